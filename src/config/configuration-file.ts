/** The operator's configuration beside `index.html`. */
const FILE = '/config.json';

/** The file as it was served. */
export interface ServedConfiguration {
  readonly status: number;
  readonly text: string;
}

declare global {
  /** The request for the configuration: the boot script sends it, or the app when it comes first. */
  var receptionConfiguration: Promise<ServedConfiguration> | undefined;
}

async function ask(): Promise<ServedConfiguration> {
  // A file of this host, asked for before anything of `src/api` has come.
  // oxlint-disable-next-line eslint/no-restricted-globals
  const response = await fetch(FILE, { cache: 'no-cache' });
  return { status: response.status, text: await response.text() };
}

/** Asks the server for the configuration, once a page; rejects when no answer comes. */
export const servedConfiguration = (): Promise<ServedConfiguration> => (globalThis.receptionConfiguration ??= ask());

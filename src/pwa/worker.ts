import { scriptUrl, WORKER } from '#lib/script-url.ts';

/** A message of a page to the worker. */
export type ToWorker =
  /** Asks for the builds that the worker knows of. */
  | { readonly type: 'which' }
  /** The build of the worker that waits answers for pages from now on. */
  | { readonly type: 'take-over' }
  /** The page has loaded these files of the build, and needs the texts of this language offline. */
  | { readonly type: 'keep'; readonly files: readonly string[]; readonly locale: string };

/** A message of a worker to a page: builds by their ids (`lib/app-page.ts`). */
export interface ToPage {
  readonly type: 'builds';
  /** The worker's own build. */
  readonly own: string;
  /** The build that a guest has chosen, until its worker is active. */
  readonly chosen: string | undefined;
}

/** A file of the build as the worker knows it. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
  /** `first` is cached at the installation, `later` at its first use. A list names the locales that need the file. */
  readonly when: 'first' | 'later' | readonly string[];
}

export const postToWorker = (worker: Pick<ServiceWorker, 'postMessage'>, message: ToWorker): void =>
  worker.postMessage(message, []);

/** Registers the worker of the app; its script never comes from the HTTP cache (R7-79). */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scriptUrl(WORKER), { updateViaCache: 'none' });

/** The files of the build that this page has loaded so far. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Has the worker cache the files that the page has loaded, and the texts of its language. */
export async function cacheLoadedFiles(locale: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active !== null) postToWorker(active, { type: 'keep', files: loadedFiles(), locale });
}

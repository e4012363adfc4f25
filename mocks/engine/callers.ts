import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

import { isBackendPath, isTesterLink } from './addresses.ts';
import { HttpError } from './http.ts';

// Any web page can send requests to this computer. A host answers only pages of this computer, and those that its options
// allow.

/** Who may call a host, besides the pages of this computer. */
export interface Callers {
  /** Further host names and addresses of this computer. */
  readonly hosts: () => readonly string[];
  /** Further origins of pages that may call. */
  readonly origins: readonly string[];
}

/** Only pages of this computer may call. */
export const THIS_COMPUTER: Callers = { hosts: () => [], origins: [] };

/** The options of a command that starts a host, for `parseArgs`. Apply `withHost` to its arguments first. */
export const CALLER_OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true },
  'allow-origin': { type: 'string', multiple: true },
} as const;

/** Replaces `--host` without a value by `--host=`, which means all addresses; `parseArgs` would require a value. */
export const withHost = (args: readonly string[]): string[] =>
  args.map((each, index) => (each === '--host' && !/^[^-]/.test(args[index + 1] ?? '') ? '--host=' : each));

interface CallerValues {
  readonly host: string;
  readonly 'allow-host'?: readonly string[] | undefined;
  readonly 'allow-origin'?: readonly string[] | undefined;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The name in a `Host` header, in lower case; undefined if it is not valid. */
const nameOf = (host: string): string | undefined =>
  HOST.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;

const isLoopback = (name: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(name);

/** Whether a server that listens at this address can be reached from this computer only. */
export const isOnlyHere = (host: string): boolean => isLoopback(host.includes(':') ? `[${host}]` : host);

/** The warning of a server that other computers can reach. */
export const OPEN_TO_NETWORK =
  'Open to the network: whoever reaches this computer can read, change and delete every world of the fake backend.';

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)),
  );

/** The callers that the options of a command allow; throws an error that names the option for an invalid host or origin. */
export function callersOf(values: CallerValues): Callers {
  const hosts = (values['allow-host'] ?? []).map((each) => {
    const name = nameOf(each);
    if (name === undefined)
      throw new Error(`--allow-host must be the name of a host, such as phone.test, and not ${each}`);
    return name;
  });
  const origins = values['allow-origin'] ?? [];
  for (const each of origins) {
    if (URL.parse(each)?.origin !== each)
      throw new Error(`--allow-origin must be an origin, such as https://front.test:3000, and not ${each}`);
  }
  const isOpen = !isOnlyHere(values.host);
  return {
    // Read for each request, because a laptop may change its network while the host runs.
    hosts: () => (isOpen ? [...hosts, values.host, ...ownAddresses()] : hosts),
    origins,
  };
}

const forbidden = (who: string, option: string): HttpError =>
  new HttpError('FORBIDDEN', `${who} may not use this fake backend. To allow it, start it with ${option}`);

/** Vite's address for opening a file in the editor, which Vite matches in any case. */
const EDITOR = /^\/__open-in-editor/i;

/** Whether a page of another site loads or calls this address, unless a person follows a link to a page. */
function isUsedElsewhere({ url = '/', headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest = 'document' } = headers;
  const isElsewhere = site === 'cross-site' || site === 'same-site';
  return isElsewhere && (EDITOR.test(url) || mode !== 'navigate' || dest !== 'document');
}

/** The 403 for a request under an unknown host name, or from a page of another origin to the backend; else undefined. */
export function refusedCaller(incoming: IncomingMessage, { hosts, origins }: Callers): HttpError | undefined {
  const { host = '', origin, referer } = incoming.headers;
  const isKnown = (name: string): boolean => isLoopback(name) || hosts().includes(name);
  const name = nameOf(host);
  // DNS rebinding: any name on the internet may resolve to this computer.
  if (name === undefined || !isKnown(name))
    return forbidden(`The host ${name ?? 'without a name'}`, `--allow-host ${name ?? 'NAME'}`);
  const [path = '/', search = ''] = (incoming.url ?? '/').split('?');
  if (!isBackendPath(path) && !isTesterLink(search) && !EDITOR.test(path)) return undefined;
  // Images and frames have no `Origin`; Sec-Fetch-Site says whether the page is of another site, and Referer which one.
  const asker = origin ?? (isUsedElsewhere(incoming) ? (URL.parse(referer ?? '')?.origin ?? 'null') : undefined);
  if (asker === undefined || origins.includes(asker)) return undefined;
  const page = URL.parse(asker);
  const isWeb = page?.protocol === 'http:' || page?.protocol === 'https:';
  if (isWeb && isKnown(page.hostname)) return undefined;
  return forbidden(`A page of ${isWeb ? asker : 'an unknown origin'}`, `--allow-origin ${isWeb ? asker : 'ORIGIN'}`);
}

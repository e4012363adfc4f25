import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

import { isBackendPath, isTesterLink } from './addresses.ts';
import { HttpError } from './http.ts';

// Any page of the web can send requests to this computer. A host answers those of its own pages, of other pages of this
// computer, and of whom its options allow.

/** Whom a host answers besides the pages of this computer. */
export interface Callers {
  /** The names under which others reach this computer. */
  readonly hosts: () => readonly string[];
  /** The origins of pages elsewhere that may call. */
  readonly origins: readonly string[];
}

/** Nobody else. */
export const THIS_COMPUTER: Callers = { hosts: () => [], origins: [] };

/** The options of a command that starts a host; `--host` alone means every address, see `withHost`. */
export const CALLER_OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true },
  'allow-origin': { type: 'string', multiple: true },
} as const;

/** The arguments, in which `--host` alone means every address of this computer. */
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

/** Whom the options of a command allow; throws for what is no host or no origin. An open host is reached by its addresses. */
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
    // A laptop changes its network while the host runs.
    hosts: () => (isOpen ? [...hosts, values.host, ...ownAddresses()] : hosts),
    origins,
  };
}

const forbidden = (who: string, option: string): HttpError =>
  new HttpError('FORBIDDEN', `${who} may not use this fake backend. To allow it, start it with ${option}`);

/** Where Vite opens a file in the editor of this computer; it reads the path in small letters. */
const EDITOR = /^\/__open-in-editor/i;

/** Whether a page elsewhere loads this as a part of itself, or calls it; not a link to a page that somebody follows. */
function isUsedElsewhere({ url = '/', headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest = 'document' } = headers;
  const isElsewhere = site === 'cross-site' || site === 'same-site';
  return isElsewhere && (EDITOR.test(url) || mode !== 'navigate' || dest !== 'document');
}

/** Refuses a request under a name that is not this computer's, and what pages elsewhere ask of the backend. */
export function refusedCaller(incoming: IncomingMessage, { hosts, origins }: Callers): HttpError | undefined {
  const { host = '', origin, referer } = incoming.headers;
  const isKnown = (name: string): boolean => isLoopback(name) || hosts().includes(name);
  const name = nameOf(host);
  // DNS rebinding: any name on the internet may resolve to this computer.
  if (name === undefined || !isKnown(name))
    return forbidden(`The host ${name ?? 'without a name'}`, `--allow-host ${name ?? 'NAME'}`);
  const [path = '/', search = ''] = (incoming.url ?? '/').split('?');
  if (!isBackendPath(path) && !isTesterLink(search) && !EDITOR.test(path)) return undefined;
  // A picture or a frame brings no origin; the browser says where it stands.
  const asker = origin ?? (isUsedElsewhere(incoming) ? (URL.parse(referer ?? '')?.origin ?? 'null') : undefined);
  if (asker === undefined || origins.includes(asker)) return undefined;
  const page = URL.parse(asker);
  const isWeb = page?.protocol === 'http:' || page?.protocol === 'https:';
  if (isWeb && isKnown(page.hostname)) return undefined;
  return forbidden(`A page of ${isWeb ? asker : 'an unknown origin'}`, `--allow-origin ${isWeb ? asker : 'ORIGIN'}`);
}

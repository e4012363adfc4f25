import type { IncomingMessage, ServerResponse } from 'node:http';

import { cookieFor, sessionOf } from './sessions.ts';
import type { SessionName } from './sessions.ts';

/**
 * Whether a caller keeps the cookie that it is given: a browser on a page of this host. A tool does not, and a page of
 * another origin mostly leaves cookies behind; they share the common world, so that it remembers what they do.
 */
function keepsCookie({ headers }: IncomingMessage): boolean {
  const { origin, host, 'user-agent': agent = '' } = headers;
  return agent.startsWith('Mozilla/') && (origin === undefined || URL.parse(origin)?.host === host);
}

function given(outgoing: ServerResponse, issue: () => string): string {
  const id = issue();
  outgoing.setHeader('set-cookie', cookieFor(id));
  return id;
}

/** The world of a call: the one it names, else the browser's own, which its answer tells it, else the common one. */
export function sessionOfCall(incoming: IncomingMessage, outgoing: ServerResponse, issue: () => string): SessionName {
  const { headers } = incoming;
  // A header is a text here: a call may name it only once.
  const header = headers['x-mock-session']?.toString();
  return sessionOf(header, headers.cookie, keepsCookie(incoming) ? () => given(outgoing, issue) : undefined);
}

/** No page: a call, a file, or a link that sets its own cookie. */
const NO_PAGE = /^\/(?:api|w|s)\/|^\/__mock\/.|\.[^/.]*$/;

/**
 * Gives a browser that opens a page its world, so that all calls of the page reach the same one. Throws a 400 for a
 * cookie that is no name of a world.
 */
export function giveWorld(incoming: IncomingMessage, outgoing: ServerResponse, issue: () => string): void {
  const { method, url = '/', headers } = incoming;
  if (method !== 'GET' || NO_PAGE.test(url.split('?')[0] ?? '/')) return;
  sessionOf(undefined, headers.cookie, () => given(outgoing, issue));
}

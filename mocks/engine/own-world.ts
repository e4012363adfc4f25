import type { IncomingMessage, ServerResponse } from 'node:http';

import { cookieFor, sessionOf } from './sessions.ts';
import type { SessionName } from './sessions.ts';

/**
 * Whether a caller will send a cookie back: a browser on a page of this host does; tools do not, and pages of another
 * origin usually do not. Those share the common world, so that their changes persist between calls.
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

/** The world of a call: the one it names, else the browser's own (set by cookie), else the common one. */
export function sessionOfCall(incoming: IncomingMessage, outgoing: ServerResponse, issue: () => string): SessionName {
  const { headers } = incoming;
  // An array would mean a repeated header; a call may name only one world.
  const header = headers['x-mock-session']?.toString();
  return sessionOf(header, headers.cookie, keepsCookie(incoming) ? () => given(outgoing, issue) : undefined);
}

/** Requests that are not for a page: API calls, files, and links that set a cookie themselves. */
const NO_PAGE = /^\/(?:api|w|s)\/|^\/__mock\/.|\.[^/.]*$/;

/**
 * Assigns a world to a browser that opens a page, before the page's calls race for one. Throws a 400 for a cookie that
 * is no valid world name.
 */
export function giveWorld(incoming: IncomingMessage, outgoing: ServerResponse, issue: () => string): void {
  const { method, url = '/', headers } = incoming;
  if (method !== 'GET' || NO_PAGE.test(url.split('?')[0] ?? '/')) return;
  sessionOf(undefined, headers.cookie, () => given(outgoing, issue));
}

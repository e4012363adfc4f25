import type { IncomingMessage } from 'node:http';

/** Whether a path belongs to the backend: the API, the control surface, a named world, or a link of scenarios. */
export const isBackendPath = (path: string): boolean => /^\/(?:(?:api|w|s)\/|__mock(?:\/|$))/.test(path);

/** Query parameters of a tester link; any page accepts them. */
export const LINK_PARAMETERS = ['scenario', 'now', 'fault', 'world'] as const;

/**
 * Confirms that a changed world may be replaced. Its value is the state the tester saw, so a later change asks again.
 */
export const RESTART = 'restart';

/** Whether the query string contains a tester parameter. */
export const isTesterLink = (search: string): boolean => {
  const parameters = new URLSearchParams(search);
  return LINK_PARAMETERS.some((name) => parameters.has(name));
};

/** The address without the tester parameters. */
export function withoutParameters(url: URL): URL {
  const rest = new URL(url);
  for (const name of [...LINK_PARAMETERS, RESTART]) rest.searchParams.delete(name);
  return rest;
}

/** The short link of one or more scenarios: `/s/a-lent-book+slow-network`. */
const SCENARIOS = /^\/s\/([^/?]+)\/?(?:\?(.*))?$/;

/**
 * A tester link forwarded by a page, needed where the app's service worker would answer `/s/…` before the server sees
 * it.
 */
const GO = /^\/__mock\/go\?/;

/** The requested path and query. A forwarded link is reduced to its path, so it cannot redirect to another host. */
export function requested(url: string): string {
  if (!GO.test(url)) return url;
  const to = new URLSearchParams(url.replace(GO, '')).get('to') ?? '';
  return `/${to.replace(/^[/\\]+/, '')}`;
}

/** The tester link that a browser opened, on the host it used; undefined for any other request. */
export function linkOf({ method, url = '/', headers }: IncomingMessage): URL | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const base = `http://${headers.host ?? 'localhost'}`;
  const [, names, more] = SCENARIOS.exec(url) ?? [];
  const path = names === undefined ? url : `/?scenario=${names}${more === undefined ? '' : `&${more}`}`;
  if (/^\/(api|__mock|w)\//.test(path) || !isTesterLink(path.slice(path.indexOf('?')))) return undefined;
  return URL.canParse(path, base) ? new URL(path, base) : undefined;
}

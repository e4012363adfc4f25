import type { IncomingMessage } from 'node:http';

/** Whether a path belongs to the backend: the API, the control surface, a named world, or a link of scenarios. */
export const isBackendPath = (path: string): boolean => /^\/(?:(?:api|w|s)\/|__mock(?:\/|$))/.test(path);

/** The parameters that a link of testers may carry on any page. */
export const LINK_PARAMETERS = ['scenario', 'now', 'fault', 'world'] as const;

/** Names the state of a world that a fresh start may throw away; only a page that asks for it makes such a link. */
export const ANEW = 'anew';

/** Whether an address has a parameter of testers. */
export const isTesterLink = (search: string): boolean => {
  const parameters = new URLSearchParams(search);
  return LINK_PARAMETERS.some((name) => parameters.has(name));
};

/** The same address without the parameters of testers. */
export function withoutParameters(url: URL): URL {
  const rest = new URL(url);
  for (const name of [...LINK_PARAMETERS, ANEW]) rest.searchParams.delete(name);
  return rest;
}

/** The short link of scenarios: `/s/a-lent-book+slow-network`. */
const SCENARIOS = /^\/s\/([^/?]+)(?:\?(.*))?$/;

/** A link that a page passes on: the worker of an app keeps the server from seeing it. */
const GO = /^\/__mock\/go\?/;

/** The address that the browser was asked for; a link that is passed on never leads to another host. */
export function requested(url: string): string {
  if (!GO.test(url)) return url;
  const to = new URLSearchParams(url.replace(GO, '')).get('to') ?? '';
  return `/${to.replace(/^[/\\]+/, '')}`;
}

/** The link of testers that a browser opens, at the host it asked; undefined for any other request. */
export function linkOf({ method, url = '/', headers }: IncomingMessage): URL | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const base = `http://${headers.host ?? 'localhost'}`;
  const [, names, more] = SCENARIOS.exec(url) ?? [];
  const path = names === undefined ? url : `/?scenario=${names}${more === undefined ? '' : `&${more}`}`;
  if (/^\/(api|__mock|w)\//.test(path) || !isTesterLink(path.slice(path.indexOf('?')))) return undefined;
  return URL.canParse(path, base) ? new URL(path, base) : undefined;
}

import { isDevelopmentHost } from '#lib/app-page.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { compose } from '#mocks/tester-page/compose.ts';
import type { World } from '#mocks/world.ts';

import { tokenOf } from './authentication.ts';

/** Adds the slug and language of the scenarios to the page that a tester link names, unless it has them. */
function completed(page: string, open: string): string {
  const [path = '', search] = page.split('?');
  const [parameters, theirs] = [new URLSearchParams(search), new URLSearchParams(open.split('?')[1])];
  const isOfStay = /^\/stay(\/|$)/.test(path);
  for (const name of isOfStay ? ['slug', 'lng'] : ['lng']) {
    const value = theirs.get(name);
    if (value !== null && !parameters.has(name)) parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/**
 * Where a scenario link leads: to `page`, or to the page of the scenarios; through the sign-in page if one needs an
 * account. If the brand has another host, the result is the URL of that host, where the same link starts over. `host` is
 * the name and port that the browser used.
 */
export function destination(world: World, chosen: readonly Scenario[], host: string, page?: string): string {
  const { open: own, brand, signIn } = compose(chosen);
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host) ?? [];
  // A phone in the network can use only one host, whose brand the preview decides.
  const isThere = !isDevelopmentHost(name) || name.startsWith('wl.') === (brand === 'white-label');
  // A trait alone applies to the page on any host.
  const isOfAnyHost = page !== undefined && chosen.every(({ kind }) => kind === 'trait');
  if (!isThere && !isOfAnyHost)
    return `http://${brand === 'white-label' ? 'wl.localhost' : name.replace('wl.', '')}${port}`;
  const open = page === undefined ? own : completed(page, own);
  if (signIn === undefined || open.startsWith('/login') || open.startsWith('/signup')) return open;
  return `/__mock/sign-in.html#${new URLSearchParams({ token: tokenOf(world, signIn), to: open })}`;
}

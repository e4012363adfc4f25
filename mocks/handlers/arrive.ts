import type { Scenario } from '#mocks/scenarios/scenario.ts';
import type { World } from '#mocks/world.ts';

import { issueToken } from '#mocks/engine/token.ts';

/** The token of a sign-in with this address. */
function tokenOf(world: World, email: string): string {
  const customer = world.db.customers.findFirst((query) => query.where(({ logins }) => logins.includes(email)));
  return issueToken(customer?.id ?? `nobody-${email}`, email, world.clock.ms(), customer?.script.loginMs);
}

/** A page for a stay, with the slug of the scenario when the tester's link named none. */
function pageOfStay(page: string, open: string): string {
  const slug = new URLSearchParams(open.split('?')[1]).get('slug');
  if (slug === null || !/^\/stay(\/|\?|$)/.test(page) || /[?&]slug=/.test(page)) return page;
  return `${page}${page.includes('?') ? '&' : '?'}slug=${encodeURIComponent(slug)}`;
}

/**
 * Where the link of scenarios leads: to `page`, or to the page of the first one. Where one needs it, the browser signs in
 * on the way. Another brand has another host, to which the same link leads. `host` is the name and port that the browser
 * asked.
 */
export function arrive(world: World, chosen: readonly Scenario[], host: string, page?: string): string {
  const isWhiteLabel = chosen.some(({ brand }) => brand === 'white-label');
  if (isWhiteLabel && !host.startsWith('wl.')) return `http://wl.localhost${/:\d+$/.exec(host)?.[0] ?? ''}`;
  const own = chosen[0]?.open ?? '/';
  const open = page === undefined ? own : pageOfStay(page, own);
  const email = chosen.find(({ signIn }) => signIn !== undefined)?.signIn;
  if (email === undefined || open.startsWith('/login') || open.startsWith('/signup')) return open;
  return `/__mock/sign-in.html#${new URLSearchParams({ token: tokenOf(world, email), to: open })}`;
}

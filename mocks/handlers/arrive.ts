import type { Scenario } from '#mocks/scenarios/scenario.ts';
import type { World } from '#mocks/world.ts';

import { issueToken } from '#mocks/engine/token.ts';
import { compose } from '#mocks/scenarios/compose.ts';

/** The token of a sign-in with this address. */
function tokenOf(world: World, email: string): string {
  const customer = world.db.customers.findFirst((query) => query.where(({ logins }) => logins.includes(email)));
  return issueToken(customer?.id ?? `nobody-${email}`, email, world.clock.ms(), customer?.script.loginMs);
}

/**
 * Where the link of scenarios leads, signed in where one needs it. On another brand's host the same link begins again.
 * `host` is the name and port that the browser asked.
 */
export function arrive(world: World, chosen: readonly Scenario[], host: string): string {
  const { open, brand, signIn } = compose(chosen);
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host) ?? [];
  const isThere = name.startsWith('wl.') === (brand === 'white-label');
  if (!isThere) {
    const there = brand === 'white-label' ? 'wl.localhost' : name.replace('wl.', '');
    return `http://${there}${port}/s/${chosen.map((each) => encodeURIComponent(each.name)).join('+')}`;
  }
  if (signIn === undefined || open.startsWith('/login') || open.startsWith('/signup')) return open;
  return `/__mock/sign-in.html#${new URLSearchParams({ token: tokenOf(world, signIn), to: open })}`;
}

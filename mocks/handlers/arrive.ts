import type { Scenario } from '#mocks/scenarios/scenario.ts';
import type { World } from '#mocks/world.ts';

import { issueToken } from '#mocks/engine/token.ts';

/** The token of a sign-in with this address. */
function tokenOf(world: World, email: string): string {
  const customer = world.db.customers.findFirst((query) => query.where(({ logins }) => logins.includes(email)));
  return issueToken(customer?.id ?? `nobody-${email}`, email, world.clock.ms(), customer?.script.loginMs);
}

/**
 * Where the link of scenarios leads: to the page of the first one, signed in where one needs it. On another brand's host
 * the same link begins again. `host` is the name and port that the browser asked.
 */
export function arrive(world: World, chosen: readonly Scenario[], host: string): string {
  const isWhiteLabel = chosen.some(({ brand }) => brand === 'white-label');
  if (isWhiteLabel && !host.startsWith('wl.')) {
    const port = /:\d+$/.exec(host)?.[0] ?? '';
    return `http://wl.localhost${port}/s/${chosen.map(({ name }) => encodeURIComponent(name)).join('+')}`;
  }
  const open = chosen[0]?.open ?? '/';
  const email = chosen.find(({ signIn }) => signIn !== undefined)?.signIn;
  if (email === undefined || open.startsWith('/login') || open.startsWith('/signup')) return open;
  return `/__mock/sign-in.html#${new URLSearchParams({ token: tokenOf(world, email), to: open })}`;
}

import type { World } from '#mocks/world.ts';

import { issueToken } from '#mocks/engine/token.ts';

/** The token of a sign-in with this address. */
export function tokenOf(world: World, email: string): string {
  const customer = world.db.customers.findFirst(({ logins }) => logins.includes(email));
  return issueToken(customer?.id ?? `nobody-${email}`, email, world.clock.ms(), customer?.script.loginMs);
}

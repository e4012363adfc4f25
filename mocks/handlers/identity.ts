import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/engine/world.ts';

import { shift } from '#lib/time.ts';

export type IdentityResult = 'approved' | 'declined' | 'banned';

/** The provider has the guest's picture: the result is known when the world's clock has come so far. */
export async function submitIdentity(world: World, row: StayRow, result: IdentityResult, delayMs = 0): Promise<void> {
  const decidedAt = shift(world.clock.now(), delayMs);
  await world.db.identities.put({ slug: row.slug, result, decidedAt });
  // What an earlier picture came to counts no more.
  const waiting = await world.db.stays.update(row.slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, idVerificationState: 'required' },
  }));
  await settleIdentity(world, waiting);
}

/** Moves a result whose time has come into the stay: approved completes check-in (R4-09). */
export async function settleIdentity(world: World, row: StayRow): Promise<StayRow> {
  const identity = world.db.identities.get(row.slug);
  if (identity === undefined || identity.decidedAt > world.clock.now()) return row;
  if (row.checkIn.idVerificationState === identity.result) return row;
  return world.db.stays.update(row.slug, (stay) => ({
    ...stay,
    checkIn: {
      ...stay.checkIn,
      idVerificationState: identity.result,
      ...(identity.result === 'approved' ? { state: 'check-in-completed', checkInDate: identity.decidedAt } : {}),
    },
  }));
}

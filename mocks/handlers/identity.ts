import type { StayRow } from '#mocks/db/database.ts';
import type { Backend, Due, World } from '#mocks/world.ts';

import { shift } from '#lib/time.ts';
import { invalid } from '#mocks/engine/http.ts';

import { stayOf } from './lookups.ts';

type IdentityResult = 'approved' | 'declined' | 'banned';

/** Stores the result of an identity check, which the provider reports after `delayMs` of the world's time. */
export async function submitIdentity(world: World, row: StayRow, result: IdentityResult, delayMs = 0): Promise<void> {
  const decidedAt = shift(world.clock.now(), delayMs);
  await world.db.identities.put({ slug: row.slug, result, decidedAt, isDelivered: false });
  // Discards the result of an earlier photo.
  await world.db.stays.update(row.slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, idVerificationState: 'required' },
  }));
}

/** Pending results of identity checks; an approval completes check-in (R4-09). */
export const identitiesDue = (world: World): Due[] =>
  world.db.identities
    .findMany({ isDelivered: false })
    .map(({ slug, result, decidedAt }) => ({ at: decidedAt, run: (due) => reportResult(due, slug, result) }));

async function reportResult(world: World, slug: string, result: IdentityResult): Promise<void> {
  const { decidedAt } = await world.db.identities.update(slug, (row) => ({ ...row, isDelivered: true }));
  await world.db.stays.update(slug, (stay) => ({
    ...stay,
    checkIn: {
      ...stay.checkIn,
      idVerificationState: result,
      ...(result === 'approved' ? { state: 'check-in-completed', checkInDate: decidedAt } : {}),
    },
  }));
}

const RESULTS: readonly IdentityResult[] = ['approved', 'declined', 'banned'];

/** Sets the identity provider's result for a guest; without a result the scenario decides, after its delay. */
export const decideIdentity = {
  fields: ['slug', 'result'],
  act: async (world: Backend, { slug, result }: Readonly<Record<string, unknown>>) => {
    if (typeof slug !== 'string') throw invalid('slug', 'is required');
    const row = stayOf(world, slug);
    const given = result === undefined ? undefined : RESULTS.find((each) => each === result);
    if (result !== undefined && given === undefined) throw invalid('result', `must be one of ${RESULTS.join(', ')}`);
    await world.enqueue(() =>
      submitIdentity(world, row, given ?? row.script.identity, given ? 0 : row.script.identityDelayMs),
    );
    return { status: 202, body: { slug } };
  },
};

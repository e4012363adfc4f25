import { expect, test } from 'vitest';

import type { OrderItemInput } from '#api/generated/model.ts';

import { fc } from '../support/fast-check.ts';
import { offersOf, RandomGuest, step } from './random-guest.ts';
import { howMany, seedOr } from '../support/how-far.ts';
import { frozenWorld } from './support.ts';

const SEED = seedOr(20_261_122);
const RUNS = howMany(1000, 20_000);

const SLUGS = [
  'order-success',
  'order-free-reward',
  'order-free-reward',
  'cleaning-free',
  'order-other-error',
  'check-out-day',
];

test('no slot, allowance or reward is sold twice, and a stay that is over gets nothing, whatever a guest does', async () => {
  const world = await frozenWorld();
  const offers = new Map<string, OrderItemInput[]>();
  for (const slug of SLUGS) offers.set(slug, await offersOf(world, slug));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SLUGS),
      fc.array(step, { minLength: 3, maxLength: 15, size: 'max' }),
      async (slug, steps) => {
        const guest = new RandomGuest(await frozenWorld(), slug, offers.get(slug) ?? []);
        for (const next of steps) await guest.take(next);
        expect(await guest.conclude()).toEqual([]);
      },
    ),
    { seed: SEED, numRuns: RUNS },
  );
}, 900_000);

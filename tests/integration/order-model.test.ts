import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { fc } from '../support/fast-check.ts';
import { Browser, takeTime } from './order-model/browser.ts';
import { begin, commandsFor } from './order-model/commands.ts';
import { FakeWorld, START } from './order-model/fake-world.ts';
import { bundleTab, endSpareThreads } from './order-model/tab-handle.ts';
import { Truth } from './order-model/truth.ts';
import { howMany, RANDOM_MS, seedOr } from '../support/how-far.ts';

const SEED = seedOr(20_261_120);
const RUNS = howMany(60, 1000);

/** Scenarios that decide how an order ends; in most it succeeds. */
const STAYS = [
  'order-success',
  'order-success',
  'order-success',
  'order-success',
  'order-payment-error',
  'order-other-error',
  'order-null-id',
  'order-stuck-pending',
  'order-unknown-status',
] as Slug[];

// The timeout allows for bundling the app, which the tabs run, on a busy machine.
beforeAll(async () => {
  await bundleTab();
  takeTime();
}, 30_000);
afterAll(endSpareThreads);

/** A late check-out time that is free at the start. */
async function freeHour(slug: Slug): Promise<Instant> {
  const world = await FakeWorld.start();
  const [hour] = await world.lateHours(slug);
  await world.stop();
  return hour ?? START;
}

test(
  'whatever happens to an order, it is sent once and the app shows its actual outcome (S50 to S55)',
  async () => {
    const lateHour = await freeHour('order-success' as Slug);
    const beginning = fc.record(
      {
        lateHour: fc.constant(lateHour),
        choice: fc.constantFrom('sauna kit', 'late check-out'),
        hasOrdered: fc.boolean(),
      },
      { noNullPrototype: true },
    );
    const commands = fc.commands(commandsFor(lateHour), { maxCommands: 12, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...STAYS), beginning, commands, async (slug, how, each) => {
        const browser = await Browser.start(slug);
        const truth = new Truth();
        try {
          await begin(browser, truth, how);
          await fc.asyncModelRun(() => ({ model: truth, real: browser }), each);
          const { confirmations, writes, effects } = await truth.conclude(browser);
          expect(effects).toBeLessThanOrEqual(confirmations);
          expect(writes).toHaveLength(confirmations);
          expect(writes).not.toContain(400);
        } finally {
          await browser.stop();
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
  RANDOM_MS,
);

import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';

import type { Slug } from '#domain/stay/slug.ts';

import { Browser, takeTime } from './order-model/browser.ts';
import { commandsFor } from './order-model/commands.ts';
import { FakeWorld } from './order-model/fake-world.ts';
import { bundleTab, endSpareThreads } from './order-model/tab-threads.ts';
import { Truth } from './order-model/truth.ts';

/** Another seed or number of runs, to look further than every day. */
const SEED = Number(process.env['ORDER_MODEL_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['ORDER_MODEL_RUNS'] ?? 300);

/** What becomes of an order, by the stay's script; most go through. */
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

let lateHour: string | undefined;

beforeAll(async () => {
  await bundleTab();
  takeTime();
  const world = await FakeWorld.start();
  [lateHour] = await world.lateHours('order-success' as Slug);
  await world.stop();
});
afterAll(endSpareThreads);

test('every order is sent once, and the guest is told the truth, whatever happens on the way (S50 to S55)', async () => {
  const commands = fc.commands(commandsFor(lateHour ?? ''), { maxCommands: 25, size: '+1' });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STAYS), commands, async (slug, each) => {
      const browser = await Browser.start(slug);
      try {
        const truth = new Truth();
        await fc.asyncModelRun(() => ({ model: truth, real: browser }), each);
        await truth.conclude(browser);
      } finally {
        await browser.stop();
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 300_000);

import { afterAll, beforeAll, expect, test } from 'vitest';

import { fake } from '#mocks/backend.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, RANDOM_MS, seedOr } from '../support/how-far.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { overHttp, played, sequence } from './sequences.ts';
import { frozenWorld, NOW } from './support.ts';

const WORLDS = 50;
const STEPS = howMany(5, 100);
const ORDERS = 100;
const SLUG = 'stay-started';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

/** The journal of a world, without the members that depend on the connection. */
async function journalOf(send: (path: string, init: RequestInit) => Promise<Response>): Promise<unknown> {
  const calls = (await (await send('/__mock/journal', {})).json()) as Record<string, unknown>[];
  return calls.map(({ at, operation, method, url, body, status, answer, changes }) => {
    // The path names the world.
    return { at, operation, method, path: String(url).replace(/^\/w\/[^/]+/, ''), body, status, answer, changes };
  });
}

test(
  `${WORLDS} worlds of ${STEPS} steps side by side answer as each does alone`,
  async () => {
    const start = fake.snapshot(await frozenWorld());
    const sequences = fc.sample(sequence(STEPS, STEPS), { numRuns: WORLDS, seed: seedOr(50) });
    const all = async (index: number) => {
      const host = overHttp(server);
      const answers = await played(host, start, sequences[index] ?? []);
      return { answers, journal: await journalOf(host.send) };
    };
    const alone: unknown[] = [];
    for (const index of sequences.keys()) alone.push(await all(index));
    const together = await Promise.all(Array.from(sequences.keys(), all));
    for (const [index, each] of together.entries()) expect(each).toEqual(alone[index]);
  },
  RANDOM_MS,
);

test(`${ORDERS} orders at once in one world are ${ORDERS} orders`, async () => {
  const order = () =>
    server.send('PATCH', `/w/busy/api/check-in/${SLUG}`, { orderItems: [{ productId: 'prod-sauna' }] });
  const answers = await Promise.all(Array.from({ length: ORDERS }, order));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: ORDERS }, () => 200));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { orderId: string }).orderId));
  expect(new Set(ids).size).toBe(ORDERS);
  await server.send('PUT', '/w/busy/__mock/clock', { advance: 'PT1M' });
  const stay = await server.send('GET', `/w/busy/api/check-in/${SLUG}?$expand[]=orderItems`);
  const { orderItems } = (await stay.json()) as { orderItems: { id: string; productId: string }[] };
  const delivered = orderItems.filter(({ productId }) => productId === 'prod-sauna');
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(ORDERS);
  const other = await server.send('GET', `/w/quiet/api/check-in/${SLUG}?$expand[]=orderItems`);
  expect(((await other.json()) as { orderItems: unknown[] }).orderItems).toHaveLength(
    orderItems.length - delivered.length,
  );
});

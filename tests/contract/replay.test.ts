import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Recording } from '#mocks/engine/recording.ts';

import { fake } from '#mocks/backend.ts';
import { replayFile } from '#mocks/testing/vitest.ts';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  // The clock runs: a replay has to be at each moment again.
  server = await startServer({ now: NOW });
});
afterAll(() => server.stop());

const SLUG = 'stay-before-arrival';
const steer = (method: string, verb: string, body?: unknown) => server.send(method, `/__mock/${verb}`, body);
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  server.send(method, `/api/${path}`, body, { headers }).catch(() => 'dropped');
const stay = () => call('GET', `check-in/${SLUG}?$expand[]=orderItems&$expand[]=propertyKeys&$expand[]=customer`);
const order = () => call('PATCH', `check-in/${SLUG}`, { orderItems: [{ productId: 'prod-sauna', count: 1 }] });

/** A session with a bit of everything: writes, time, chance, a rate limit, calls that overtake each other, an undo. */
async function session(): Promise<Recording> {
  await steer('POST', 'reset');
  await order();
  await steer('POST', 'faults', { operation: 'checkIn', kind: 'status', status: 503, chance: 0.4, seed: 5 });
  await stay();
  await steer('POST', 'recording');
  for (let read = 0; read < 6; read++) await stay();
  await steer('PUT', 'clock', { advance: 'PT90M' });
  await steer('DELETE', 'faults');
  await steer('POST', 'faults', { operation: 'checkIn', kind: 'delay', delayMs: 150, times: 1 });
  await steer('POST', 'faults', { operation: 'order', kind: 'rate-limit', calls: 1, perMs: 60_000 });
  // The read comes first, and is answered after the order that it then shows.
  await Promise.all([stay(), order()]);
  await call('GET', 'orders/order-2', undefined, { 'x-slug': SLUG });
  await call('GET', 'orders/order-2', undefined, { 'x-slug': SLUG });
  await steer('POST', 'faults', { operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await call('PATCH', `check-in/${SLUG}`, { status: 'canceled' });
  await steer('POST', 'undo');
  await steer('POST', 'identity', { slug: SLUG, result: 'approved' });
  await call('PATCH', `check-in/${SLUG}`, '{"status":');
  await call('GET', 'nowhere');
  await stay();
  return (await steer('DELETE', 'recording')).json();
}

describe('a recorded session', () => {
  test('replays to the byte in a world of its own, at any time, and leaves the same state', async () => {
    const recording = await session();
    expect(recording.steps.length).toBeGreaterThan(20);
    const statuses = recording.steps.flatMap((step) =>
      step.kind === 'call' ? [step.answer === 'dropped' ? step.answer : step.answer.status] : [],
    );
    // Chance met some of the six reads, the rate limit the second poll.
    expect(new Set(statuses)).toEqual(new Set([200, 503, 429, 'dropped', 400, 404]));
    const overtaken = recording.steps.find((step) => step.kind === 'call' && step.acted !== undefined);
    expect(overtaken).toBeDefined();

    const file = join(await mkdtemp(join(tmpdir(), 'reception-')), 'session.json');
    await writeFile(file, JSON.stringify(recording));
    const { backend, differing } = await replayFile(file);
    expect(differing).toEqual([]);
    expect(backend.counters()).toMatchObject({ order: 2 });
  });

  test('says which call is answered otherwise now', async () => {
    const recording = await session();
    const changed = JSON.stringify(recording).replace(
      String.raw`\"lastName\":\"Guest\"`,
      String.raw`\"lastName\":\"Guess\"`,
    );
    expect((await fake.replay(changed)).differing).toMatchObject([{ call: expect.stringContaining(SLUG) }]);
  });

  test('takes the place of a world by its verb', async () => {
    const recording = await session();
    const replayed = await server.send('POST', '/w/rita/__mock/replay', recording);
    expect(await replayed.json()).toMatchObject({ differing: [] });
    const { propertyKeys: _keys, ...mine } = await (await server.send('GET', `/api/check-in/${SLUG}`)).json();
    const { propertyKeys: _others, ...theirs } = await (
      await server.send('GET', `/w/rita/api/check-in/${SLUG}`)
    ).json();
    expect(theirs).toEqual(mine);
  });

  test('ends with a reset, and what is no recording says where it is wrong', async () => {
    await steer('POST', 'recording');
    await steer('POST', 'reset');
    expect((await steer('GET', 'recording')).status).toBe(409);
    const wrong = [
      ['{}', 'kind'],
      [{ kind: 'recording', version: 2, world: {}, steps: [], isCut: false }, 'version'],
      [{ kind: 'recording', version: 1, world: {}, steps: [{ kind: 'call' }], isCut: false }, 'steps.0.order'],
      [{ kind: 'recording', version: 1, world: {}, steps: [], isCut: false }, 'version'],
      ['{"kind":"recording","world":{"__proto__":{}}}', '__proto__'],
    ] as const;
    for (const [body, place] of wrong) {
      const refused = await fetch(`http://127.0.0.1:${server.port}/__mock/replay`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(place)]);
    }
  });
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fake } from '#mocks/backend.ts';
import { addScenario } from '#mocks/client-files.ts';
import type { Recording } from '#mocks/engine/recording.ts';
import { scenarioFiles } from '#mocks/scenarios/files.ts';
import { recorded } from '#mocks/scenarios/recorded.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { recordedScenario, scenarioSource } from '#mocks/tester-page/scenario-source.ts';
import { replayFile } from '#mocks/testing/vitest.ts';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  // The clock is not frozen, so a replay must set it to the time of each step.
  server = await startServer({ now: NOW });
});
afterAll(() => server.stop());

const SLUG = 'stay-before-arrival';
const steer = (method: string, verb: string, body?: unknown) => server.send(method, `/__mock/${verb}`, body);
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  server.send(method, `/api/${path}`, body, { headers }).catch(() => 'dropped');
const stay = () => call('GET', `check-in/${SLUG}?$expand[]=orderItems&$expand[]=propertyKeys&$expand[]=customer`);
const order = () => call('PATCH', `check-in/${SLUG}`, { orderItems: [{ productId: 'prod-sauna', count: 1 }] });

/** Records a session with writes, clock changes, a random fault, a rate limit, overlapping calls and an undo. */
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
  // The read arrives first, but is answered after the order, and includes it.
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
  test('is replayed in a new world with the same answers, byte for byte, and the same state', async () => {
    const recording = await session();
    expect(recording.steps.length).toBeGreaterThan(20);
    const statuses = recording.steps.flatMap((step) =>
      step.kind === 'call' ? [step.answer === 'dropped' ? step.answer : step.answer.status] : [],
    );
    // The random fault fails some of the six reads, and the rate limit the second poll.
    expect(new Set(statuses)).toEqual(new Set([200, 503, 429, 'dropped', 400, 404]));
    const overtaken = recording.steps.find((step) => step.kind === 'call' && step.acted !== undefined);
    expect(overtaken).toBeDefined();

    const file = join(await mkdtemp(join(tmpdir(), 'reception-')), 'session.json');
    await writeFile(file, JSON.stringify(recording));
    const { backend, differing } = await replayFile(file);
    expect(differing).toEqual([]);
    expect(backend.counters()).toMatchObject({ order: 2 });
  });

  test('reports the call that is answered differently', async () => {
    const recording = await session();
    const changed = JSON.stringify(recording).replace(
      String.raw`\"lastName\":\"Guest\"`,
      String.raw`\"lastName\":\"Guess\"`,
    );
    expect((await fake.replay(changed)).differing).toMatchObject([{ call: expect.stringContaining(SLUG) }]);
  });

  test('replaces a world by the verb replay', async () => {
    const recording = await session();
    const replayed = await server.send('POST', '/w/rita/__mock/replay', recording);
    expect(await replayed.json()).toMatchObject({ differing: [] });
    const { propertyKeys: _keys, ...mine } = await (await server.send('GET', `/api/check-in/${SLUG}`)).json();
    const { propertyKeys: _others, ...theirs } = await (
      await server.send('GET', `/w/rita/api/check-in/${SLUG}`)
    ).json();
    expect(theirs).toEqual(mine);
  });

  test('ends with a reset; an invalid recording is refused with the field', async () => {
    await steer('POST', 'recording');
    await steer('POST', 'reset');
    expect((await steer('GET', 'recording')).status).toBe(409);
    const wrong = [
      ['{}', 'kind'],
      [{ kind: 'recording', version: 2, world: {}, steps: [], isTruncated: false }, 'version'],
      [{ kind: 'recording', version: 1, world: {}, steps: [{ kind: 'call' }], isTruncated: false }, 'steps.0.order'],
      [{ kind: 'recording', version: 1, world: {}, steps: [], isTruncated: false }, 'version'],
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

const FACTS = {
  name: 'sauna-then-cancel',
  title: 'A sauna kit, then a cancellation',
  sees: 'A cancelled stay.',
  covers: 'R4-02',
};

/** Records a session: an order whose answer is lost, two hours later a cancellation. */
async function shortSession(): Promise<Recording> {
  await steer('POST', 'reset');
  await steer('POST', 'recording');
  await call('GET', `check-in/${SLUG}`);
  await steer('POST', 'faults', { operation: 'updateCheckIn', kind: 'commit-then-drop' });
  await call('PATCH', `check-in/${SLUG}`, { orderItems: [{ productId: 'prod-sauna', count: 1 }] });
  await steer('DELETE', 'faults');
  await steer('PUT', 'clock', { advance: 'PT2H' });
  await call('PATCH', `check-in/${SLUG}`, { status: 'canceled' });
  return (await steer('DELETE', 'recording')).json();
}

const scenarioOf = (recording: Recording) => recorded(FACTS.name, recordedScenario(recording, FACTS));

describe('a recorded session as a scenario', () => {
  test('is a file of fewer than 25 lines that results in the same state and statuses', async () => {
    const recording = await shortSession();
    expect(scenarioSource(recording, FACTS).trimEnd().split('\n').length).toBeLessThan(25);
    const { calls = [], now, ends, covers, open } = scenarioOf(recording);
    expect({ now, ends, covers, open }).toEqual({
      now: NOW,
      ends: `/stay?slug=${SLUG}`,
      covers: ['R4-02'],
      open: '/s/sauna-then-cancel',
    });
    expect(calls.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'POST undefined',
      'PATCH dropped',
      'DELETE undefined',
      'PATCH 200',
    ]);
    const world = await fake.createBackend({ now: NOW });
    expect(await fake.play(world, calls)).toEqual([]);
    const mine = world.db.stays.get(SLUG)?.checkIn;
    const theirs = await (await server.send('GET', '/__mock/snapshot')).json();
    expect([mine?.status, world.faults.list(), world.counters()]).toEqual(['canceled', [], theirs.counters]);
    expect(JSON.parse(fake.snapshot(world)).rows.orders).toHaveLength(theirs.rows.orders.length);
  });

  test('is written by the command line, from a recording or a saved file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reception-'));
    const file = join(folder, 'session.json');
    await writeFile(file, JSON.stringify(await shortSession()));
    const into = join(folder, 'recorded');
    const { title, sees, covers } = FACTS;
    const output = await addScenario(
      [file, 'name=a-session', `title=${title}`, `sees=${sees}`, `covers=${covers}`],
      into,
    );
    expect(output).toContain('/s/a-session');
    await addScenario([join(into, 'a-session.ts'), 'name=another'], into);
    expect(scenarioFiles(into)).toEqual(['a-session', 'another'].map((name) => join(into, `${name}.ts`)));
    await expect(addScenario([file], into)).rejects.toThrow('A situation needs a title');
    await expect(addScenario(['/no/such/file.ts'], into)).rejects.toThrow('File not found');
  });

  test('is refused with a reason if it is too long, incomplete, badly named or began in a changed world', async () => {
    const recording = await shortSession();
    const step = recording.steps.find((each) => each.kind === 'call' && each.method === 'PATCH');
    const long = { ...recording, steps: Array.from({ length: 40 }, () => step).filter((each) => each !== undefined) };
    expect(() => scenarioSource(long, FACTS)).toThrow('relevant calls, but a situation can have only 11');
    expect(() => scenarioSource({ ...recording, isTruncated: true }, FACTS)).toThrow('was too long');
    const written = { ...recording, world: { ...recording.world, rows: { orders: [{}] } } };
    expect(() => scenarioSource(written, FACTS)).toThrow('written to before the recording (orders)');
    expect(() => scenarioSource(recording, { ...FACTS, name: 'A b' })).toThrow('lower-case letters');
  });

  test('includes reads if a fault counts calls', async () => {
    await steer('POST', 'reset');
    await steer('POST', 'recording');
    await steer('POST', 'faults', { operation: 'checkIn', kind: 'status', status: 503, times: 1 });
    await call('GET', `check-in/${SLUG}`);
    const { calls = [] } = scenarioOf(await (await steer('DELETE', 'recording')).json());
    expect(calls.map(({ status }) => status)).toEqual([undefined, 503]);
  });
});

describe('the recorded scenarios', () => {
  test.each(scenarios.filter(({ kind }) => kind === 'recorded'))(
    '$name has the recorded answers, and opens at its page',
    async ({ name, now, calls = [], ends }) => {
      const world = await fake.createBackend(now === undefined ? {} : { now });
      expect(await fake.play(world, calls)).toEqual([]);
      const opened = await server.send('GET', `/s/${name}`, undefined, { redirect: 'manual' });
      expect(opened.headers.get('location')).toContain(ends);
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const journal = await server.send('GET', '/__mock/journal', undefined, { headers: { cookie } });
      expect(await journal.json()).toHaveLength(calls.filter(({ url }) => url.startsWith('/api/')).length);
    },
  );
});

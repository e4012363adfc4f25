import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fake } from '#mocks/backend.ts';
import { addScenario } from '#mocks/client-files.ts';
import { scenarioFiles } from '#mocks/scenarios/files.ts';
import { recorded } from '#mocks/scenarios/recorded.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { recordedScenario, scenarioSource } from '#mocks/tester-page/scenario-source.ts';
import type { Recording } from '#mocks/engine/recording.ts';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW });
});
afterAll(() => server.stop());

const FACTS = {
  name: 'sauna-then-cancel',
  title: 'A sauna kit, then a cancellation',
  sees: 'A cancelled stay.',
  serves: 'R4-02',
};
const SLUG = 'stay-before-arrival';
const steer = (method: string, verb: string, body?: unknown) => server.send(method, `/__mock/${verb}`, body);
const call = (method: string, path: string, body?: unknown) =>
  server.send(method, `/api/${path}`, body).catch(() => 'dropped');

/** A session of a tester: an order whose answer is lost, a decision on it, two hours, a cancellation. */
async function session(): Promise<Recording> {
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

const situationOf = (recording: Recording) => recorded(FACTS.name, recordedScenario(recording, FACTS));

describe('a recorded session as a situation', () => {
  test('is a file of fewer than 25 lines that makes the same state, with the same statuses', async () => {
    const recording = await session();
    expect(scenarioSource(recording, FACTS).trimEnd().split('\n').length).toBeLessThan(25);
    const { calls = [], now, ends, serves, open } = situationOf(recording);
    expect({ now, ends, serves, open }).toEqual({
      now: NOW,
      ends: `/stay?slug=${SLUG}`,
      serves: ['R4-02'],
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
    await writeFile(file, JSON.stringify(await session()));
    const into = join(folder, 'recorded');
    const { title, sees, serves } = FACTS;
    const said = await addScenario(
      [file, 'name=a-session', `title=${title}`, `sees=${sees}`, `serves=${serves}`],
      into,
    );
    expect(said).toContain('/s/a-session');
    await addScenario([join(into, 'a-session.ts'), 'name=another'], into);
    expect(scenarioFiles(into)).toEqual(['a-session', 'another'].map((name) => join(into, `${name}.ts`)));
    await expect(addScenario([file], into)).rejects.toThrow('A situation needs a title');
    await expect(addScenario(['/no/such/file.ts'], into)).rejects.toThrow('There is no file');
  });

  test('is refused in words when it cannot be one', async () => {
    const recording = await session();
    const step = recording.steps.find((each) => each.kind === 'call' && each.method === 'PATCH');
    const long = { ...recording, steps: Array.from({ length: 40 }, () => step).filter((each) => each !== undefined) };
    expect(() => scenarioSource(long, FACTS)).toThrow('calls that count, and a situation holds 11');
    expect(() => scenarioSource({ ...recording, isCut: true }, FACTS)).toThrow('became too long');
    const written = { ...recording, world: { ...recording.world, rows: { orders: [{}] } } };
    expect(() => scenarioSource(written, FACTS)).toThrow('written to before the recording (orders)');
    expect(() => scenarioSource(recording, { ...FACTS, name: 'A b' })).toThrow('small letters');
  });

  test('keeps the reads where a fault counts calls', async () => {
    await steer('POST', 'reset');
    await steer('POST', 'recording');
    await steer('POST', 'faults', { operation: 'checkIn', kind: 'status', status: 503, times: 1 });
    await call('GET', `check-in/${SLUG}`);
    const { calls = [] } = situationOf(await (await steer('DELETE', 'recording')).json());
    expect(calls.map(({ status }) => status)).toEqual([undefined, 503]);
  });
});

describe('the recorded situations', () => {
  test.each(scenarios.filter(({ kind }) => kind === 'recorded'))(
    '$name is answered as it was recorded, and opens at its page',
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

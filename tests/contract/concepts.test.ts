import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { steer } from '#mocks/client.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { CONCEPTS } from '#mocks/tester-page/concepts.ts';
import type { Example } from '#mocks/tester-page/concepts.ts';
import { GROUP_PAGES } from '#mocks/tester-page/groups.ts';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({});
});
afterAll(() => server.stop());

/** Runs an example; returns the status of its answer. A line of the terminal that prints nothing is a 500. */
async function run(example: Example): Promise<number> {
  if ('command' in example) {
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    await steer([...example.command.split(' '), '--at', `http://127.0.0.1:${server.port}`]);
    return printed.mock.calls.length === 1 ? 200 : 500;
  }
  if ('link' in example) return (await server.send('GET', example.link, undefined, { redirect: 'manual' })).status;
  const { pathname, search } = new URL(`/__mock/${example.verb}`, 'http://x');
  return (await server.send(example.method, pathname + search, example.body)).status;
}

afterEach(() => vi.restoreAllMocks());

describe.each(CONCEPTS)('the page about $title', ({ examples }) => {
  test.each(examples)('has an example that works: $say', async (example) => {
    expect(await run(example)).toBeLessThan(400);
  });
});

describe('the page of each group of situations', () => {
  test('is there', () => {
    const groups = [...new Set(scenarios.map(({ group }) => group))];
    expect(GROUP_PAGES.map(({ group }) => group)).toEqual(groups);
  });

  test.each(GROUP_PAGES)('$group has an example that works', async ({ example }) => {
    expect(await run(example)).toBeLessThan(400);
  });
});

test('a third party meets the faults that name it, and no fault of all operations', async () => {
  const fate = async (name: string) => (await server.send('POST', `/__mock/third-parties/${name}`)).json();
  await server.send('DELETE', '/__mock/faults');
  await server.send('POST', '/__mock/faults', { kind: 'network' });
  expect(await fate('plan')).toEqual({ delayMs: 0, ends: null });
  await server.send('POST', '/__mock/faults', { operation: 'plan', kind: 'delay', delayMs: 200 });
  await server.send('POST', '/__mock/faults', { operation: 'plan', kind: 'status', times: 1 });
  expect(await fate('plan')).toEqual({ delayMs: 200, ends: 'status' });
  expect(await fate('plan')).toEqual({ delayMs: 200, ends: null });
  expect(await fate('challenge')).toEqual({ delayMs: 0, ends: null });
  expect((await server.send('POST', '/__mock/third-parties/post-office')).status).toBe(404);
  expect(await (await server.send('GET', '/__mock/journal')).json()).toContainEqual(
    expect.objectContaining({ operation: 'plan', status: 'dropped', faults: ['delay', 'status'] }),
  );
});

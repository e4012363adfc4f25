import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { steer } from '#mocks/client.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { CONCEPTS } from '#mocks/tester-page/concepts.ts';
import type { Example } from '#mocks/tester-page/concepts.ts';
import { GROUP_PAGES } from '#mocks/tester-page/groups.ts';
import { searchOf } from '#mocks/tester-page/search.ts';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({});
});
afterAll(() => server.stop());

/** Runs an example; returns the status of its answer. A command counts as 200 if it prints one line, otherwise as 500. */
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

describe('the page of each group of scenarios', () => {
  test('exists', () => {
    const groups = [...new Set(scenarios.map(({ group }) => group))];
    expect(GROUP_PAGES.map(({ group }) => group)).toEqual(groups);
  });

  test.each(GROUP_PAGES)('$group has an example that works', async ({ example }) => {
    expect(await run(example)).toBeLessThan(400);
  });
});

test('a fault affects a third party only if it names it, not if it is for all operations', async () => {
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

const find = searchOf(scenarios);

/** Searches, and the scenario that Enter opens. */
const FIRST = [
  ['code payment', 'stay-before-arrival-unpaid-keys'],
  ['code only after payment', 'stay-before-arrival-unpaid-keys'],
  ['unpaid', 'stay-before-arrival-unpaid-keys'],
  ['not paid', 'stay-before-arrival-unpaid-keys'],
  ['code not paid', 'stay-before-arrival-unpaid-keys'],
  ['order fails after commit', 'order-answer-lost'],
  ['order commit', 'order-answer-lost'],
  ['order answer lost', 'order-answer-lost'],
  ['key expires in two minutes', 'keys-expire-soon'],
  ['key 2 minutes', 'keys-expire-soon'],
  ['key expired', 'keys-expired'],
  ['token runs out', 'token-expiring'],
  ['member token', 'token-expiring'],
  ['session expired', 'token-expired'],
  ['key 2min', 'keys-expire-soon'],
  ['session timeout', 'token-expiring'],
  ['auth expired', 'token-expired'],
  ['unauthorized', 'token-rejected'],
  ['logged out', 'token-rejected'],
  ['banned guest', 'id-verification-banned'],
  ['blacklisted guest', 'id-verification-banned'],
  ['forbidden guest', 'id-verification-banned'],
  ['daylight saving', 'clocks-go-forward'],
  ['ban', 'id-verification-banned'],
  ['clock change', 'clocks-go-forward'],
  ['dst', 'clocks-go-forward'],
  ['summer time', 'clocks-go-forward'],
  ['wifi', 'wifi-and-doors'],
  ['card declined', 'card-declined'],
  ['card refused', 'card-declined'],
  ['server error', 'server-error'],
  ['offline', 'network-down'],
  ['captcha', 'challenge-fails'],
  ['captive portal', 'malformed-response'],
  ['payment overdue', 'stay-before-arrival-unpaid-keys'],
  ['lift', 'elevator-call'],
  ['free cleaning', 'cleaning-free'],
  ['early check in', 'early-available'],
  ['keys-expired', 'keys-expired'],
  ['R4-50', 'keys-not-available-yet'],
  ['slow line', 'slow-network'],
  ['a slow line', 'slow-network'],
  ['slow network', 'slow-network'],
  ['keys expired', 'keys-expired'],
  ['shaky line', 'shaky-network'],
  ['expired white label', 'white-label-keys-expired'],
  ['white label expired keys', 'white-label-keys-expired'],
  ['white-label expired', 'white-label-keys-expired'],
  ['keys-expired+slow-network', 'keys-expired'],
  ['/s/slow-network+keys-expired?now=PT1H', 'slow-network'],
] as const;

describe('the search of scenarios', () => {
  test.each(FIRST)('F12: finds for "%s" first %s', (words, name) => {
    expect(find(words).all[0]?.name).toBe(name);
  });

  test('finds each scenario by its name and by its title, first', () => {
    const lost = scenarios.filter(({ name, title }) =>
      [name, title].some((words) => find(words).all[0]?.name !== name),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test('finds all scenarios that serve a requirement, and all without words', () => {
    const serving = scenarios.filter(({ covers }) => covers.includes('R4-49')).map(({ name }) => name);
    expect(find('r4-49').all.map(({ name }) => name)).toEqual(serving);
    expect(find(' ').all).toHaveLength(scenarios.length);
  });

  test.each([
    ['keys-expired+white-label-stay', ['white-label-keys-expired']],
    ['white-label-stay+slow-network+keys-expired', ['white-label-keys-expired']],
    ['keys-expired+slow-network', []],
  ])('F12: %s finds the joined scenarios, then a stay that has the properties of their stays', (words, nearest) => {
    const names = words.split('+');
    expect(find(words).all.map(({ name }) => name)).toEqual([...names, ...nearest]);
  });

  test('says if no scenario has all words, and lists those with the most', () => {
    expect(find('paymnet code')).toMatchObject({ isWhole: false });
    expect(find('paymnet code').all[0]?.title).toMatch(/code/i);
    expect(find('xyzzy')).toEqual({ all: [], isWhole: false });
  });
});

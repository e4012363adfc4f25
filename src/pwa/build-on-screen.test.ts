import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MINUTE } from '#lib/time.ts';

import { claimReload } from './build-on-screen.ts';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const LATER = NOW + MINUTE;

let build: string;
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: NOW });
  build = 'one';
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('document', { querySelector: () => ({ content: build }) });
});

afterEach(() => vi.useRealTimers());

test('each build may be left once, so that no page loads itself again and again (S60)', () => {
  expect([claimReload(), claimReload(), claimReload()]).toEqual([true, false, false]);
  vi.setSystemTime(LATER);
  expect(claimReload()).toBe(false);
  build = 'two';
  expect([claimReload(), claimReload()]).toEqual([true, false]);
});

test('B9 two builds that take turns: one load by itself, then words', () => {
  const loads = ['one', 'two', 'one', 'two'].map((name) => {
    build = name;
    vi.advanceTimersByTime(5_000);
    return claimReload();
  });
  expect(loads).toEqual([true, false, false, false]);
});

test.each([
  [
    'is blocked',
    () =>
      vi.stubGlobal('window', {
        get sessionStorage() {
          throw new Error('blocked');
        },
      }),
  ],
  ['takes nothing', () => vi.stubGlobal('window', { sessionStorage: { getItem: () => null, setItem: () => {} } })],
])('never where storage %s, as nothing would end it', (_name, arrange) => {
  arrange();
  expect(claimReload()).toBe(false);
});

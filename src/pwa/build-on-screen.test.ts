import { beforeEach, expect, test, vi } from 'vitest';

import { leaveOnce } from './build-on-screen.ts';

let build: string;
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored.clear();
  build = 'one';
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('document', { querySelector: () => ({ content: build }) });
});

test('each build may be left once, so that no page loads itself again and again (S60)', () => {
  expect([leaveOnce(), leaveOnce(), leaveOnce()]).toEqual([true, false, false]);
  build = 'two';
  expect([leaveOnce(), leaveOnce()]).toEqual([true, false]);
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
  expect(leaveOnce()).toBe(false);
});

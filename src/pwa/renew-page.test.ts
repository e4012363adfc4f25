import { beforeEach, expect, test, vi } from 'vitest';

import { renewOnce } from './renew-page.ts';

vi.mock('./renew.ts', () => ({ renew: () => renew() }));

const renew = vi.hoisted(() => vi.fn<() => Promise<void>>());
let build: string;
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  kept.clear();
  renew.mockReset().mockResolvedValue();
  build = 'one';
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('document', { querySelector: () => ({ content: build }) });
});

test('a page renews itself once for each build (S60)', async () => {
  expect([renewOnce(), renewOnce(), renewOnce()]).toEqual([true, false, false]);
  build = 'two';
  expect([renewOnce(), renewOnce()]).toEqual([true, false]);
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
});

test.each([
  ['offline, where a reload brings nothing', () => vi.stubGlobal('navigator', { onLine: false })],
  [
    'where storage is blocked, as nothing would end it',
    () =>
      vi.stubGlobal('window', {
        get sessionStorage() {
          throw new Error('blocked');
        },
      }),
  ],
  [
    'where storage takes nothing',
    () => vi.stubGlobal('window', { sessionStorage: { getItem: () => null, setItem: () => {} } }),
  ],
])('never %s', (_name, arrange) => {
  arrange();
  expect(renewOnce()).toBe(false);
  expect(renew).not.toHaveBeenCalled();
});

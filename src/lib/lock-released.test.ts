import { expect, test, vi } from 'vitest';

import { lockReleased } from './lock-released.ts';

test('waits for whoever is at it, in line and without keeping anybody out (S51)', async () => {
  const turn = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  const request = async (name: string, options: object, task: () => void) => {
    asked.push(name, options);
    await turn.promise;
    task();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  let isFree = false;
  const waiting = (async () => {
    await lockReleased('write:abc');
    isFree = true;
  })();
  await Promise.resolve();
  expect(isFree).toBe(false);
  expect(asked).toEqual(['write:abc', { mode: 'shared' }]);
  turn.resolve();
  await waiting;
  expect(isFree).toBe(true);
});

test.each([
  ['without locks', undefined],
  ['with locks that refuse', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('%s no tab has to be waited for', async (_words, locks) => {
  vi.stubGlobal('navigator', { locks });
  await expect(lockReleased('write:abc')).resolves.toBeUndefined();
});

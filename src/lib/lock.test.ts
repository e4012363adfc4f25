import { expect, test, vi } from 'vitest';

import { lockReleased, withLock } from './lock.ts';

/** Locks as the browser gives them, reduced to what is asked of them: one holder a name. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    request: async <T>(name: string, _options: object, task: (lock: object | null) => Promise<T>): Promise<T> => {
      if (held.has(name)) return task(null);
      held.add(name);
      try {
        return await task({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

test('a second task of the same name does not run while the first is at it (S51)', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const { promise, resolve } = Promise.withResolvers<void>();
  const second = vi.fn<() => Promise<void>>();
  const first = withLock('door:1', () => promise);
  expect(await withLock('door:1', second)).toBe(false);
  expect(second).not.toHaveBeenCalled();
  resolve();
  expect(await first).toBe(true);
  expect(await withLock('door:1', second)).toBe(true);
});

test('tasks of different names do not wait for each other', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = withLock('door:1', () => promise);
  expect(await withLock('door:2', async () => {})).toBe(true);
  resolve();
  await first;
});

test.each([
  ['has no locks', {}],
  ['refuses its locks', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
])('where the browser %s, the task runs once', async (_words, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const task = vi.fn<() => Promise<void>>().mockResolvedValue();
  expect(await withLock('door:1', task)).toBe(true);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that fails is not run again', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const task = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
  await expect(withLock('door:1', task)).rejects.toThrow('no');
  expect(task).toHaveBeenCalledTimes(1);
});

test('waits for the current task without blocking others (S51)', async () => {
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

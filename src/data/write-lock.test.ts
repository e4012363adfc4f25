import { describe, expect, it } from 'vitest';

import type { Slug } from '#domain/stay/slug.ts';

import { writeAlone, WriteUnderWay } from './write-lock.ts';

const [one, other] = ['stay-1', 'stay-2'] as [Slug, Slug];

/** A change that takes until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { write: () => promise, finish: () => resolve('written') };
}

describe('one change of a stay at a time (S50, S51)', () => {
  it('a second one is refused at once and never starts', async () => {
    const first = held();
    const running = writeAlone(one, first.write);
    let started = false;
    const second = writeAlone(one, async () => {
      started = true;
    });
    await expect(second).rejects.toBeInstanceOf(WriteUnderWay);
    expect(started).toBe(false);
    first.finish();
    await expect(running).resolves.toBe('written');
  });

  it('one held by another tab refuses as well', async () => {
    await navigator.locks.request(`write:${one}`, async () => {
      await expect(writeAlone(one, async () => 'written')).rejects.toBeInstanceOf(WriteUnderWay);
    });
    await expect(writeAlone(one, async () => 'written')).resolves.toBe('written');
  });

  it('another stay is not concerned', async () => {
    const first = held();
    const running = writeAlone(one, first.write);
    await expect(writeAlone(other, async () => 'written')).resolves.toBe('written');
    first.finish();
    await running;
  });

  it('a failed change makes room for the next', async () => {
    await expect(writeAlone(one, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(writeAlone(one, async () => 'written')).resolves.toBe('written');
  });

  it('without the Locks API this tab is still guarded', async () => {
    const { navigator: real } = globalThis;
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    try {
      const first = held();
      const running = writeAlone(one, first.write);
      await expect(writeAlone(one, async () => 'written')).rejects.toBeInstanceOf(WriteUnderWay);
      first.finish();
      await expect(running).resolves.toBe('written');
    } finally {
      Object.defineProperty(globalThis, 'navigator', { value: real, configurable: true });
    }
  });
});

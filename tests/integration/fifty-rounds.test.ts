import { expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';

import { stayLock, submit } from '#data/submit.ts';

const ROUNDS = 50;

// Proves S51.
test('two tabs that submit at the same moment: each of fifty times one sends, the other is told that it is busy', async () => {
  // Node implements the same Web Locks as browsers.
  vi.stubGlobal('navigator', { locks: navigator.locks, onLine: true });
  const sent: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const tab = (name: string) =>
      submit({
        lock: stayLock('two-tabs' as Slug),
        send: async () => {
          sent.push(`${round} ${name}`);
          await new Promise((answered) => setTimeout(answered, 1));
        },
        settle: () => {},
      });
    const outcomes = await Promise.all(round % 2 === 0 ? [tab('a'), tab('b')] : [tab('b'), tab('a')]);
    expect(outcomes.toSorted()).toEqual(['busy-elsewhere', 'sent']);
  }
  expect(sent).toHaveLength(ROUNDS);
});

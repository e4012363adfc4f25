import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';
import { syncClock } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';

import { startWithoutBrowser, stubBrowser } from '../support/app-without-browser.ts';
import { renderedHtml } from '../support/rendered-pages.tsx';

vi.mock('react', async (original) => {
  const { reactWithStores } = await import('../support/react-with-stores.ts');
  return reactWithStores(await original());
});

beforeAll(() => startWithoutBrowser('2026-11-22T10:00:00.000Z' as Instant), 60_000);
afterAll(() => {
  syncClock(Date.now());
  vi.useRealTimers();
});
beforeEach(stubBrowser);

/** The skies on a page at a time, each once. */
async function skiesOf(address: string, now: string): Promise<string[]> {
  syncClock(Date.parse(now));
  const html = (await renderedHtml(createQueryClient(), address))();
  return [...new Set([...html.matchAll(/data-sky="(\w+)"/g)].map(([, sky = '']) => sky))];
}

// Proves R2-168.
test.each([
  ['2026-11-22T00:18:00Z', 'night'],
  ['2026-11-22T05:15:00Z', 'dawn'],
  ['2026-11-22T10:00:00Z', 'day'],
  ['2026-11-22T15:30:00Z', 'dusk'],
])('the guide of Athens at %s is under its own sky: %s', async (now, sky) => {
  expect(await skiesOf('/stay/explore?city=athens', now)).toEqual([sky]);
});

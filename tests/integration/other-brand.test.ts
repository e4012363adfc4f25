import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { BrandId } from '#config/host.ts';
import { createQueryClient } from '#data/query-client.ts';
import type { Instant } from '#lib/time.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';

import { createAppRouter } from '../../src/app/router.tsx';
import { startWithoutBrowser } from '../support/app-without-browser.ts';
import { settingsOfHost } from '../support/settings.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const OF_MAIN = 'stay-started';
const OF_WHITE_LABEL = 'white-label-stay';
const HOSTS: Record<BrandId, string> = { main: 'localhost', 'white-label': 'wl.localhost' };

let world: TestWorld;

beforeAll(async () => {
  world = await startWorld({ now: NOW, frozen: true });
});
afterAll(() => world.stop());
beforeEach(() => startWithoutBrowser(NOW));
afterEach(() => world.backend.faults.clear());

const remember = (slug: string): void => window.localStorage.setItem('currentStay', JSON.stringify({ slug }));
const remembered = (): unknown => JSON.parse(window.localStorage.getItem('currentStay') ?? 'null');
const kept = (): string =>
  [window.localStorage, window.sessionStorage]
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => storage.getItem(key)),
    )
    .join(' ');

async function open(address: string, brand: BrandId): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient: createQueryClient(), settings: settingsOfHost(HOSTS[brand]) }, history);
  await router.load();
  return router.state.location.href;
}

const FOREIGN = [
  ['main', OF_WHITE_LABEL, OF_MAIN],
  ['white-label', OF_MAIN, OF_WHITE_LABEL],
] as const;

test.each(FOREIGN)('%s stores nothing of %s, and still remembers %s (N4)', async (brand, foreign, own) => {
  for (const path of ['/stay', '/stay/access', '/stay/extras', '/stay/check-in']) {
    remember(own);
    // oxlint-disable-next-line no-await-in-loop -- one storage at a time
    await open(`${path}?slug=${foreign}`, brand);
    expect(kept()).toContain(own);
    expect(kept()).not.toContain(foreign);
  }
});

test.each(FOREIGN)('%s forgets %s if it has remembered it before (N4)', async (brand, foreign) => {
  remember(foreign);
  window.sessionStorage.setItem('guestDetails', JSON.stringify({ slug: foreign }));
  expect(await open('/stay', brand)).toBe(`/stay?slug=${foreign}`);
  expect(remembered()).toBeNull();
  expect(kept()).not.toContain(foreign);
});

test.each(FOREIGN)(
  '%s does not remember %s while its property is loading, but still %s (N4)',
  async (brand, foreign, own) => {
    remember(own);
    world.backend.faults.add({ operation: 'property', kind: 'delay', delayMs: 800 });
    await open(`/stay?slug=${foreign}`, brand);
    expect(remembered()).toEqual({ slug: own });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(remembered()).toEqual({ slug: own });
  },
);

test('a stay is remembered even if its property is late or fails to load (R2-120)', async () => {
  world.backend.faults.add({ operation: 'property', kind: 'delay', delayMs: 800 });
  await open(`/stay?slug=${OF_MAIN}`, 'main');
  await vi.waitFor(() => expect(remembered()).toEqual({ slug: OF_MAIN }));
  world.backend.faults.clear();
  window.localStorage.clear();
  world.backend.faults.add({ operation: 'property', kind: 'status', status: 500 });
  await open(`/stay?slug=${OF_MAIN}`, 'main');
  await vi.waitFor(() => expect(remembered()).toEqual({ slug: OF_MAIN }));
});

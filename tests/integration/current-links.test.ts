import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';
import type { Instant } from '#lib/time.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';

import { startWithoutBrowser, stubBrowser } from '../support/app-without-browser.ts';
import { renderedHtml } from '../support/rendered-pages.tsx';

vi.mock('react', async (original) => {
  const { reactWithStores } = await import('../support/react-with-stores.ts');
  return reactWithStores(await original());
});

const NOW = '2026-11-20T10:00:00.000Z' as Instant;

let world: TestWorld;

// The timeout allows for loading the whole app on a busy machine.
beforeAll(async () => {
  startWithoutBrowser(NOW);
  world = await startWorld({ now: NOW, frozen: true });
}, 30_000);
afterAll(() => {
  world.stop();
  vi.useRealTimers();
});
beforeEach(stubBrowser);

/** The links with `aria-current` on a page, as `path: value`. */
async function currentLinks(address: string): Promise<string[]> {
  const html = await renderedHtml(createQueryClient(), address);
  html();
  // Rendering starts loading the lazy parts; only with them is the page complete.
  await vi.dynamicImportSettled();
  const links = html().match(/<a\b[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(5);
  return links.flatMap((link) => {
    const current = /aria-current="(\w+)"/.exec(link)?.[1];
    const [, path = '', search = ''] = /href="([^"?]*)\??([^"]*)"/.exec(link) ?? [];
    const city = new URLSearchParams(search.replaceAll('&amp;', '&')).get('city');
    return current === undefined || current === 'false'
      ? []
      : [`${path}${city === null ? '' : ` ${city}`}: ${current}`];
  });
}

// The navigation must not be on the page twice, as header and as bar.
test.each([
  ['/stay?slug=stay-started&utm_source=mail', ['/stay: page']],
  ['/stay/access?slug=stay-started', ['/stay: true']],
  ['/stay/sauna-kit?slug=sauna-kit', ['/stay/extras: true']],
  ['/stay/explore?slug=explore-stay', ['/stay/explore: page']],
  ['/privacy?slug=stay-started&utm_source=mail', ['/privacy: page']],
])('%s: the links with aria-current (R2-72)', async (address, current) => {
  expect(await currentLinks(address)).toEqual(current);
});

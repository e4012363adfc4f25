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

// It loads the whole app, which takes a busy machine longer than a test may.
beforeAll(async () => {
  startWithoutBrowser(NOW);
  world = await startWorld({ now: NOW, frozen: true });
}, 30_000);
afterAll(() => {
  world.stop();
  vi.useRealTimers();
});
beforeEach(stubBrowser);

/** Each link of the page that says it is the current one: its path, and what it says. */
async function currentLinks(address: string): Promise<string[]> {
  const html = await renderedHtml(createQueryClient(), address);
  html();
  // Rendering asks for the parts that come late; with them the page is whole.
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

// On a phone the bar has the navigation, and nothing else has it too.
test.each([
  ['/stay?slug=stay-started&utm_source=mail', ['/stay: page']],
  ['/stay/access?slug=stay-started', ['/stay: true']],
  ['/stay/sauna-kit?slug=sauna-kit', ['/stay/extras: true']],
  ['/stay/explore?slug=explore-stay', ['/stay/explore: page']],
  ['/privacy?slug=stay-started&utm_source=mail', ['/privacy: page']],
])('%s: the links that say they are current (R2-72)', async (address, current) => {
  expect(await currentLinks(address)).toEqual(current);
});

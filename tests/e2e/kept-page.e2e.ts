import { hostname } from 'node:os';

import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { KeptPage } from './kept-page.ts';

/** Leaves something of each kind that a page can leave by itself. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    document.cookie = 'left=yes';
    window.name = 'left';
    await (await caches.open('left')).put('/left', new Response('yes'));
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
    await new Promise((held) => {
      void navigator.locks.request('left', () => new Promise(() => held(undefined)));
    });
  });

/** All that is there of it, and the address that a step back leads to. */
const leftIn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    locks: (await navigator.locks.query()).held?.length,
    steps: history.length,
  }));

/** What the page knows of how it is shown. */
const shownAs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      'print',
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion)',
      '(prefers-contrast)',
      '(forced-colors)',
    ].filter((query) => matchMedia(query).matches),
  );

const NOTHING = { local: 0, session: 0, cookies: '', name: '', caches: [], databases: 0, locks: 0, steps: 2 };

test('nothing that a story leaves is there for the next', async ({ browser, baseURL }) => {
  const kept = await KeptPage.open(browser, String(baseURL), '', { reducedMotion: 'reduce' });
  const { page } = kept;
  await page.goto(`${baseURL}/check-in`);
  expect(await shownAs(page)).toEqual(['(prefers-reduced-motion)']);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');
  expect(script).toContain('/assets/');
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.route('**/icons/boot.svg', (route) => route.abort());
  await page.context().route('**/icons/boot.svg', (route) => route.abort());
  await leave(page);
  await page.addInitScript('window.left = true');
  await page.context().addInitScript('window.leftByBrowser = true');
  await page.exposeFunction('leftToCall', () => true);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', contrast: 'more', forcedColors: 'active' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await shownAs(page)).toHaveLength(4);
  await page.context().grantPermissions(['camera']);
  await page.goto(page.url().replace('localhost', 'wl.localhost'));
  await leave(page);
  const cards = page
    .url()
    .replace('wl.localhost', 'cards.localhost')
    .replace(/check-in$/, 'robots.txt');
  const other = await page.context().newPage();
  await other.goto(cards);
  await other.evaluate(() => localStorage.setItem('left', 'yes'));
  await page.context().setOffline(true);
  await page.context().addCookies([{ name: 'left', value: 'yes', url: 'https://partner.example.test' }]);
  await kept.reset();
  expect(kept.canBeKept).toBe(true);
  expect(page.context().pages()).toEqual([page]);
  expect(await leftIn(page)).toEqual(NOTHING);
  expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('left')))).toEqual([]);
  expect(page.viewportSize()).toEqual(before);
  expect(await shownAs(page)).toEqual(['(prefers-reduced-motion)']);
  expect(await page.evaluate(async () => (await navigator.permissions.query({ name: 'camera' })).state)).toBe('prompt');
  expect(await page.context().cookies()).toEqual([]);
  await page.evaluate(() => console.log('said'));
  expect(await page.evaluate(async () => (await fetch('/icons/boot.svg')).ok)).toBe(true);
  expect(heard).not.toContain('said');
  await page.goto(page.url().replace('localhost', 'wl.localhost'));
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.goto(cards);
  expect(await page.evaluate(() => localStorage.length), 'what another tab has left').toBe(0);
  await page.goto(`${baseURL}/robots.txt`);
  await page.context().setOffline(true);
  const reached = await page.evaluate((url) => import(url).then(Boolean, () => false), script);
  expect(reached, 'a file of the app, kept by the browser').toBe(false);
  await kept.close();
});

test('no name beyond this machine has an address, not even its own (S89)', async ({ page, baseURL }) => {
  const elsewhere = new URL(String(baseURL));
  for (const name of [hostname(), 'example.com']) {
    elsewhere.hostname = name;
    await expect(page.goto(elsewhere.href), name).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  }
});

const LASTING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a clock': (page) => page.clock.install(),
  'a closed page': (page) => page.close(),
  'a host that is not the app': (page) => page.goto(page.url().replace('localhost', '127.0.0.1')),
  'a place': (page) => page.context().setGeolocation({ latitude: 60, longitude: 25 }),
};

test('what no reset takes back ends the page with its story', async ({ browser, baseURL }) => {
  for (const [what, change] of Object.entries(LASTING)) {
    const kept = await KeptPage.open(browser, String(baseURL), '');
    await kept.page.goto(`${baseURL}/robots.txt`);
    expect(kept.canBeKept, what).toBe(true);
    await change(kept.page);
    expect(kept.canBeKept, what).toBe(false);
    await kept.close();
  }
});

test.describe('two stories in a row', () => {
  test.describe.configure({ mode: 'serial' });
  let before: Page;

  // oxlint-disable-next-line playwright/expect-expect -- the next story looks at what this one leaves
  test('the first leaves something', async ({ page, visit }) => {
    await visit('/check-in');
    await leave(page);
    before = page;
  });

  test('the second has the same page, as new', async ({ page, visit }) => {
    expect(page).toBe(before);
    await visit('/robots.txt');
    expect(await leftIn(page)).toEqual({ ...NOTHING, cookies: expect.stringMatching(/^mock-session=[^;]+$/) });
  });

  test.describe('of another place', () => {
    test.use({ locale: 'de-DE' });

    test('the third, which wants another browser, has one', async ({ page, visit }) => {
      await visit('/check-in');
      expect(page).not.toBe(before);
      expect(await page.evaluate(() => navigator.language)).toBe('de-DE');
    });
  });

  test('the page of the first two waited meanwhile, and is as new', async ({ page, visit }) => {
    expect(page).toBe(before);
    await visit('/robots.txt');
    expect(await leftIn(page)).toMatchObject({ local: 0, session: 0, name: '', steps: 2 });
  });
});

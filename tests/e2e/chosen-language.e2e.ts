import type { Page } from 'playwright/test';

import { langOf, LOCALES } from '#i18n/locales.ts';

import { expect, waitForPage, test } from './fixtures.ts';

const picker = (page: Page) => page.getByRole('combobox', { name: /./ });

test('a language that fails to load shows a message, and the current one remains', async ({ page, visit, context }) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  await context.setOffline(true);
  await picker(page).selectOption('it-IT');
  await expect(page.getByRole('alert')).toHaveText('You seem to be offline. Please check your connection.');
  await expect(picker(page)).toHaveValue('en-GB');
  await context.setOffline(false);
  // A busy browser may report late that the network is back.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await picker(page).selectOption('it-IT');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// The worker is blocked here, as in the private windows of some browsers. Proves S62.
test('texts that fail to load are in English, and the page says why', async ({ page, visit }) => {
  await page.route(/\/assets\/app-/, async (route) => {
    const response = await fetch(route.request().url());
    const isGerman = (await response.text()).includes('Aufenthalt');
    return isGerman ? route.abort() : route.continue();
  });
  await visit('/stay?slug=stay-started&lng=de-DE');
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'English for now' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByText('English for now')).toHaveCount(0);
});

test('the last chosen language wins, whichever loads first', async ({ page, visit }) => {
  await visit('/stay?slug=stay-started');
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  const later = Promise.withResolvers<void>();
  await page.route(
    /\/assets\/app-/,
    async (route) => {
      await later.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const late = page.waitForRequest(/\/assets\/app-/);
  await picker(page).selectOption('de-DE');
  const { url } = await late.then((request) => ({ url: request.url() }));
  await expect(picker(page)).toHaveValue('de-DE');
  await picker(page).selectOption('el-GR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
  later.resolve();
  // Imports the same file, so that it has also loaded for the app.
  await page.evaluate((address) => import(address), url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
});

test('the address can set the language, which is then removed from it; an unsupported one is ignored', async ({
  page,
  visit,
}) => {
  await visit('/stay?slug=stay-started&lng=xx');
  await expect(page).toHaveURL('/stay?slug=stay-started');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();

  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await visit('/check-in?lng=GER');
  await expect(page).toHaveURL('/check-in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de-DE');
  expect(await steps()).toBeLessThanOrEqual(before + 1);
});

test('before the app has loaded, its first texts are in the chosen language, and so is the help after ten seconds', async ({
  page,
  visit,
}) => {
  await page.route(/\/assets\/main-[^/]*\.js$/, () => {});
  const words = page.locator('[data-word]');
  await visit('/signup');
  await expect(page.getByRole('status')).toHaveText('One moment…');
  const english = await words.allTextContents();
  for (const { locale } of LOCALES.filter((each) => each.locale !== 'en-GB')) {
    await page.evaluate((value) => localStorage.setItem('locale', value), locale);
    await page.reload();
    await expect(page.locator('html'), locale).toHaveAttribute('lang', langOf(locale));
    const spoken = await words.allTextContents();
    expect(
      spoken.filter((text) => text === '' || english.includes(text)),
      locale,
    ).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), locale).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await expect(page.getByRole('heading', { level: 1 }), locale).toBeVisible();
  }
});

test(
  'a chosen language is stored, sent with every call, and applied to other tabs',
  { tag: '@journey' },
  async ({ page, visit, context, world }) => {
    await visit('/stay?slug=stay-started');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect.poll(async () => (await world.calls('property')).at(-1)?.headers['x-language-code']).toBe('de-DE');
    const [first] = await world.calls('property');
    expect(first?.headers['x-language-code']).toBe('en-GB');
    expect((await world.calls('checkIn'))[0]?.headers['x-language-code']).toBe('en-GB');

    const other = await context.newPage();
    await other.goto('/check-in');
    await expect(other.locator('html')).toHaveAttribute('lang', 'de-DE');
    await picker(other).selectOption('nl-NL');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
    await expect.poll(async () => (await world.calls('checkIn')).at(-1)?.headers['x-language-code']).toBe('nl-NL');
  },
);

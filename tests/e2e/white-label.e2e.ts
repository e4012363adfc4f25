import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { overflowHere } from './overflow.ts';
import { WHITE_LABEL_SCREENS, WHITE_LABEL_STAY as STAY } from './screens.ts';

/** Names of the main brand, its helper and its club, case-sensitive. */
const FOREIGN_WORDS = /\bBob\b|\bReception\b|Inner Circle/;
/** Pages and hosts of the other brand. */
const FOREIGN_PLACES =
  /\/(account|login|signup|consent|oauth|reservations|stay\/(explore|plan|referral))\b|booking\.development|\/icons\/main/;

/** All texts of a page: its content, title and labels. */
const saidHere = (): string[] => [
  document.title,
  document.body.innerText,
  ...Array.from(document.querySelectorAll('[aria-label],[alt],[title],[placeholder],[content]'), (element) =>
    ['aria-label', 'alt', 'title', 'placeholder', 'content'].map((name) => element.getAttribute(name) ?? '').join(' '),
  ),
];
/** All addresses in a page. */
const placesHere = (): string[] =>
  Array.from(
    document.querySelectorAll('[href],[src]'),
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );

const accent = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));

/** Operations that this brand never calls, as they are for members. */
const MEMBERS_CALLS = [
  'authenticate',
  'customers',
  'customerStatistics',
  'futureCustomerRewards',
  'reservations',
  'updateCustomer',
];

test.describe('on a phone of 320 px', () => {
  // Resizes the page of the fixture, as `test.use` would start another browser.
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 700 }));
  // Several tests, so that they run in parallel.
  const PARTS = 2;
  for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
    // Proves R1-29, S70.
    test(`no screen in any language mentions, shows or calls the other brand, and each fits, ${part + 1} of ${PARTS}`, async ({
      page,
      visit,
      visitWhiteLabel,
      world,
    }) => {
      test.slow(true, 'many screens');
      await visit('/check-in');
      const foreignAccent = await accent(page);
      await visitWhiteLabel('/check-in');
      await waitForPage(page);
      await drawNothing(page);
      for (const screen of WHITE_LABEL_SCREENS.filter((_, index) => index % PARTS === part)) {
        await goTo(page, screen);
        await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'white-label');
        expect(await accent(page), screen).not.toBe(foreignAccent);
        const looks = { said: saidHere, places: placesHere, outside: overflowHere };
        for (const { lang, said, places, outside } of await inEveryLanguage(page, looks)) {
          expect(said.join('\n'), `${lang} ${screen}`).not.toMatch(FOREIGN_WORDS);
          const foreign = places.filter((place) => FOREIGN_PLACES.test(place) && !place.includes('/assets/'));
          expect(foreign, `${lang} ${screen}`).toEqual([]);
          expect(outside, `${lang} ${screen}`).toEqual([]);
        }
      }
      const calls = (await world.calls()).map(({ operation }) => operation);
      expect(calls.filter((operation) => MEMBERS_CALLS.includes(operation))).toEqual([]);
    });
  }
});

test("the tab and the browser's bars have the brand's icon and colours, and none until the app runs", async ({
  page,
  visit,
  visitWhiteLabel,
}) => {
  const icon = page.locator('link[rel=icon]');
  const bars = page.locator('meta[name=theme-color]');
  await test.step('the page has no brand until the app runs', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await visitWhiteLabel(`/stay?slug=${STAY}`);
    await expect(page.getByRole('status')).toHaveText('One moment…');
    expect(await page.locator('html').innerHTML()).not.toMatch(FOREIGN_WORDS);
    await expect(icon).toHaveAttribute('href', '/icons/boot.svg');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.unrouteAll();
  });
  await visitWhiteLabel('/check-in');
  await expect(icon).toHaveAttribute('href', '/icons/white-label.svg');
  await expect(bars).toHaveAttribute('content', '#f3f5f8');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bars).toHaveAttribute('content', '#0d131c');
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/check-in');
  await expect(icon).toHaveAttribute('href', '/icons/main.svg');
  await expect(bars).toHaveAttribute('content', '#f6f3ec');
});

// Proves R1-03, R1-28, R6-22.
test(
  'a white-label stay, from landing to check-out',
  { tag: '@journey' },
  async ({ page, visitWhiteLabel, world, expectAccessible }) => {
    // In the morning the stay shows a link to the doors; in the evening it would show a door.
    await world.start({ now: '2026-11-20T09:00:00.000Z' });
    await visitWhiteLabel('/');
    await expect(page).toHaveTitle('Harbour Suites | Check in');
    await page.getByLabel('Booking number').fill(`BN-${STAY}`);
    await page.getByLabel('Last name').fill('Guest');
    await page.getByRole('button', { name: 'Find my booking' }).click();
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Stay',
      'Extras',
      'Help',
    ]);
    await expectAccessible();
    await page.getByRole('link', { name: 'See how to get in' }).click();
    await expect(page.getByRole('heading', { name: 'Street door' })).toBeVisible();
    await world.advance('P3D');
    await visitWhiteLabel(`/stay/check-out?slug=${STAY}`);
    await page.getByRole('button', { name: /^Check out/ }).click();
    await expect(page).toHaveURL(/\/stay\/check-out\/success/);
    await expectAccessible();
  },
);

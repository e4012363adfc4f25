import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const STAY = 'white-label-stay';

/** Every screen of the brand. */
const SCREENS = [
  '/check-in',
  '/error',
  `/stay?slug=${STAY}`,
  '/stay?slug=white-label-arrival',
  `/stay/access?slug=${STAY}`,
  `/stay/location?slug=${STAY}`,
  '/stay/check-in?slug=white-label-arrival',
  ...[
    'add-card',
    'ask',
    'breakfast',
    'cancel-reservation',
    'change-time',
    'check-out',
    'cleaning',
    'cleaning/schedule',
    'extras',
    'gym',
    'late-check-out',
    'parking',
    'product/custom-transfer',
    'reservation-extension',
    'sauna-kit',
    'stocked-fridge',
    'sustainability',
    'upgrade',
  ].map((path) => `/stay/${path}?slug=${STAY}`),
];

const LOCALES = ['da-DK', 'de-DE', 'el-GR', 'en-GB', 'es-ES', 'et-EE', 'fi-FI', 'it-IT', 'nl-NL', 'no-NO'];

/** The other brand's name, its people, its club; as names are written. */
const FOREIGN_WORDS = /\bBob\b|\bReception\b|Inner Circle/;
/** Pages and hosts of the other brand. */
const FOREIGN_PLACES =
  /\/(account|login|signup|consent|oauth|reservations|stay\/(explore|plan|referral))\b|booking\.development/;

/** Everything a page says or points at: its text, its title, its labels, its links. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...Array.from(document.querySelectorAll('[aria-label],[alt],[title],[placeholder],[content]'), (element) =>
      ['aria-label', 'alt', 'title', 'placeholder', 'content']
        .map((name) => element.getAttribute(name) ?? '')
        .join(' '),
    ),
  ]);
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('[href],[src]'),
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  );

const accent = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));

for (const locale of LOCALES) {
  test(`no screen in ${locale} says, shows or calls anything of the other brand`, async ({
    page,
    visit,
    visitWhiteLabel,
    world,
  }) => {
    test.slow(true, 'many screens');
    await visit('/check-in');
    const foreignAccent = await accent(page);
    await visitWhiteLabel('/check-in');
    await page.evaluate((value) => localStorage.setItem('locale', value), locale);
    for (const screen of SCREENS) {
      await visitWhiteLabel(screen);
      await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'white-label');
      expect((await said(page)).join('\n'), screen).not.toMatch(FOREIGN_WORDS);
      expect(
        (await places(page)).filter((place) => FOREIGN_PLACES.test(place) && !place.includes('/assets/')),
        screen,
      ).toEqual([]);
      expect(await accent(page), screen).not.toBe(foreignAccent);
    }
    const calls = new Set((await world.calls()).map(({ operation }) => operation));
    for (const operation of [
      'authenticate',
      'customers',
      'customerStatistics',
      'futureCustomerRewards',
      'reservations',
      'updateCustomer',
    ])
      expect(calls).not.toContain(operation);
  });
}

test('from landing to check-out in a house under another name', async ({
  page,
  visitWhiteLabel,
  world,
  expectAccessible,
}) => {
  await visitWhiteLabel('/');
  await expect(page).toHaveTitle('Harbour Suites | Check in');
  await page.getByLabel('Booking number').fill(`BN-${STAY}`);
  await page.getByLabel('Last name').fill('Guest');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Stay', 'Extras', 'Help']);
  await expectAccessible();
  await page.getByRole('link', { name: /^Getting in/ }).click();
  await expect(page.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await world.advance('P3D');
  await visitWhiteLabel(`/stay/check-out?slug=${STAY}`);
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect(page).toHaveURL(/\/stay\/check-out\/success/);
  await expectAccessible();
});

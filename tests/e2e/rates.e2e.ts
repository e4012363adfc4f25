import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import type { World } from './fixtures.ts';

const PAGE = '/stay/reservation-extension?slug=';
/** The stays begin on Mon 6 Jul and end on Thu 9 Jul. */
const NOW = { now: '2026-07-01T08:00:00Z' };

const panel = (page: Page) => page.getByRole('region', { name: 'Or book nights yourself' });
const offers = (page: Page) => panel(page).getByRole('listitem');
/** The query of each search. */
const requests = async (world: World) =>
  (await world.calls('propertyUnitCategoryAvailability')).map(({ url }) =>
    Object.fromEntries(new URL(url, 'http://reception').searchParams),
  );
const showRates = (page: Page) => panel(page).getByRole('button', { name: 'Show rates' });

/** Opens the form, which is loaded on demand. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto(PAGE + slug);
  await panel(page).getByText('Choose your dates').click();
  await expect(showRates(page)).toBeVisible();
}

// Proves R1-24, R7-57, R7-61, R7-62.
test(
  'the cheapest night first, with total, nights and VAT, and the normal price struck through (R5-33, R3-93)',
  { tag: '@journey' },
  async ({ page, world, expectAccessible }) => {
    await world.start(NOW);
    await open(page, 'rates-list');
    await expect(panel(page).getByText('One-bedroom apartment')).toBeVisible();
    await expect(panel(page).getByLabel('Arrival')).toHaveValue('2026-07-09');
    await expect(panel(page).getByLabel('Arrival')).toHaveAttribute('min', '2026-07-01');
    await expect(panel(page).getByText('Thu 9 Jul'), 'not as the browser writes it').toBeVisible();
    await panel(page).getByLabel('Arrival').focus();
    await expect(panel(page).getByText('Thu 9 Jul'), "by keyboard, the browser's parts to type in").toBeHidden();
    await expect(panel(page).getByLabel('Departure')).toHaveValue('2026-07-10');
    await expect(panel(page).getByLabel('Adults').getByRole('option')).toHaveText(['1', '2', '3']);
    expect(await requests(world)).toEqual([]);
    await showRates(page).click();

    await expect(offers(page).getByRole('heading')).toHaveText(['Saver', 'Weekday', 'Flexible']);
    await expect(page.getByRole('status').getByText('3 offers')).toHaveCount(1);
    await expect(offers(page).nth(0)).toContainText('€90 for 1 nightNormal price €100includes €8.18 VAT');
    await expect(offers(page).nth(1)).toContainText('€95 for 1 night');
    await expect(offers(page).nth(1).locator('s')).toHaveCount(0);
    await expect(panel(page).getByRole('link', { name: 'Book Saver', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/booking\./,
    );
    await expectAccessible();
    expect((await requests(world))[0]).toEqual({
      startDateLocal: '2026-07-09',
      endDateLocal: '2026-07-10',
      propertyUnitCategoryId: 'category-rates-list',
      adultCount: '2',
      childrenCount: '0',
    });

    await panel(page).getByLabel('Departure').fill('2026-07-12');
    await panel(page).getByLabel('Adults').selectOption('1');
    await panel(page).getByLabel('Children').selectOption('2');
    await showRates(page).press('Enter');
    await expect(offers(page).nth(0)).toContainText(
      '€270 for 3 nights€90 per nightNormal price €100includes €24.54 VAT',
    );
    await expect(panel(page).getByRole('link', { name: 'Book Saver', exact: true })).toBeVisible();
    expect((await requests(world)).at(-1)).toMatchObject({
      adultCount: '1',
      childrenCount: '2',
      endDateLocal: '2026-07-12',
    });
  },
);

import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import type { World } from './fixtures.ts';
import { hurry } from './hurry.ts';
import { forget, goTo } from './in-app.ts';

const PAGE = '/stay/reservation-extension?slug=';
/** The stays begin on Mon 6 Jul and end on Thu 9 Jul. */
const NOW = { now: '2026-07-01T08:00:00Z' };

const panel = (page: Page) => page.getByRole('region', { name: 'Or book nights yourself' });
const offers = (page: Page) => panel(page).getByRole('listitem');
/** What the server was asked, search by search. */
const asked = async (world: World) =>
  (await world.calls('propertyUnitCategoryAvailability')).map(({ url }) =>
    Object.fromEntries(new URL(url, 'http://reception').searchParams),
  );
const showRates = (page: Page) => panel(page).getByRole('button', { name: 'Show rates' });

/** Opens the form, which is loaded only then. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto(PAGE + slug);
  await panel(page).getByText('Choose your dates').click();
  await expect(showRates(page)).toBeVisible();
}

/** The same in the document that is open, as if nothing had been asked yet. */
async function openAgain(page: Page, slug: string): Promise<void> {
  await goTo(page, '/check-in');
  await forget(page);
  await goTo(page, PAGE + slug);
  await panel(page).getByText('Choose your dates').click();
  await expect(showRates(page)).toBeVisible();
}

// Proves R1-24, R7-57, R7-61, R7-62.
test(
  'the cheapest night first, its total, nights and VAT, the normal price struck through (R5-33, R3-93)',
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
    expect(await asked(world)).toEqual([]);
    await showRates(page).click();

    await expect(offers(page).getByRole('heading')).toHaveText(['Saver', 'Weekday', 'Flexible']);
    await expect(page.getByRole('status').getByText('3 offers')).toHaveCount(1);
    await expect(offers(page).nth(0)).toContainText('€90 for 1 nightNormal price €100includes €8.18 VAT');
    await expect(offers(page).nth(1)).toContainText('€95 for 1 night');
    await expect(offers(page).nth(1).locator('s')).toHaveCount(0);
    await expect(panel(page).getByRole('link', { name: 'Book €90 Saver', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/booking\./,
    );
    await expectAccessible();
    expect((await asked(world))[0]).toEqual({
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
    await expect(panel(page).getByRole('link', { name: 'Book €270 Saver', exact: true })).toBeVisible();
    expect((await asked(world)).at(-1)).toMatchObject({
      adultCount: '1',
      childrenCount: '2',
      endDateLocal: '2026-07-12',
    });
  },
);

test('prices: in any order, without a discount, with VAT (R3-94, R5-34, R5-47)', async ({ page }) => {
  await open(page, 'rates-discount-swapped');
  for (const [name, slug, shown, struck] of [
    ['the wrong way round they are swapped', 'rates-discount-swapped', '€90 for 1 nightNormal price €110', 1],
    ['without a discount none is struck through', 'rates-no-discount', '€100 for 1 night', 0],
    ['gross 110, net 100 includes €10 VAT', 'rates-vat', '€110 for 1 nightincludes €10 VAT', 0],
  ] as const)
    await test.step(name, async () => {
      await openAgain(page, slug);
      await showRates(page).click();
      await expect(offers(page)).toContainText(shown);
      await expect(offers(page).locator('s')).toHaveCount(struck);
    });
});

test('a voucher code shows the private offer; one that brings nothing says so (R3-95)', async ({
  page,
  world,
  expectAccessible,
}) => {
  await open(page, 'rates-private');
  await panel(page).getByLabel('Voucher code').fill(' NOPE ');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'No private offer for this code' })).toBeVisible();
  await expect(offers(page)).toHaveCount(1);
  await panel(page).getByLabel('Voucher code').fill('FRIENDS');
  await showRates(page).click();
  await expect(offers(page).nth(0)).toContainText('FriendsPrivate offer');
  await expect(offers(page)).toHaveCount(2);
  await expect(panel(page).getByRole('heading', { name: 'No private offer for this code' })).toBeHidden();
  await expectAccessible();
  expect((await asked(world)).map(({ voucherCode }) => voucherCode)).toEqual(['NOPE', 'FRIENDS']);
});

test('nothing left: says so, and whom to ask (R1-33)', async ({ page, expectAccessible }) => {
  await open(page, 'rates-none');
  await showRates(page).click();
  await expect(panel(page).getByText('Nothing is available on these dates').last()).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAccessible();
});

test('payable by invoice where a voucher pays so; no rates without a kind of unit', async ({ page }) => {
  await open(page, 'rates-invoice');
  await showRates(page).click();
  await expect(panel(page).getByText('Payable by invoice')).toBeVisible();
  await goTo(page, `${PAGE}rates-no-category`);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('days that make no stay are named, nothing is asked; a later arrival takes the departure along', async ({
  page,
  world,
}) => {
  await world.start(NOW);
  await open(page, 'rates-list');
  const [arrival, departure] = [panel(page).getByLabel('Arrival'), panel(page).getByLabel('Departure')];
  await arrival.fill('2026-06-30');
  await departure.fill('2026-06-30');
  await showRates(page).click();
  await expect(panel(page).getByText('This day has passed.')).toBeVisible();
  await expect(panel(page).getByText('Please choose a day after your arrival.')).toBeVisible();
  await expect(arrival).toBeFocused();
  await arrival.fill('');
  await expect(panel(page).getByText('Please choose a day.', { exact: true })).toBeVisible();
  expect(await asked(world)).toEqual([]);
  await arrival.fill('2026-07-20');
  await showRates(page).click();
  await expect(departure).toHaveValue('2026-07-21');
});

test('rates that fail keep what was typed, and a retry brings them', async ({ page, world }) => {
  await hurry(page);
  await open(page, 'rates-private');
  for (const fault of [{ kind: 'status', status: 500 }, { kind: 'network' }, { kind: 'malformed' }] as const)
    await test.step(fault.kind, async () => {
      await openAgain(page, 'rates-private');
      await world.fault({ ...fault, operation: 'propertyUnitCategoryAvailability' });
      await panel(page).getByLabel('Voucher code').fill('FRIENDS');
      await showRates(page).click();
      await expect(panel(page).getByRole('alert')).toContainText(
        fault.kind === 'malformed' ? 'This Wi-Fi wants you to sign in first' : 'Something went wrong',
      );
      await expect(panel(page).getByLabel('Voucher code')).toHaveValue('FRIENDS');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await world.clearFaults();
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(offers(page)).toHaveCount(2);
    });
});

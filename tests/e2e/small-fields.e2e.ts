import type { Locator, Page } from 'playwright/test';

import { addCard, form } from './card-form.ts';
import { expect, test } from './fixtures.ts';
import { fieldsOf } from './small-fields.ts';

/** The screens with fields, their minimum number, and the field that appears last. Every screen also has the list of languages. */
const SCREENS: readonly (readonly [path: string, fields: number, last: (page: Page) => Locator])[] = [
  ['/check-in', 2, (page) => page.getByLabel('Last name')],
  ['/stay/check-in?slug=guest-details-required', 5, (page) => page.getByLabel('Phone')],
  ['/stay/ask?slug=help-content', 1, (page) => page.getByLabel('Search the answers')],
  // Up to two weeks of days are radio buttons, more are a list.
  ['/stay/cleaning/schedule?slug=cleaning-allowance-used-up', 1, (page) => page.getByLabel('Which day?')],
  [addCard('card-add-ok'), 4, (page) => form(page).cvv],
  ['/signup', 1, (page) => page.getByLabel('E-mail')],
  ['/login', 1, (page) => page.getByLabel('E-mail')],
];
const LANGUAGES = 1;

// Texts are smaller on a phone than on wide screens.
test.use({ viewport: { width: 390, height: 844 } });

test("B7 no field has text so small that phones zoom in: the app's, the payment provider's", async ({
  page,
  turnTo,
}) => {
  for (const [path, fields, last] of SCREENS) {
    await turnTo(path);
    await expect(last(page)).toBeVisible();
    await expect.poll(async () => (await fieldsOf(page)).count, path).toBeGreaterThanOrEqual(LANGUAGES + fields);
    expect((await fieldsOf(page)).small).toEqual([]);
  }
  await page.getByLabel('E-mail').fill('rewards-all@guest.example');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  expect((await fieldsOf(page)).small).toEqual([]);

  await turnTo('/stay/reservation-extension?slug=extension-request');
  await page.getByText('Choose your dates').click();
  await expect(page.getByRole('button', { name: 'Show rates' })).toBeVisible();
  const rates = await fieldsOf(page);
  expect(rates.count).toBeGreaterThan(LANGUAGES + 2);
  expect(rates.small).toEqual([]);

  await page.getByRole('button', { name: 'Debug' }).click();
  await expect(page.getByLabel('Environment')).toBeVisible();
  expect((await fieldsOf(page)).small).toEqual([]);
});

test('B7 nor do the fields of the tester page', async ({ page }) => {
  await page.goto('/w/fields/__mock/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const { count, small } = await fieldsOf(page);
  expect(count).toBeGreaterThan(8);
  expect(small).toEqual([]);
});

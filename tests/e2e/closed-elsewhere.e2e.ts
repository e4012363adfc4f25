import type { Page } from 'playwright/test';

import { addCard, fillIn, submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

/** What another device does to the stay meanwhile. */
const elsewhere = (page: Page, slug: string, body: object): Promise<number> =>
  page.evaluate(
    ([path, json]) =>
      fetch(path, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: json }).then(
        ({ status }) => status,
      ),
    [`/api/check-in/${slug}`, JSON.stringify(body)] as const,
  );
const CANCEL = { status: 'canceled' };
const CHECK_OUT = { checkOutDone: true };

test('an order for a stay that was cancelled elsewhere: that, and no word of a time that is taken', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit('/stay/late-check-out?slug=late-available');
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm and pay' });
  await expect(confirm).toBeVisible();
  expect(await elsewhere(page, 'late-available', CANCEL)).toBe(200);
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('This stay is cancelled');
  await expect(page.getByRole('alert')).toContainText('Nothing was ordered.');
  await expect(page.getByText('That time has just been taken')).toHaveCount(0);
  await expect(page.getByText(/^Total/), 'nothing can be tried, nothing is added up (N3)').toHaveCount(0);
  await expect(confirm).toBeHidden();
  await expectAccessible();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([200, 409]);
  await page.getByRole('link', { name: 'Go to your stay' }).click();
  await expect(page.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
});

test('an order, new times, a cancellation after a check-out elsewhere: each says so', async ({
  page,
  visit,
  world,
}) => {
  await world.start({ now: '2026-06-10T09:00:00Z' });
  await visit('/stay/sauna-kit?slug=check-out-day');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Confirm and pay' })).toBeVisible();
  expect(await elsewhere(page, 'check-out-day', CHECK_OUT)).toBe(200);
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(page.getByRole('alert')).toContainText('You are checked out');

  await world.start({ now: '2026-06-10T05:00:00Z' });
  await visit('/stay/change-time?slug=check-out-day');
  await page.getByRole('radio', { name: '09:00' }).check();
  expect(await elsewhere(page, 'check-out-day', CHECK_OUT)).toBe(200);
  await page.getByRole('button', { name: 'Change times' }).click();
  await expect(page.getByRole('heading', { name: 'Time cannot be changed anymore' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are checked out' })).toBeVisible();

  await world.start({ now: '2026-06-10T05:00:00Z' });
  await visit('/stay/cancel-reservation?slug=check-out-day');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('button', { name: 'Yes, cancel my stay' })).toBeVisible();
  expect(await elsewhere(page, 'check-out-day', CHECK_OUT)).toBe(200);
  await page.getByRole('button', { name: 'Yes, cancel my stay' }).click();
  await expect(page.getByRole('alert')).toContainText('You are checked out');
  await expect(page.getByRole('alert')).toContainText('Your booking was not cancelled.');
});

test('a card for a stay that was cancelled elsewhere', async ({ page, visit }) => {
  await visit(addCard('card-add-ok'));
  await fillIn(page);
  expect(await elsewhere(page, 'card-add-ok', CANCEL)).toBe(200);
  await submitCard(page);
  await expect(page.getByRole('alert')).toContainText('This stay is cancelled');
  await expect(page.getByRole('alert')).toContainText('Your card was not added.');
});

test('a bigger apartment that was ordered elsewhere is not ordered twice', async ({ page, visit }) => {
  await visit('/stay/upgrade?slug=upgrade-paid');
  await page.getByRole('button', { name: /^Choose .*Two-bedroom apartment$/ }).click();
  const confirm = page.getByRole('button', { name: 'Confirm and pay' });
  await expect(confirm).toBeVisible();
  const orderItems = [{ productId: 'prod-upgrade', propertyUnitCategoryId: 'category-penthouse' }];
  expect(await elsewhere(page, 'upgrade-paid', { orderItems })).toBe(200);
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('This extra is already yours');
  await expect(page.getByText(/^Total/), 'nothing can be tried (N3)').toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to your stay' })).toBeVisible();
});

test('a request for a stay that was cancelled elsewhere', async ({ page, visit }) => {
  await visit('/stay/product/custom-kinds-request?slug=custom-kinds');
  const ask = page.getByRole('button', { name: 'Ask for a ride' });
  await expect(ask).toBeVisible();
  expect(await elsewhere(page, 'custom-kinds', CANCEL)).toBe(200);
  await ask.click();
  await expect(page.getByRole('alert')).toContainText('This stay is cancelled');
  await expect(page.getByRole('alert')).toContainText('Your request was not sent.');
});

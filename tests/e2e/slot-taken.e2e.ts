import type { Page } from 'playwright/test';

import { chooseCleaning, days, times } from './cleaning-times.ts';
import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };
const SCHEDULE = '/stay/cleaning/schedule?slug=';
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm order' });

async function choose(page: Page, day: string, time: string): Promise<void> {
  await chooseCleaning(page, day, time);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a time that is taken meanwhile: words, and the times that are left (R8-28, R8-48)', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-slot-taken');
  await choose(page, 'Tue 7 Jul', '09:00');
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('That time has just been taken. Please choose another one.');
  await expect(page.getByRole('alert')).toContainText('Nothing was ordered.');
  await expectAccessible();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await days(page).getByRole('radio', { name: 'Tue 7 Jul' }).check();
  await expect(times(page).getByRole('radio', { name: '09:00 Already taken' })).toBeDisabled();
  await times(page).getByRole('radio', { name: '11:00' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmButton(page).click();
  await expectOrdered(page);
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([409, 200]);
});

test('taken by the guest in another tab: it is theirs already, nothing is ordered twice', async ({
  page,
  context,
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-free');
  await choose(page, 'Tue 7 Jul', '09:00');
  const other = await context.newPage();
  await other.goto(SCHEDULE + 'cleaning-free');
  await choose(other, 'Tue 7 Jul', '09:00');
  await confirmButton(other).click();
  await expectOrdered(other);
  await page.bringToFront();
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This time is already yours');
  await expect(page.getByRole('link', { name: 'Choose another time' })).toBeHidden();
  await expectAccessible();
  await page.getByRole('link', { name: 'To your stay' }).click();
  await expect(page).toHaveURL('/stay?slug=cleaning-free');
});

test('B11 while the order of the other tab is still open, too: it is theirs already', async ({
  page,
  context,
  visit,
  world,
}) => {
  // The order of the other tab is not decided while the clock stands.
  await world.start({ ...NOW, frozen: true });
  await visit(SCHEDULE + 'cleaning-free');
  await choose(page, 'Tue 7 Jul', '09:00');
  const other = await context.newPage();
  await other.goto(SCHEDULE + 'cleaning-free');
  await choose(other, 'Tue 7 Jul', '09:00');
  await confirmButton(other).click();
  await expect(other.getByRole('heading', { name: 'Placing your order' })).toBeVisible();
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(1);
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This time is already yours');
  await expect(page.getByText(/^Total/)).toHaveCount(0);
});

test('B11 ordered elsewhere while the confirmation is open: looked at again, it says so before any press', async ({
  page,
  context,
  visit,
  world,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-free');
  await choose(page, 'Tue 7 Jul', '09:00');
  const other = await context.newPage();
  await other.goto(SCHEDULE + 'cleaning-free');
  await choose(other, 'Tue 7 Jul', '09:00');
  await confirmButton(other).click();
  await expectOrdered(other);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert')).toContainText('This time is already yours');
  await expect(confirmButton(page)).toBeHidden();
});

test('the hour of a late check-out, too, leads back to the hours that are left', async ({ page, visit, world }) => {
  await visit('/stay/late-check-out?slug=late-available');
  await page.getByRole('button', { name: 'Continue' }).click();
  await world.fault({ operation: 'updateCheckIn', kind: 'status', status: 409, code: 'CONFLICT', times: 1 });
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('That time has just been taken. Please choose another one.');
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Late check-out' })).toBeVisible();
});

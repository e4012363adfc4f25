import type { Page } from 'playwright/test';

import { chooseCleaning } from './cleaning-times.ts';
import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };
const SCHEDULE = '/stay/cleaning/schedule?slug=';
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm order' });

async function choose(page: Page, day: string, time: string): Promise<void> {
  await chooseCleaning(page, day, time);
  await page.getByRole('button', { name: 'Continue' }).click();
}

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
  await page.getByRole('link', { name: 'Go to your stay' }).click();
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

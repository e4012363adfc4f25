import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

const UPGRADE = '/stay/upgrade?slug=';
const apartment = (page: Page, name: string) => page.getByRole('region', { name });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm order' });
const success = (page: Page) => page.getByRole('heading', { level: 1, name: 'All yours' });

// Proves R1-14.
test(
  'two apartments, one chosen: seen on the confirmation, charged as shown, and none offered twice (R2-32, R3-92)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/stay/extras?slug=upgrade-paid');
    await page.getByRole('link', { name: /^A bigger apartment/ }).click();
    await expect(page).toHaveTitle('Reception | A bigger apartment');
    const penthouse = apartment(page, 'Penthouse with a sauna');
    await expect(penthouse.getByRole('img')).toHaveCount(3);
    await expect(penthouse.getByRole('listitem').filter({ hasText: 'Roof terrace' })).toBeVisible();
    await expect(penthouse).toContainText('For up to 5 guests');
    await expect(penthouse).toContainText('3 nights × €75.10');
    await expect(apartment(page, 'Two-bedroom apartment')).toContainText('€90');
    await expectAccessible();
    await page.getByRole('button', { name: /^Choose €[\d.,]+ Penthouse with a sauna$/ }).press('Enter');

    await expect(apartment(page, 'A bigger apartment')).toContainText('Penthouse with a sauna');
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('3 nights × €75.10');
    await expect(summary).toContainText('€225.30');
    await confirm(page).click();
    await expect(success(page)).toBeVisible();
    await expect(page.getByText('Penthouse with a sauna')).toBeVisible();
    await expect(page.getByText('€225.30')).toBeVisible();
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      { orderItems: [{ productId: 'prod-upgrade', propertyUnitCategoryId: 'category-penthouse' }] },
    ]);

    await goTo(page, `${UPGRADE}upgrade-paid`);
    await expect(page.getByRole('heading', { name: 'Your bigger apartment is confirmed' })).toBeVisible();
    await expect(apartment(page, 'Already yours')).toContainText('€225.30');
    await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
    await expectAccessible();
  },
);

test('the same apartment for free and for money: the paid one says why', async ({ page, visit, visitWhiteLabel }) => {
  await visit(`${UPGRADE}stay-started`);
  const cards = page.getByRole('region', { name: /^Two-bedroom apartment/ });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).not.toContainText('The same apartment');
  await expect(cards.last()).toContainText('The same apartment as above, without using your reward.');
  await visitWhiteLabel(`${UPGRADE}white-label-stay`);
  await expect(cards.last()).toContainText('The same apartment as above, at its full price.');
});

test('a reward is marked and free, and goes along with the order (R3-80, R3-101)', async ({ page, visit, world }) => {
  await visit(`${UPGRADE}upgrade-reward`);
  const rewarded = apartment(page, 'Two-bedroom apartment Inner Circle reward');
  await expect(rewarded).toContainText('Two bedrooms');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('TotalFree');
  await page.getByRole('button', { name: 'Choose Free Two-bedroom apartment Inner Circle reward' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Inner Circle reward−€90');
  await confirm(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  const [sent] = await world.calls('updateCheckIn');
  expect(sent?.body).toMatchObject({ orderItems: [{ customerRewardId: 'reward-upgrade' }] });
});

test('none to have: not available, and whom to ask (R3-76)', async ({ page, visit, expectAccessible }) => {
  await visit(`${UPGRADE}upgrade-none`);
  await waitForPage(page);
  for (const slug of ['upgrade-none', 'extras-none']) {
    await goTo(page, UPGRADE + slug);
    await expect(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  }
  await expectAccessible();
});

test('how many it takes is not known: the rest stands, and it can be chosen (R7-58)', async ({
  page,
  visit,
  world,
}) => {
  await world.fault({ operation: 'propertyUnitCategory', kind: 'status', status: 500 });
  await visit(`${UPGRADE}upgrade-paid`);
  await expect(apartment(page, 'Two-bedroom apartment')).toContainText('Balcony');
  await expect(page.getByText(/^For up to/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(2);
});

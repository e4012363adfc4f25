import type { BrowserPage as Page } from 'vitest/browser';

import { click, expect, page, test } from './fixtures.tsx';
import { expectOrdered } from './ordering.ts';

const UPGRADE = '/stay/upgrade?slug=';
const apartment = (page: Page, name: string) => page.getByRole('region', { name });

test('the same apartment free and paid: the paid one says why', async ({ visit, visitWhiteLabel }) => {
  await visit(`${UPGRADE}stay-started`);
  const cards = page.getByRole('region', { name: /^Two-bedroom apartment/ });
  await expect.element(cards).toHaveLength(2);
  await expect.element(cards.first()).not.toMatchTextContent('The same apartment');
  await expect.element(cards.last()).toMatchTextContent('The same apartment as above, without using your reward.');
  await visitWhiteLabel(`${UPGRADE}white-label-stay`);
  await expect.element(cards.last()).toMatchTextContent('The same apartment as above, at its full price.');
});

test('a reward is marked as free, and is sent with the order (R3-80, R3-101)', async ({ visit, world }) => {
  await visit(`${UPGRADE}upgrade-reward`);
  const rewarded = apartment(page, 'Two-bedroom apartment Inner Circle reward');
  await expect.element(rewarded).toMatchTextContent('Two bedrooms');
  await expect.element(page.getByRole('region', { name: 'Summary' })).toMatchTextContent('TotalFree');
  await expect.element(page.getByRole('region', { name: 'Summary' })).toMatchTextContent('Inner Circle reward−€90');
  await click(page.getByRole('button', { name: 'Confirm order' }));
  await expectOrdered();
  await expect.element(page.getByText('Free', { exact: true })).toBeVisible();
  const [sent] = await world.calls('updateCheckIn');
  expect(sent?.body).toMatchObject({ orderItems: [{ customerRewardId: 'reward-upgrade' }] });
});

test('each apartment says its price once; the chosen one is the total, ordered on this page (R3-92)', async ({
  visit,
  world,
}) => {
  await visit(`${UPGRADE}upgrade-paid`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect.element(page.getByRole('radio', { name: 'Two-bedroom apartment' })).toBeChecked();
  await expect.element(summary).toMatchTextContent('Total€903 nights × €30');
  expect(apartment(page, 'Two-bedroom apartment').element().textContent.match(/€90/g)).toHaveLength(1);
  await click(page.getByRole('radio', { name: 'Penthouse with a sauna' }));
  await expect.element(summary).toMatchTextContent('Total€225.30');
  await click(page.getByRole('button', { name: 'Confirm and pay' }));
  await expectOrdered();
  const [sent] = await world.calls('updateCheckIn');
  expect(sent?.body).toMatchObject({ orderItems: [{ propertyUnitCategoryId: 'category-penthouse' }] });
});

test('no upgrades: not available, and how to contact us (R3-76)', async ({ visit, goTo, expectAccessible }) => {
  await visit(`${UPGRADE}upgrade-none`);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const slug of ['upgrade-none', 'extras-none']) {
    await goTo(UPGRADE + slug);
    await expect.element(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  }
  await expectAccessible();
});

test('unknown capacity: the rest is shown, and it can be chosen (R7-58)', async ({ visit, world }) => {
  await world.fault({ operation: 'propertyUnitCategory', kind: 'status', status: 500 });
  await visit(`${UPGRADE}upgrade-paid`);
  await expect.element(apartment(page, 'Two-bedroom apartment')).toMatchTextContent('Balcony');
  await expect.element(page.getByText(/^For up to/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio')).toHaveLength(2);
});

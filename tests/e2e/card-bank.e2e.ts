import type { Page } from 'playwright/test';

import { FAILED, addCard, card, fillIn, form, submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

/** The bank of this card wants to confirm it first (3-D Secure). */
const ASKS = '4000002760003184';
const confirmed = { ...card, numberMasked: '400000xxxxxx3184' };

const bank = (page: Page) => page.getByRole('heading', { name: 'Simulated bank' });

async function goToTheBank(page: Page): Promise<void> {
  await fillIn(page, ASKS);
  await submitCard(page);
  await expect(bank(page)).toBeVisible();
}

test(
  'the bank confirms the card: it is added once, and the address says nothing of it',
  { tag: '@journey' },
  async ({ page, visit, world }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
    await visit(addCard('card-add-ok', '&back=order-confirmation'));
    await goToTheBank(page);
    expect(page.url()).not.toContain('card-add-ok');
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await page.getByRole('link', { name: 'Confirm' }).click();
    // The order that waits for the card is where the way leads on.
    await expect.poll(() => addresses.join(' ')).toContain('/stay/order-confirmation');
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(sent?.body).toEqual({ creditCards: [confirmed] });
    expect(more).toEqual([]);
    expect(await page.evaluate(() => [location.search, JSON.stringify(sessionStorage)].join())).not.toContain('3184');

    // Back and forward again: the same answer is not taken twice.
    await visit(addresses.find((address) => address.includes('/card-return')) ?? '/card-return?datatransTrxId=none');
    await expect(page).toHaveURL(/\/stay\/add-card\?slug=card-add-ok$/);
    await expect(form(page).number).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  },
);

test('the bank declines, or the guest comes back without an answer: the page says so, and another card goes through', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit(addCard('card-add-ok'));
  await goToTheBank(page);
  await page.goBack();
  const failed = page.getByRole('alert').filter({ hasText: FAILED });
  await expect(failed).toContainText('Your bank has not confirmed the card. Nothing was saved.');
  await page.goForward();
  await page.getByRole('link', { name: 'Decline' }).click();
  await expect(page).toHaveURL('/stay/add-card?slug=card-add-ok');
  await expect(failed).toContainText('Your bank has not confirmed the card. Nothing was saved.');
  await expectAccessible();
  await page.reload();
  await expect(failed).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
  await fillIn(page);
  await submitCard(page);
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('a reload while the confirmed card is on its way sends it no second time', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await goToTheBank(page);
  await world.hold('updateCheckIn');
  await page.getByRole('link', { name: 'Confirm' }).click();
  await world.isHeld();
  await page.reload();
  // Our server has it: the page looks for it there, and goes on.
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  await world.clearFaults();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('a server that refuses a confirmed card, or is out of reach', async ({ page, context, visit, world }) => {
  await visit(addCard('card-add-failed'));
  await goToTheBank(page);
  await page.getByRole('link', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toContainText('Please enter the card again.');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);

  await visit(addCard('card-add-ok'));
  await goToTheBank(page);
  await context.addInitScript(() => {
    // A frame in a sandbox has no storage.
    if (window === top && sessionStorage.getItem('online') === null)
      Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('online') !== null });
  });
  await page.getByRole('link', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toContainText(
    'Your bank has confirmed the card, but it is not saved yet.',
  );
  await page.evaluate(() => sessionStorage.setItem('online', 'yes'));
  // By key: Chromium may still give a click to the provider's frame, which was drawn there before.
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);
});

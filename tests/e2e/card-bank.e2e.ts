import type { Page } from 'playwright/test';

import { FAILED, addCard, card, fillIn, form, submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

/** The bank of this card wants to confirm it first (3-D Secure). */
const ASKS = '4000002760003184';
const confirmed = { ...card, numberMasked: '400000xxxxxx3184' };

const bank = (page: Page) => page.getByRole('heading', { name: 'Simulated bank' });

const silent = (page: Page) => page.getByRole('status').filter({ hasText: 'We have not heard from your bank yet' });
const added = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Your card was added' }) });
const confirm = (page: Page) => page.getByRole('link', { name: 'Confirm' }).click();
const sayConfirmed = (page: Page) => page.getByRole('button', { name: 'I have confirmed the card' });

async function goToTheBank(page: Page): Promise<void> {
  await fillIn(page, ASKS);
  await submitCard(page);
  await expect(bank(page)).toBeVisible();
}

test(
  'the bank confirms the card: it is added once, and the address does not reveal it',
  { tag: '@journey' },
  async ({ page, visit, world }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
    await visit(addCard('card-add-ok', '&back=order-confirmation'));
    await goToTheBank(page);
    expect(page.url()).not.toContain('card-add-ok');
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await page.getByRole('link', { name: 'Confirm' }).click();
    // Continues to the order that waits for the card.
    await expect.poll(() => addresses.join(' ')).toContain('/stay/order-confirmation');
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(sent?.body).toEqual({ creditCards: [confirmed] });
    expect(more).toEqual([]);
    expect(await page.evaluate(() => [location.search, JSON.stringify(sessionStorage)].join())).not.toContain('3184');

    // Opening the return address again does not use the same answer twice.
    await visit(addresses.find((address) => address.includes('/card-return')) ?? '/card-return?datatransTrxId=none');
    await expect(page).toHaveURL(/\/stay\/add-card\?slug=card-add-ok$/);
    await expect(form(page).number).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  },
);

test('the bank declines, or the guest returns without a result: the page says so, and another card succeeds', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit(addCard('card-add-ok'));
  await goToTheBank(page);
  await page.goBack();
  await expect(silent(page)).toContainText('Your card has not been added yet.');
  await expectAccessible();
  const failed = page.getByRole('alert').filter({ hasText: FAILED });
  await expect(failed).toBeHidden();
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

test('reloading while the confirmed card is being sent does not send it twice', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await goToTheBank(page);
  await world.hold('updateCheckIn');
  await page.getByRole('link', { name: 'Confirm' }).click();
  await world.isHeld();
  await page.reload();
  // The server has received the card, so the reloaded page finds it and continues.
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  await world.clearFaults();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Each way back ends in words, and the card is sent at most once.
test.describe('B3: the bank returns to another tab, late or never', () => {
  test('another tab adds the card and the first tab is updated; confirming twice adds it once', async ({
    page,
    context,
    visit,
    world,
  }) => {
    await visit(addCard('card-add-ok', '&back=order-confirmation'));
    await goToTheBank(page);
    const other = await context.newPage();
    let way = '';
    other.on('framenavigated', (frame) => {
      if (frame.url().includes('/card-return')) way = frame.url();
    });
    await other.goto(page.url());
    await confirm(other);
    await expect(other).toHaveURL('/stay?slug=card-add-ok');
    await expect(added(other)).toContainText('continue the order in the tab where you started');
    await page.goBack();
    await expect(added(page)).toBeVisible();
    for (const tab of [other, page]) {
      await tab.goto(way);
      await expect(tab).toHaveURL(/\/stay\/add-card\?/);
      await expect(added(tab)).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('pendingCard'))).not.toContain('3184');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('both tabs at once: one sends the card, and the other finds it', async ({ page, context, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await goToTheBank(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await page.goBack();
    await world.hold('updateCheckIn');
    await sayConfirmed(page).press('Enter');
    await world.isHeld();
    await confirm(other);
    await expect(other.getByRole('button', { name: 'Adding your card' })).toBeVisible();
    await world.clearFaults();
    for (const tab of [page, other]) await expect(tab).toHaveURL('/stay?slug=card-add-ok');
    await expect(added(other)).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a private window or another device says where to continue, and the guest continues there', async ({
    page,
    browser,
    visit,
    world,
  }) => {
    await visit(addCard('card-add-ok'));
    await goToTheBank(page);
    const foreign = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await foreign.goto(page.url());
    await confirm(foreign);
    await expect(foreign).toHaveURL(/\/card-return$/);
    await expect(foreign.getByRole('heading', { name: 'We cannot find your card in this browser' })).toBeVisible();
    await expect(foreign.getByRole('main')).toContainText('Go back there and choose “I have confirmed the card”.');
    await foreign.reload();
    await expect(foreign.getByRole('heading', { name: 'We cannot find your card in this browser' })).toBeVisible();
    await foreign.getByRole('link', { name: 'Find my booking' }).click();
    await expect(foreign).toHaveURL(/\/check-in$/);
    await foreign.context().close();
    await page.goBack();
    await sayConfirmed(page).press('Enter');
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
    await expect(added(page)).toBeVisible();
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(sent?.body).toEqual({ creditCards: [confirmed] });
    expect(more).toEqual([]);
  });

  test('a browser without storage: the page says so, opens the bank in a new tab, and continues', async ({
    page,
    context,
    visit,
    world,
    expectAccessible,
  }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await visit(addCard('card-add-ok'));
    await fillIn(page, ASKS);
    await submitCard(page);
    const ask = page.getByRole('alert').filter({ hasText: 'Please keep this page open' });
    await expect(ask).toContainText('Your browser does not let us store anything');
    await expectAccessible();
    const opening = context.waitForEvent('page');
    await ask.getByRole('link', { name: "Open my bank's page" }).click();
    const beside = await opening;
    await confirm(beside);
    await expect(beside.getByRole('heading', { name: 'We cannot find your card in this browser' })).toBeVisible();
    await beside.close();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await sayConfirmed(page).press('Enter');
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([{ creditCards: [confirmed] }]);
  });
});

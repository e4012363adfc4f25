import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const TRANSFER = '/stay/product/custom-kinds-request?slug=custom-kinds';
const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });
const sent = (page: Page) => page.getByRole('region', { name: 'Request sent' });
const UNCLEAR = 'We could not tell whether your request reached us. Please ask us before you send it again.';

test.describe('exactly once (S50 to S55)', () => {
  test('offline nothing is sent, then or later; then ten presses and Enter are one request', async ({
    page,
    context,
    visit,
    world,
  }) => {
    await visit(TRANSFER);
    await expect(askButton(page)).toBeVisible();
    await context.setOffline(true);
    await askButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was sent.');
    await context.setOffline(false);
    await page.reload();
    await expect(askButton(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toEqual([]);

    await askButton(page).focus();
    await askButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    await page.keyboard.press('Enter');
    await expect(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('it stays sent: reload, back and forward, another tab, another visit', async ({
    page,
    context,
    visit,
    world,
  }) => {
    await page.goto('/stay/extras?slug=custom-kinds');
    await page.getByRole('main').getByRole('link', { name: 'Airport transfer' }).click();
    const other = await context.newPage();
    await other.goto(TRANSFER);
    await expect(askButton(other)).toBeVisible();
    await askButton(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(sent(other)).toBeVisible();
    await page.reload();
    await expect(sent(page)).toContainText('Requested today at');
    await page.goBack();
    await page.goForward();
    await expect(sent(page)).toBeVisible();
    await visit('/stay/product/custom-kinds-plain?slug=custom-kinds');
    await expect(page.getByRole('button', { name: 'Send request' }), 'another offer').toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('a second one takes two deliberate steps, and is one', async ({ page, visit, world, expectAccessible }) => {
    await visit(TRANSFER);
    await askButton(page).click();
    await page.getByRole('button', { name: 'Ask again' }).click();
    const sheet = page.getByRole('dialog', { name: 'Send a second request?' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Enter');
    await expectAccessible();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await expect(sheet).toBeHidden();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await sheet.getByRole('button', { name: 'Send a second request' }).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    await expect.poll(async () => (await world.calls('orderCustomProduct')).length).toBe(2);
    await expect(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(2);
  });

  test('while one tab sends, another says so and sends nothing, then knows what came of it', async ({
    page,
    context,
    visit,
    world,
  }) => {
    await visit(TRANSFER);
    const other = await context.newPage();
    await other.goto('/stay/product/custom-kinds-plain?slug=custom-kinds');
    const third = await context.newPage();
    await third.goto(TRANSFER);
    await world.hold('orderCustomProduct');
    await askButton(page).click();
    await expect(third.getByRole('button', { name: 'One moment' })).toBeVisible();
    await third.reload();
    await expect(third.getByRole('button', { name: 'One moment' })).toBeVisible();
    await other.getByRole('button', { name: 'Send request' }).click();
    await expect(other.getByRole('alert')).toContainText('This stay is being changed in another tab');
    await world.letGo();
    await expect(sent(page)).toBeVisible();
    await expect(sent(third)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('going away and back while it is sent: still sending, then sent', async ({ page, world }) => {
    await page.goto('/stay/extras?slug=custom-kinds');
    await page.getByRole('main').getByRole('link', { name: 'Airport transfer' }).click();
    await world.hold('orderCustomProduct');
    await askButton(page).click();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'One moment' })).toBeVisible();
    await world.letGo();
    await expect(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('no clear answer: the truth, people to ask, and again only on purpose (S52)', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(TRANSFER);
    await world.fault({ operation: 'orderCustomProduct', kind: 'commit-then-drop', times: 1 });
    await askButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(UNCLEAR);
    await expect(alert.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(alert).toContainText(UNCLEAR);
    // The ways to reach people come last; no button moves after them.
    await expect(alert.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(askButton(page)).toBeHidden();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);

    await alert.getByRole('button', { name: 'Send it again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send it again' }).click();
    await expect(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(2);
  });

  test('a reload before the answer: the outcome is unknown, nothing is sent again', async ({ page, visit, world }) => {
    await visit(TRANSFER);
    await world.hold('orderCustomProduct');
    await askButton(page).click();
    await expect(page.getByRole('button', { name: 'One moment' })).toBeVisible();
    await world.isHeld();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(UNCLEAR);
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });
});

test('what is stored is believed only as far as it is whole', async ({ page, visit }) => {
  await visit(TRANSFER);
  for (const stored of ['x', '{}', '[{"slug":"custom-kinds","productId":"custom-kinds-request","sentAt":"soon"}]']) {
    await page.evaluate((value) => localStorage.setItem('customRequests', value), stored);
    await page.reload();
    await expect(askButton(page)).toBeVisible();
  }
});

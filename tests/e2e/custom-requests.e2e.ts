import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const TRANSFER = '/stay/product/custom-kinds-request?slug=custom-kinds';
const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });
const sent = (page: Page) => page.getByRole('region', { name: 'Request sent' });
const UNCLEAR = 'We could not tell whether your request reached us. Please ask us before you send it again.';

test.describe('exactly once (S50 to S55)', () => {
  test('it remains sent after reload, Back and Forward, in another tab, and on another visit', async ({
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

  test('while one tab is sending, another says so and sends nothing, then shows the outcome', async ({
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
    await world.release();
    await expect(sent(page)).toBeVisible();
    await expect(sent(third)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('a reload before the response: the outcome is unknown, and nothing is sent again', async ({
    page,
    visit,
    world,
  }) => {
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

import { expect, test } from './fixtures.ts';
import { choose, confirmButton, expectSuccess } from './late-check-out-order.ts';

test.describe('exactly once (S50 to S55)', () => {
  test('ten presses and Enter are one order', async ({ page, world }) => {
    await choose(page, 'order-success');
    await confirmButton(page).focus();
    await confirmButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    await page.keyboard.press('Enter');
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a reload while it is pending goes on asking', async ({ page, world }) => {
    await choose(page, 'order-success');
    await confirmButton(page).click();
    await expect.poll(async () => (await world.calls('order')).length).toBeGreaterThan(0);
    await page.reload();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('back and forward before the answer: nothing is sent again, and the outcome comes', async ({ page, world }) => {
    await choose(page, 'order-success');
    await world.hold('updateCheckIn');
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Late check-out' })).toBeVisible();
    await page.goForward();
    await expect(confirmButton(page)).toBeHidden();
    await world.letGo();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a reload before the answer: the stay tells that it went through', async ({ page, world }) => {
    await choose(page, 'order-success');
    await world.hold('updateCheckIn');
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await world.isHeld();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('back and forward after success order nothing and show nothing false', async ({ page, world }) => {
    await choose(page, 'order-success');
    await confirmButton(page).click();
    await expectSuccess(page, 'order-success');
    await page.reload();
    await expectSuccess(page, 'order-success');
    await page.goBack();
    await expect(page.getByText('Your late check-out is confirmed')).toBeVisible();
    await page.goForward();
    await expectSuccess(page, 'order-success');
    await page.goto('/stay/order-confirmation?slug=order-success');
    await expect(page).toHaveURL('/stay?slug=order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('while one tab sends, another is told so and sends nothing', async ({ page, context, world }) => {
    await choose(page, 'order-success');
    const other = await context.newPage();
    await choose(other, 'order-success');
    await world.hold('updateCheckIn');
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await confirmButton(other).click();
    await expect(other.getByRole('alert')).toContainText('This stay is being changed in another tab');
    await world.letGo();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('offline nothing is sent, then or later', async ({ page, context, world }) => {
    await choose(page, 'order-success');
    await context.setOffline(true);
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(confirmButton(page)).toBeEnabled();
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });
});

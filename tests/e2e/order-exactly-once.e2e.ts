import { expect, test } from './fixtures.ts';
import { choose, confirmButton, expectSuccess } from './late-check-out-order.ts';

test.describe('exactly once (S50 to S55)', () => {
  test('a reload before the response: the stay shows that the order succeeded', async ({ page, world }) => {
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

  test('offline nothing is sent, and while one tab is sending, another sends nothing', async ({
    page,
    context,
    world,
  }) => {
    await test.step('offline nothing is sent, neither now nor later', async () => {
      await choose(page, 'order-success');
      await context.setOffline(true);
      await confirmButton(page).click();
      await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
      await context.setOffline(false);
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(confirmButton(page)).toBeEnabled();
      expect(await world.calls('updateCheckIn')).toEqual([]);
    });
    await test.step('while one tab is sending, another says so and sends nothing', async () => {
      await choose(page, 'order-success');
      const other = await context.newPage();
      await choose(other, 'order-success');
      await world.hold('updateCheckIn');
      await confirmButton(page).click();
      await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
      await confirmButton(other).click();
      await expect(other.getByRole('alert')).toContainText('This stay is being changed in another tab');
      await world.release();
      await expectSuccess(page, 'order-success');
      expect(await world.calls('updateCheckIn')).toHaveLength(1);
    });
  });
});

import { expect, test, WITH_MOTION } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { confirmButton, expectSuccess, LATE } from './late-check-out-order.ts';

test.use(WITH_MOTION);

// Proves R2-22, R2-44, R2-45, R2-79, R4-28, R4-30, R7-36, R7-50, R1-14, R1-04.
test(
  'a late check-out from choice to stay: times, total, one request, polling, success',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-07-01T08:00:00Z' });
    await visit(`${LATE}charge-methods-per-person-per-time-unit`);
    const hours = page.getByRole('group', { name: 'How late would you like to stay on Thu 9 Jul?' });
    await expect(hours.getByRole('radio', { name: '12:00 Already taken' })).toBeDisabled();
    await expect(hours.getByRole('radio', { name: '13:00 €60' })).toBeChecked();
    await expectAccessible();
    await hours.getByRole('radio', { name: '14:00 €60' }).check();
    await page.getByRole('link', { name: 'Add another card' }).click();
    await expect(page).toHaveTitle('Reception | Add a card');
    await page.goBack();
    await expect(hours.getByRole('radio', { name: '14:00 €60' })).toBeChecked();
    await expect(page.getByText('2 guests × 3 nights × €10')).toBeVisible();
    await expect(page.getByText('charged before or during stay', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Visa.*4242/)).toBeVisible();
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await expect(page).toHaveTitle('Reception | Placing your order');

    await expectSuccess(page, 'charge-methods-per-person-per-time-unit');
    await expect(page.getByText('€60')).toBeVisible();
    await expect(page.getByText(/^Visa.*4242.*charged before or during stay$/)).toBeVisible();
    await expect(page.getByText('Until Thu 9 Jul, 14:00')).toBeVisible();
    await expectAccessible();
    const sent = await world.calls('updateCheckIn');
    expect(sent.map(({ body }) => body)).toEqual([
      { orderItems: [{ productId: 'prod-late', consumptionEndDate: '2026-07-09T11:00:00.000Z' }] },
    ]);
    const polls = await world.calls('order');
    expect(polls.map(({ headers }) => headers['x-slug'])).toEqual(
      polls.map(() => 'charge-methods-per-person-per-time-unit'),
    );

    await page.getByRole('link', { name: 'Go to your stay' }).click();
    await expect(page.getByText('until 14:00')).toBeVisible();
    await page.getByRole('button', { name: 'Your booking' }).click();
    await expect(page.getByRole('dialog', { name: 'Your booking' })).toContainText('Late check-out€60');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Check out by Thu 9 Jul, 14:00')).toBeVisible();
    await goTo(page, `${LATE}charge-methods-per-person-per-time-unit`);
    await expect(page.getByRole('region', { name: 'Already yours' })).toContainText('Until Thu 9 Jul, 14:00€60');
    await expect(confirmButton(page)).toBeHidden();

    // Half an hour after the booked check-out.
    await world.setClock('2026-07-09T08:30:00Z');
    await visit('/stay?slug=charge-methods-per-person-per-time-unit');
    await expect(page.getByText('Check out by 14:00')).toBeVisible();
    await visit('/stay/access?slug=charge-methods-per-person-per-time-unit');
    await expect(page.getByText('All keys work until Thu 9 Jul, 14:00')).toBeVisible();
    await visit('/stay/change-time?slug=charge-methods-per-person-per-time-unit');
    await expect(page.getByText('Thu 9 Jul, 14:00, paid')).toBeVisible();
  },
);

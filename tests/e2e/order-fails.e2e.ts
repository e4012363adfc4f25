import { submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

import { choose, confirmButton, expectSuccess, retryButton } from './late-check-out-order.ts';

// Proves R4-32, R8-40.
test(
  'a failed payment: the message, another card, and a successful retry',
  { tag: '@journey' },
  async ({ page, world, expectAccessible }) => {
    await choose(page, 'order-payment-error');
    await confirmButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      "We couldn't process your payment. Please try again or update your card details.",
    );
    await expect(
      alert.getByRole('heading', { name: 'Nothing was ordered, so there is nothing to pay.' }),
    ).toBeVisible();
    await expect(alert).toContainText(/Visa.*4242/);
    await expect(alert).toContainText('Total, if you try again€20');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Need help?' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    await expectAccessible();
    await retryButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await expect(alert).toContainText("We couldn't process your payment.");
    await page.getByRole('link', { name: 'Update card' }).click();

    await page
      .frameLocator('iframe[title="Card number (our payment provider)"]')
      .getByLabel('Card number')
      .fill('4242424242424242');
    await page.frameLocator('iframe[title="CVV (our payment provider)"]').getByLabel('CVV').fill('123');
    await page.getByLabel('Expiry date').pressSequentially('0939');
    await page.getByLabel('Name on the card').fill('Anna Guest');
    await submitCard(page);

    await expect(page).toHaveURL('/stay/order-confirmation?slug=order-payment-error');
    await retryButton(page).click();
    await expectSuccess(page, 'order-payment-error');
    const orders = (await world.calls('updateCheckIn')).filter(({ body }) =>
      JSON.stringify(body).includes('orderItems'),
    );
    expect(orders, 'one a press').toHaveLength(3);

    await page.goBack();
    await expect(page, 'the confirmation before the card is settled').toHaveURL('/stay?slug=order-payment-error');
  },
);

import type { Page } from 'playwright/test';

import { submitCard } from './card-form.ts';
import { expect, waitForPage, test, THIS_MORNING } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { choose, confirmButton, expectSuccess, retryButton } from './late-check-out-order.ts';

/** What the app reports outside production. */
function reports(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  return seen;
}

// Proves R4-32, R8-40.
test(
  'a failed payment: the sentence, another card, and trying again succeeds',
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
    await expect(alert.getByRole('button', { name: 'Try again €20' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Need help?' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    await expectAccessible();
    await retryButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await expect(alert).toContainText("We couldn't process your payment.");
    await page.getByRole('link', { name: 'Update card' }).click();

    await page
      .frameLocator('iframe[title="Card number, at the payment provider"]')
      .getByLabel('Card number')
      .fill('4242424242424242');
    await page.frameLocator('iframe[title="CVV, at the payment provider"]').getByLabel('CVV').fill('123');
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

// Proves R8-14, R8-38, R8-54.
test('failed to proceed the order, whatever it is called in the reports', async ({ page, visit, world }) => {
  const seen = reports(page);
  await visit('/check-in');
  await waitForPage(page);
  for (const [slug, report, canRetry] of [
    ['order-other-error', undefined, true],
    ['order-null-id', 'Failed to place order', true],
    ['order-unknown-status', 'Unknown order status', false],
  ] as const)
    await test.step(slug, async () => {
      await goTo(page, '/check-in');
      const before = (await world.calls('updateCheckIn')).length;
      await choose(page, slug, goTo);
      await confirmButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Failed to proceed the order');
      await expect(page.getByRole('alert')).toContainText('please contact Bob');
      await expect(page.getByRole('main').getByRole('link', { name: 'Ask Bob' })).toBeVisible();
      await expect(retryButton(page)).toBeVisible({ visible: canRetry });
      if (report !== undefined) expect(seen.filter((text) => text.startsWith(report))).toHaveLength(1);
      await expect(page.getByRole('main')).not.toContainText('Failed to place order');
      expect(await world.calls('updateCheckIn')).toHaveLength(before + 1);
    });
});

test('pending for ever: thirty questions, then words; nothing is sent again, the stay is read again', async ({
  page,
  world,
}) => {
  await page.clock.install({ time: THIS_MORNING });
  await choose(page, 'order-stuck-pending');
  await confirmButton(page).click();
  await expect.poll(async () => (await world.calls('order')).length).toBe(1);
  const before = (await world.calls('checkIn')).length;
  for (let poll = 2; poll <= 30; poll += 1) {
    const answered = page.waitForResponse(/\/orders\//);
    await page.clock.fastForward(2_000);
    await answered;
  }
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('alert')).toContainText('If the problem persists, please contact Bob.');
  await page.clock.fastForward(10_000);
  expect(await world.calls('order')).toHaveLength(30);
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await expect.poll(async () => (await world.calls('checkIn')).length).toBeGreaterThan(before);
});

import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const LATE = '/stay/late-check-out?slug=';
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm order' });
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Chooses the first free hour of a late check-out and goes on to the confirmation. */
async function choose(page: Page, slug: string): Promise<void> {
  await page.goto(LATE + slug);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
}

const expectSuccess = async (page: Page, slug: string): Promise<void> => {
  await expect(page).toHaveURL(`/stay/order-success?slug=${slug}`, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'All yours' })).toBeVisible();
};

/** What the app reports outside production. */
function reports(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  return seen;
}

test('a late check-out from the choice to the stay: hours, arithmetic, one request, polling, success', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await world.start({ now: '2026-07-01T08:00:00Z' });
  await visit(`${LATE}charge-methods-per-person-per-time-unit`);
  const hours = page.getByRole('group', { name: 'How late would you like to stay on Thu 9 Jul?' });
  await expect(hours.getByRole('radio', { name: '12:00 Already taken' })).toBeDisabled();
  await expect(hours.getByRole('radio', { name: '13:00 €60' })).toBeChecked();
  await expectAccessible();
  await hours.getByRole('radio', { name: '14:00 €60' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveTitle('Reception | Confirm your order');
  await expect(page.getByText('Until Thu 9 Jul, 14:00')).toBeVisible();
  await expect(page.getByText('2 guests × 3 nights × €10')).toBeVisible();
  await expect(page.getByText('charged before or during stay', { exact: true })).toBeVisible();
  await expect(page.getByText('Visa')).toContainText('4242');
  await expectAccessible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
  await confirmButton(page).click();
  await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();

  await expectSuccess(page, 'charge-methods-per-person-per-time-unit');
  await expect(page.getByText('€60')).toBeVisible();
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

  await page.getByRole('link', { name: 'To your stay' }).click();
  await expect(page.getByRole('region', { name: 'Your reservation' })).toContainText('Late check-out€60');
  await visit(`${LATE}charge-methods-per-person-per-time-unit`);
  await expect(page.getByText('Until Thu 9 Jul, 14:00, €60')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
});

test.describe('who pays (R4-33)', () => {
  test('a reward is free, needs no card, and is named in the order', async ({ page, world }) => {
    await choose(page, 'order-free-reward');
    await expect(page.getByText('Inner Circle reward')).toBeVisible();
    await expect(page.getByText('Free, no card needed')).toBeVisible();
    await confirmButton(page).click();
    await expectSuccess(page, 'order-free-reward');
    expect((await world.calls('updateCheckIn'))[0]?.body).toMatchObject({
      orderItems: [{ customerRewardId: 'reward-late' }],
    });
  });

  test('an invoice needs no card', async ({ page }) => {
    await choose(page, 'invoice-voucher');
    await expect(page.getByText('Payable by invoice, no card needed')).toBeVisible();
    await confirmButton(page).click();
    await expectSuccess(page, 'invoice-voucher');
  });

  test('without a card, confirming leads to adding one, back, and the choice is still there', async ({
    page,
    visit,
    world,
  }) => {
    await choose(page, 'order-no-card');
    await expect(page.getByText('The card you add is charged before or during stay.')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm and add a card' }).click();
    await expect(page).toHaveURL('/stay/add-card?slug=order-no-card&back=order-confirmation');
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await visit('/stay/order-confirmation?slug=order-no-card');
    await expect(page.getByText(/^Until .*, 13:00$/)).toBeVisible();
  });
});

test('a failed payment: the sentence, another card, and trying again succeeds', async ({
  page,
  world,
  expectAccessible,
}) => {
  await choose(page, 'order-payment-error');
  await confirmButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("We couldn't process your payment. Please try again or update your card details.");
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
  await page.getByRole('button', { name: 'Add this card' }).click();

  await expect(page).toHaveURL('/stay/order-confirmation?slug=order-payment-error');
  await retryButton(page).click();
  await expectSuccess(page, 'order-payment-error');
  const orders = (await world.calls('updateCheckIn')).filter(({ body }) => JSON.stringify(body).includes('orderItems'));
  expect(orders, 'one a press').toHaveLength(3);

  await page.goBack();
  await expect(page, 'the confirmation before the card is settled').toHaveURL('/stay?slug=order-payment-error');
});

for (const [slug, report, canRetry] of [
  ['order-other-error', undefined, true],
  ['order-null-id', 'Failed to place order', true],
  ['order-unknown-status', 'Unknown order status', false],
] as const) {
  test(`${slug}: failed to proceed the order, whatever it is called in the reports`, async ({ page, world }) => {
    const seen = reports(page);
    await choose(page, slug);
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to proceed the order');
    await expect(page.getByRole('alert')).toContainText('please contact Bob');
    await expect(retryButton(page)).toBeVisible({ visible: canRetry });
    if (report !== undefined) expect(seen.filter((text) => text.startsWith(report))).toHaveLength(1);
    await expect(page.getByRole('main')).not.toContainText('Failed to place order');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });
}

test('pending for ever: thirty questions, then words; nothing is sent again, the stay is read again', async ({
  page,
  world,
}) => {
  await page.clock.install();
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
  expect((await world.calls('checkIn')).length).toBeGreaterThan(before);
});

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
    await world.fault({ operation: 'updateCheckIn', kind: 'delay', delayMs: 1_500, times: 1 });
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Late check-out' })).toBeVisible();
    await page.goForward();
    await expect(confirmButton(page)).toBeHidden();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a reload before the answer: the stay tells that it went through', async ({ page, world }) => {
    await choose(page, 'order-success');
    await world.fault({ operation: 'updateCheckIn', kind: 'delay', delayMs: 2_000, times: 1 });
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We are checking')).toBeVisible();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('an answer that is lost: nothing is sent again, the stay tells that it went through', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await choose(page, 'order-success');
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await confirmButton(page).click();
    await expect(page.getByText('We are checking')).toBeVisible();
    await expectAccessible();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('an order that never arrived is offered again after the pending time, not before', async ({ page, world }) => {
    await page.clock.install();
    await choose(page, 'order-success');
    await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
    await confirmButton(page).click();
    await expect(page.getByText('We are checking')).toBeVisible();
    await page.clock.fastForward(40_000);
    await expect(retryButton(page)).toBeHidden();
    await page.clock.fastForward(21_000);
    await expect(page.getByRole('alert')).toContainText('Your order did not arrive');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
    await retryButton(page).click();
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(2);
  });

  test('back and forward after success order nothing and show nothing false', async ({ page, world }) => {
    await choose(page, 'order-success');
    await confirmButton(page).click();
    await expectSuccess(page, 'order-success');
    await page.reload();
    await expectSuccess(page, 'order-success');
    await page.goBack();
    await expect(page.getByText('Your late check-out is set')).toBeVisible();
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
    await world.fault({ operation: 'updateCheckIn', kind: 'delay', delayMs: 3_000, times: 1 });
    await confirmButton(page).click();
    await expect(page.getByRole('status').getByText('Placing your order')).toBeVisible();
    await confirmButton(other).click();
    await expect(other.getByRole('alert')).toContainText('Another tab is at work for this stay');
    await expectSuccess(page, 'order-success');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('offline nothing is sent, then or later', async ({ page, context, world }) => {
    await choose(page, 'order-success');
    await context.setOffline(true);
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await context.setOffline(false);
    await expect(confirmButton(page)).toBeEnabled();
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });
});

for (const path of ['order-confirmation', 'order-success']) {
  test(`/stay/${path} without an order is the stay`, async ({ page, visit }) => {
    await visit(`/stay/${path}?slug=order-success`);
    await expect(page).toHaveURL('/stay?slug=order-success');
    await page.evaluate(() =>
      sessionStorage.setItem('pendingOrder', '{"slug":"order-success","stage":{"name":"done"}}'),
    );
    await visit(`/stay/${path}?slug=order-success`);
    await expect(page).toHaveURL('/stay?slug=order-success');
  });
}

test('back leaves the confirmation without an order', async ({ page, world }) => {
  await choose(page, 'order-success');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${LATE}order-success`);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('no hour left: the sentence, and people to ask', async ({ page, visit, expectAccessible }) => {
  await visit(`${LATE}late-none`);
  await expect(
    page.getByText("Darn it, we've run out of timeslots. Contact us and we'll try to make things right."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expectAccessible();
});

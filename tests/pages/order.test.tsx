import { address, click, expect, page, test } from './fixtures.tsx';
import { LATE, choose, expectSuccess, confirmButton, openConfirmation } from './ordering.ts';

// Proves R4-30.
test('Back leaves the confirmation without placing an order', async ({ visit, world }) => {
  await openConfirmation(visit, `${LATE}order-success`);
  await click(page.getByRole('link', { name: 'Back' }));
  await expect.poll(address).toBe(`${LATE}order-success`);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

// Proves R5-45, R8-27, R8-53.
test('no times left: the message, and how to contact us', async ({ visit, expectAccessible }) => {
  await visit(`${LATE}late-none`);
  await expect
    .element(page.getByText("Darn it, we've run out of timeslots. Contact us and we'll try to make things right."))
    .toBeVisible();
  await expect.element(page.getByText('Sleep in'), { message: 'nothing is sold that is gone' }).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a reward is free, needs no card, and is sent with the order', async ({ visit, world }) => {
  await choose(visit, 'order-free-reward');
  await expect.element(page.getByText('Inner Circle reward')).toBeVisible();
  await expect.element(page.getByText('Free, no card needed')).toBeVisible();
  await click(page.getByRole('button', { name: 'Confirm order' }));
  await expectSuccess('order-free-reward');
  expect((await world.calls('updateCheckIn'))[0]?.body).toMatchObject({
    orderItems: [{ customerRewardId: 'reward-late' }],
  });
});

test('an invoice needs no card', async ({ visit }) => {
  await choose(visit, 'invoice-voucher');
  await expect.element(page.getByText('Payable by invoice, no card needed')).toBeVisible();
  await click(confirmButton());
  await expectSuccess('invoice-voucher');
});

test('the confirmation and success pages without an order redirect to the stay', async ({ visit }) => {
  for (const path of ['order-confirmation', 'order-success']) {
    await visit(`/stay/${path}?slug=order-success`);
    await expect.poll(address).toBe('/stay?slug=order-success');
    sessionStorage.setItem('pendingOrder', '{"slug":"order-success","stage":{"name":"done"}}');
    await visit(`/stay/${path}?slug=order-success`);
    await expect.poll(address).toBe('/stay?slug=order-success');
  }
});

// Proves R4-32.
test('without a card, confirming leads to adding one and back, and the choice is kept', async ({ visit, world }) => {
  await visit(`${LATE}order-no-card`);
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText('The card you add is charged before or during your stay.')).toBeVisible();
  await click(page.getByRole('button', { name: 'Confirm and add a card' }));
  await expect.poll(address).toBe('/stay/add-card?slug=order-no-card&back=order-confirmation');
  expect(await world.calls('updateCheckIn')).toEqual([]);
  await visit('/stay/order-confirmation?slug=order-no-card');
  await expect.element(page.getByText(/^Until .*, 13:00$/)).toBeVisible();
});

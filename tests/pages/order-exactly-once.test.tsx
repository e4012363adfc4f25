import { address, click, expect, page, test } from './fixtures.tsx';
import { expectSuccess, confirmButton, retryButton, choose } from './ordering.ts';
import { focus, press, clickTenTimes } from './keys.ts';

test('a lost response: nothing is sent again, and the stay shows that the order succeeded', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await choose(visit, 'order-success');
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await click(confirmButton());
  await expect.element(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expectAccessible();
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('an order that never arrived can be sent again after the pending time, not before', async ({
  visit,
  world,
  passTime,
}) => {
  await choose(visit, 'order-success');
  await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
  await click(confirmButton());
  await expect.element(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await passTime(40);
  await expect.element(retryButton()).not.toBeInTheDocument();
  await passTime(21);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your order did not reach us');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await click(retryButton());
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);
});

test('ten clicks and Enter place one order', async ({ visit, world }) => {
  await choose(visit, 'order-success');
  await focus(confirmButton());
  await clickTenTimes(confirmButton());
  await press('Enter');
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('after a reload, a pending order is still polled', async ({ visit, world }) => {
  await choose(visit, 'order-success');
  await click(confirmButton());
  await expect.poll(async () => (await world.calls('order')).length).toBeGreaterThan(0);
  await visit(address());
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('Back and Forward before the response: nothing is sent again, and the outcome is shown', async ({
  visit,
  world,
}) => {
  await choose(visit, 'order-success');
  await world.hold('updateCheckIn');
  await click(confirmButton());
  await expect.element(page.getByRole('status').getByText('Placing your order')).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Late check-out' })).toBeVisible();
  history.forward();
  await expect.element(confirmButton()).not.toBeInTheDocument();
  await world.release();
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('Back and Forward after success order nothing and show nothing wrong', async ({ visit, world }) => {
  await choose(visit, 'order-success');
  await click(confirmButton());
  await expectSuccess('order-success');
  await visit(address());
  await expectSuccess('order-success');
  history.back();
  await expect.element(page.getByText('Your late check-out is confirmed')).toBeVisible();
  history.forward();
  await expectSuccess('order-success');
  await visit('/stay/order-confirmation?slug=order-success');
  await expect.poll(address).toBe('/stay?slug=order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

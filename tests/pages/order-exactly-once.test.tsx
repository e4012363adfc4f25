import { expect, page, test } from './fixtures.tsx';
import { expectSuccess, confirmButton, retryButton, choose } from './ordering.ts';

test('an answer that is lost: nothing is sent again, the stay tells that it went through', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await choose(visit, 'order-success');
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await confirmButton().click();
  await expect.element(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expectAccessible();
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('an order that never arrived is offered again after the pending time, not before', async ({
  visit,
  world,
  passTime,
}) => {
  await choose(visit, 'order-success');
  await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
  await confirmButton().click();
  await expect.element(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await passTime(40);
  await expect.element(retryButton()).not.toBeInTheDocument();
  await passTime(21);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your order did not reach us');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await retryButton().click();
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);
});

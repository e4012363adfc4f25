import { sendElsewhere } from './elsewhere.ts';
import { click, expect, page, test } from './fixtures.tsx';
import { openConfirmation } from './ordering.ts';

const CANCEL = { status: 'canceled' };
const CHECK_OUT = { checkOutDone: true };

test('an order for a stay cancelled elsewhere says so, and does not blame a taken time', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await openConfirmation(visit, '/stay/late-check-out?slug=late-available');
  const confirm = page.getByRole('button', { name: 'Confirm and pay' });
  await expect.element(confirm).toBeVisible();
  await sendElsewhere(world, 'late-available', CANCEL);
  await click(confirm);
  await expect.element(page.getByRole('alert')).toMatchTextContent('This stay is cancelled');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was ordered.');
  await expect.element(page.getByText('That time has just been taken')).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/^Total/), { message: 'nothing can be tried, nothing is added up (N3)' })
    .not.toBeInTheDocument();
  await expect.element(confirm).not.toBeInTheDocument();
  await expectAccessible();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([200, 409]);
  await click(page.getByRole('link', { name: 'Go to your stay' }));
  await expect.element(page.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
});

test('an order, new times and a cancellation after a check-out elsewhere: each says so', async ({ visit, world }) => {
  await world.start({ now: '2026-06-10T09:00:00Z' });
  await openConfirmation(visit, '/stay/sauna-kit?slug=check-out-day');
  await expect.element(page.getByRole('button', { name: 'Confirm and pay' })).toBeVisible();
  await sendElsewhere(world, 'check-out-day', CHECK_OUT);
  await click(page.getByRole('button', { name: 'Confirm and pay' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are checked out');

  await world.start({ now: '2026-06-10T05:00:00Z' });
  await visit('/stay/change-time?slug=check-out-day');
  await click(page.getByRole('radio', { name: '09:00' }));
  await sendElsewhere(world, 'check-out-day', CHECK_OUT);
  await click(page.getByRole('button', { name: 'Change times' }));
  await expect.element(page.getByRole('heading', { name: 'Time cannot be changed anymore' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'You are checked out' })).toBeVisible();

  await world.start({ now: '2026-06-10T05:00:00Z' });
  await visit('/stay/cancel-reservation?slug=check-out-day');
  await click(page.getByRole('button', { name: 'Cancel booking' }));
  await expect.element(page.getByRole('button', { name: 'Yes, cancel my stay' })).toBeVisible();
  await sendElsewhere(world, 'check-out-day', CHECK_OUT);
  await click(page.getByRole('button', { name: 'Yes, cancel my stay' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are checked out');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your booking was not cancelled.');
});

test('an upgrade ordered elsewhere is not ordered twice', async ({ visit, world }) => {
  await visit('/stay/upgrade?slug=upgrade-paid');
  const confirm = page.getByRole('button', { name: 'Confirm and pay' });
  await expect.element(confirm).toBeVisible();
  const orderItems = [{ productId: 'prod-upgrade', propertyUnitCategoryId: 'category-penthouse' }];
  await sendElsewhere(world, 'upgrade-paid', { orderItems });
  await click(confirm);
  await expect.element(page.getByRole('alert')).toMatchTextContent('This extra is already yours');
  await expect.element(page.getByText(/^Total/), { message: 'nothing can be tried (N3)' }).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Go to your stay' })).toBeVisible();
});

test('a request for a stay cancelled elsewhere', async ({ visit, world }) => {
  await visit('/stay/product/custom-kinds-request?slug=custom-kinds');
  const ask = page.getByRole('button', { name: 'Ask for a ride' });
  await expect.element(ask).toBeVisible();
  await sendElsewhere(world, 'custom-kinds', CANCEL);
  await click(ask);
  await expect.element(page.getByRole('alert')).toMatchTextContent('This stay is cancelled');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your request was not sent.');
});

import { address, click, expect, page, test } from './fixtures.tsx';
import { expectOrdered } from './ordering.ts';
import { days, times, chooseCleaning } from './cleaning-times.ts';
import { sendElsewhere } from './elsewhere.ts';
import type { World } from './world.ts';

/** Orders the same time in another tab, or on another device. */
const orderElsewhere = (world: World): Promise<void> =>
  sendElsewhere(world, 'cleaning-free', {
    orderItems: [
      {
        productId: 'prod-cleaning',
        consumptionDate: '2026-07-07T06:00:00.000Z',
        consumptionEndDate: '2026-07-07T07:00:00.000Z',
      },
    ],
  });

const NOW = { now: '2026-07-01T08:00:00Z' };

const SCHEDULE = '/stay/cleaning/schedule?slug=';

const confirmButton = (text: 'Confirm order' | 'Confirm and pay' = 'Confirm order') =>
  page.getByRole('button', { name: text });

async function choose(day: string, time: string): Promise<void> {
  await chooseCleaning(day, time);
  await click(page.getByRole('button', { name: 'Continue' }));
}

test('a time taken in the meantime: a message, and the remaining times (R8-28, R8-48)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-slot-taken');
  await choose('Tue 7 Jul', '09:00');
  await click(confirmButton());
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('That time has just been taken. Please choose another one.');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was ordered.');
  await expectAccessible();
  await click(page.getByRole('link', { name: 'Choose another time' }));
  await click(days().getByRole('radio', { name: 'Tue 7 Jul' }));
  await expect.element(times().getByRole('radio', { name: '09:00 Already taken' })).toBeDisabled();
  await click(times().getByRole('radio', { name: '11:00' }));
  await click(page.getByRole('button', { name: 'Continue' }));
  await click(confirmButton());
  await expectOrdered();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([409, 200]);
});

test('a late check-out time taken in the meantime also leads back to the remaining times', async ({ visit, world }) => {
  await visit('/stay/late-check-out?slug=late-available');
  await expect.element(confirmButton('Confirm and pay')).toBeVisible();
  await world.fault({ operation: 'updateCheckIn', kind: 'status', status: 409, code: 'CONFLICT', times: 1 });
  await click(confirmButton('Confirm and pay'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('That time has just been taken. Please choose another one.');
  await click(page.getByRole('link', { name: 'Choose another time' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Late check-out' })).toBeVisible();
});

test('taken by the same guest elsewhere: it is already theirs, nothing is ordered twice', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-free');
  await choose('Tue 7 Jul', '09:00');
  await expect.element(confirmButton()).toBeVisible();
  await orderElsewhere(world);
  await click(confirmButton());
  await expect.element(page.getByRole('alert')).toMatchTextContent('This time is already yours');
  await expect.element(page.getByRole('link', { name: 'Choose another time' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Total/)).not.toBeInTheDocument();
  await expectAccessible();
  await click(page.getByRole('link', { name: 'Go to your stay' }));
  await expect.poll(address).toBe('/stay?slug=cleaning-free');
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([200, 409]);
});

test('B11 ordered elsewhere while the confirmation is open: on focus, it says so before any click', async ({
  visit,
  world,
  passTime,
  lookAgain,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-free');
  await choose('Tue 7 Jul', '09:00');
  await expect.element(confirmButton()).toBeVisible();
  await orderElsewhere(world);
  await passTime(10);
  await lookAgain();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This time is already yours');
  await expect.element(confirmButton()).not.toBeInTheDocument();
});

// Proves R5-45, R8-26, R8-53.
test.for([
  '/stay/cleaning?slug=cleaning-no-slots',
  '/stay/cleaning/schedule?slug=cleaning-no-slots',
  '/stay/early-check-in?slug=early-none',
])('%s: no times are left: the message, and how to contact us (R8-25)', async (path, { visit, expectAccessible }) => {
  await visit(path);
  await expect
    .element(page.getByText("Darn it, we've run out of timeslots. Contact us and we'll try to make things right."))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await expectAccessible();
});

import type { BrowserPage as Page } from 'vitest/browser';
import { address, click, expect, page, test } from './fixtures.tsx';
import { press, enterAndClick } from './keys.ts';
import { beginElsewhere } from './elsewhere.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };

const changed = (page: Page) => page.getByRole('heading', { name: 'Your times have been changed' });

const CHANGE = '/stay/change-time?slug=';

const arrivals = (page: Page) => page.getByRole('group', { name: /^When would you like to arrive/ });

const departures = (page: Page) => page.getByRole('group', { name: /^When would you like to leave/ });

const pickArrival = (page: Page) => click(arrivals(page).getByRole('radio', { name: '17:00 No extra cost' }));

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change times' });

const BUSY_WORDS = 'Field to update. Please try again.';

test('once the stay has begun, only the departure can change (R4-89)', async ({ visit }) => {
  await visit(`${CHANGE}stay-started`);
  await expect.element(departures(page)).toBeVisible();
  await expect.element(arrivals(page)).not.toBeInTheDocument();
});

test('when times can no longer be changed, the page says so, and how to contact us (R4-82)', async ({
  visit,
  expectAccessible,
}) => {
  for (const slug of ['date-change-unavailable', 'checked-out', 'expired']) {
    await visit(CHANGE + slug);
    await expect
      .element(page.getByRole('heading', { name: 'Time cannot be changed anymore' }), { message: slug })
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect.element(changeButton(page)).not.toBeInTheDocument();
  }
  await expectAccessible();
});

test('redirects to the stay if cancelled; a stay that has ended does not offer it', async ({ visit }) => {
  await visit(`${CHANGE}cancelled`);
  await expect.poll(address).toBe('/stay?slug=cancelled');
  for (const slug of ['cancelled', 'checked-out', 'expired']) {
    await visit(`/stay?slug=${slug}`);
    await click(page.getByRole('button', { name: 'Your booking' }));
    await expect.element(page.getByText('Booking number')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Change times', includeHidden: true })).not.toBeInTheDocument();
  }
});

test('rejected dates: the message, and no automatic retry (R8-50)', async ({ visit, world, expectAccessible }) => {
  await visit(`${CHANGE}order-update-fails`);
  await pickArrival(page);
  await click(changeButton(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent(BUSY_WORDS);
  await expectAccessible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await click(changeButton(page));
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(2);
  await expect.element(page.getByRole('alert')).toMatchTextContent(BUSY_WORDS);
});

test('unchanged, there is nothing to send; either end can change alone (R5-48)', async ({ visit, world }) => {
  await world.start(NOW);
  await visit(`${CHANGE}change-time-ok`);
  await expect.element(page.getByText('You already have these times.')).toBeVisible();
  await press('Enter', changeButton(page));
  expect(await world.calls('updateCheckIn')).toEqual([]);
  await click(departures(page).getByRole('radio', { name: '09:00' }));
  await click(changeButton(page));
  await expect.element(changed(page)).toBeVisible();
  expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
    { startDate: '2026-07-06T12:00:00.000Z', endDate: '2026-07-09T06:00:00.000Z' },
  ]);
});

test('early check-in is offered next to luggage before the stay, and not after it has begun', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay/access?slug=luggage-online');
  await click(page.getByRole('link', { name: 'Early check-in' }));
  await expect.poll(address).toBe('/stay/early-check-in?slug=luggage-online');

  await visit('/stay?slug=stay-started');
  await expect.element(page.getByRole('link', { name: /^Late check-out/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Early check-in/ })).not.toBeInTheDocument();
  await visit('/stay/early-check-in?slug=stay-started');
  await expect
    .element(page.getByRole('heading', { name: 'Early check-in is not available for this stay' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAccessible();
});

test('early check-in of a cancelled or checked-out stay redirects to the stay', async ({ visit }) => {
  for (const slug of ['cancelled', 'checked-out']) {
    await visit(`/stay/early-check-in?slug=${slug}`);
    await expect.poll(address).toBe(`/stay?slug=${slug}`);
  }
});

test('unknown outcome of new times: the guest checks, nothing is sent again', async ({
  visit,
  world,
  passTime,
  expectAccessible,
}) => {
  await visit(`${CHANGE}change-time-ok`);
  await pickArrival(page);
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await world.fault({ operation: 'checkIn', kind: 'status', status: 500, code: 'FOO' });
  await click(changeButton(page));
  await expect.poll(() => world.calls('updateCheckIn')).toHaveLength(1);
  await passTime(20);
  await expect.element(page.getByRole('alert')).toMatchTextContent("We don't know yet whether your times were changed");
  await expect.element(changeButton(page)).not.toBeInTheDocument();
  await expectAccessible();
  await world.clearFaults();
  await click(page.getByRole('button', { name: 'Check now' }));
  await expect.element(changed(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('offline no new times are sent, now or later; after a lost response, the stay shows the change', async ({
  visit,
  world,
  setOffline,
}) => {
  await visit(`${CHANGE}change-time-ok`);
  await pickArrival(page);
  setOffline(true);
  await click(changeButton(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent(BUSY_WORDS);
  await expect.element(page.getByRole('alert')).toMatchTextContent('You seem to be offline.');
  setOffline(false);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(changeButton(page)).toBeEnabled();
  expect(await world.calls('updateCheckIn')).toEqual([]);

  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await click(changeButton(page));
  await expect.element(changed(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('while another tab changes the stay, this one says so and sends nothing', async ({ visit, world }) => {
  await visit(`${CHANGE}change-time-ok`);
  await pickArrival(page);
  const end = await beginElsewhere('change-time-ok');
  await click(changeButton(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent('This stay is being changed in another tab');
  expect(await world.calls('updateCheckIn')).toEqual([]);
  end();
  await click(changeButton(page));
  await expect.element(changed(page)).toBeVisible();
});

test('new times by Enter and a click at once: one request', async ({ visit, world }) => {
  await visit(`${CHANGE}change-time-ok`);
  await pickArrival(page);
  await world.hold('updateCheckIn');
  await enterAndClick(changeButton(page));
  await world.release();
  await expect.element(changed(page)).toBeVisible();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([200]);
});

import type { BrowserPage as Page } from 'vitest/browser';
import { address, expect, page, test } from './fixtures.tsx';
import { press } from './keys.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };
const changed = (page: Page) => page.getByRole('heading', { name: 'Your times have been changed' });

const CHANGE = '/stay/change-time?slug=';

const arrivals = (page: Page) => page.getByRole('group', { name: /^When would you like to arrive/ });

const departures = (page: Page) => page.getByRole('group', { name: /^When would you like to leave/ });

const pickArrival = (page: Page) => arrivals(page).getByRole('radio', { name: '17:00 No extra cost' }).click();

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change times' });

const BUSY_WORDS = 'Field to update. Please try again.';

test('once the stay has begun only the departure can move (R4-89)', async ({ visit }) => {
  await visit(`${CHANGE}stay-started`);
  await expect.element(departures(page)).toBeVisible();
  await expect.element(arrivals(page)).not.toBeInTheDocument();
});

test('when time cannot be changed anymore, it says so, and whom to ask (R4-82)', async ({
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

test('of a cancelled stay leads to the stay; a stay that is over does not offer it', async ({ visit }) => {
  await visit(`${CHANGE}cancelled`);
  await expect.poll(address).toBe('/stay?slug=cancelled');
  for (const slug of ['cancelled', 'checked-out', 'expired']) {
    await visit(`/stay?slug=${slug}`);
    await expect.element(page.getByRole('heading', { name: 'Your booking' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Change times', includeHidden: true })).not.toBeInTheDocument();
  }
});

test('dates that are not taken: the words, and the next try is the guest’s (R8-50)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await visit(`${CHANGE}order-update-fails`);
  await pickArrival(page);
  await changeButton(page).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(BUSY_WORDS);
  await expectAccessible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await changeButton(page).click();
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(2);
  await expect.element(page.getByRole('alert')).toMatchTextContent(BUSY_WORDS);
});

test('untouched there is nothing to change; one end changes alone (R5-48)', async ({ visit, world }) => {
  await world.start(NOW);
  await visit(`${CHANGE}change-time-ok`);
  await expect.element(page.getByText('These are already your times.')).toBeVisible();
  await press('Enter', changeButton(page));
  expect(await world.calls('updateCheckIn')).toEqual([]);
  await departures(page).getByRole('radio', { name: '09:00' }).click();
  await changeButton(page).click();
  await expect.element(changed(page)).toBeVisible();
  expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
    { startDate: '2026-07-06T12:00:00.000Z', endDate: '2026-07-09T06:00:00.000Z' },
  ]);
});

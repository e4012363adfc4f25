import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

import { expectOrdered } from './ordering.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };
const CHANGE = '/stay/change-time?slug=';
const arrivals = (page: Page) => page.getByRole('group', { name: /^When would you like to arrive/ });
const departures = (page: Page) => page.getByRole('group', { name: /^When would you like to leave/ });
const pickArrival = (page: Page) => arrivals(page).getByRole('radio', { name: '17:00 No extra cost' }).check();
const changeButton = (page: Page) => page.getByRole('button', { name: 'Change times' });
const changed = (page: Page) => page.getByRole('heading', { name: 'Your times have been changed' });

test.describe('early check-in (R2-23, R5-28)', () => {
  // Proves R1-14.
  test(
    'from the stay to the order: times, the first free one selected, one order, and the stay shows it',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible }) => {
      await world.start(NOW);
      await visit('/stay?slug=early-available');
      await page.getByRole('link', { name: /^Early check-in From €20/ }).click();
      await expect(page).toHaveTitle('Reception | Early check-in');
      await expect(page.getByText('instead of Mon 6 Jul, 15:00')).toBeVisible();
      const hours = page.getByRole('group', { name: 'How early would you like to arrive on Mon 6 Jul?' });
      await expect(hours.getByRole('radio', { name: '12:00 Already taken' })).toBeDisabled();
      await expect(hours.getByRole('radio', { name: '13:00 €20' })).toBeChecked();
      await expectAccessible();
      await page.getByRole('button', { name: 'Confirm and pay' }).click();
      await expectOrdered(page);
      await expect(page.getByText('From Mon 6 Jul, 13:00')).toBeVisible();
      expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
        { orderItems: [{ productId: 'prod-early', consumptionDate: '2026-07-06T10:00:00.000Z' }] },
      ]);

      await page.getByRole('link', { name: 'Go to your stay' }).click();
      await expect(page.getByText('from 13:00')).toBeVisible();
      await page.getByRole('link', { name: 'Early check-in From Mon 6 Jul, 13:00' }).click();
      await expect(page.getByRole('heading', { name: 'Your early check-in is confirmed' })).toBeVisible();
      await expect(page.getByText('Booked check-inMon 6 Jul, 15:00')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Already yours' })).toContainText('From Mon 6 Jul, 13:00€20');
      await expectAccessible();

      await visit(`${CHANGE}early-available`);
      await expect(page.getByText('Mon 6 Jul, 13:00, paid')).toBeVisible();
      await expect(departures(page)).toBeVisible();
      await expect(arrivals(page), 'an hour that is paid for does not move').toBeHidden();
      await expectAccessible();

      await world.setClock('2026-07-06T09:45:00Z');
      await visit('/stay?slug=early-available');
      await expect(page.getByText(/Your door opens in\s1\d\smin$/)).toBeVisible();
      await visit('/stay/access?slug=early-available');
      await expect(page.getByRole('heading', { name: 'All keys work from Mon 6 Jul, 13:00' })).toBeVisible();
      await world.setClock('2026-07-06T10:01:00Z');
      await visit('/stay/access?slug=early-available');
      await expect(page.getByRole('slider', { name: 'Apartment 405: slide to open' })).toBeVisible();
    },
  );
});

test.describe('change time (R2-33, R1-16)', () => {
  // Proves R7-56.
  test(
    'arrival and departure change once; every screen shows the new dates, and the doors are fetched again',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible }) => {
      await world.start(NOW);
      await visit('/stay?slug=change-time-ok');
      await page.getByRole('button', { name: 'Your booking' }).click();
      await page.getByRole('link', { name: 'Change times' }).click();
      await expect(page).toHaveTitle('Reception | Change times');
      await expect(arrivals(page).getByRole('radio', { name: '16:00 Already taken' })).toBeDisabled();
      await expect(arrivals(page).getByRole('radio', { name: '15:00 Currently booked' })).toBeChecked();
      await expect(departures(page).getByRole('radio', { name: '11:00 Currently booked' })).toBeChecked();
      await expect(page.getByText('Arrival 15:00 Mon 6 Jul')).toBeVisible();
      await expect(page.getByText('Departure 11:00 Thu 9 Jul')).toBeVisible();
      await pickArrival(page);
      await expect(arrivals(page).getByRole('radio', { name: '15:00 Currently booked' })).toBeVisible();
      await departures(page).getByRole('radio', { name: '10:00' }).check();
      await expect(
        page.getByText('Your stay will be from Mon 6 Jul, 17:00 to Thu 9 Jul, 10:00. No extra cost.'),
      ).toBeVisible();
      await expect(page.getByText('Arrival 17:00 instead of 15:00')).toBeVisible();
      await expect(page.getByText('Departure 10:00 instead of 11:00')).toBeVisible();
      await expectAccessible();
      const reads = (await world.calls('checkIn')).length;
      await changeButton(page).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 10; press += 1) button.click();
      });

      await expect(changed(page)).toBeVisible();
      await expect(page.getByRole('definition')).toHaveText([
        'Before: 15:00New: Mon 6 Jul, 17:00',
        'Before: 11:00New: Thu 9 Jul, 10:00',
      ]);
      await expectAccessible();
      const sent = await world.calls('updateCheckIn');
      expect(sent.map(({ body }) => body)).toEqual([
        { startDate: '2026-07-06T14:00:00.000Z', endDate: '2026-07-09T07:00:00.000Z' },
      ]);
      await expect.poll(async () => (await world.calls('checkIn')).length).toBeGreaterThan(reads);
      const [asked] = await world.calls('propertyUnitAvailability');
      expect(asked?.url).toContain('reservationId=res-change-time-ok');

      await page.getByRole('link', { name: 'Go to your stay' }).click();
      await expect(page.getByText('from 17:00')).toBeVisible();
      await expect(page.getByText('until 10:00')).toBeVisible();
      await visit('/stay/access?slug=change-time-ok');
      await expect(page.getByText('Mon 6 Jul, 17:00').first()).toBeVisible();
    },
  );
});

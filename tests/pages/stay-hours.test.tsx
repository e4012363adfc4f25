import type { BrowserPage as Page } from 'vitest/browser';

import { expect, page, test } from './fixtures.tsx';

const next = (page: Page) => page.getByRole('region', { name: "What's Next" });
const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the arrival day begins: bags can come', async ({ visit, world, passTime }) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-09T21:59:00.000Z');
  await visit('/stay?slug=stay-arrival-day');
  await expect.element(next(page)).toMatchTextContent(/Your door opens in\s15\shr/);
  await expect.element(next(page)).toMatchTextContent('Tue 10 Mar, 15:00');
  await expect.element(next(page).getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Bags before check-in' })).not.toBeInTheDocument();
  await passTime(65);
  await expect.element(page.getByRole('heading', { name: 'Bags before check-in' })).toBeVisible();
  await expect.element(page.getByText('including the one for the luggage room, today at 15:00.')).toBeVisible();
  await expect.element(next(page)).toMatchTextContent(/Your door opens in\s15\shr/);
  await expect.element(next(page)).toMatchTextContent('At 15:00, Helsinki time');
  await expect.element(next(page).getByRole('link', { name: 'Where to find us' })).toBeVisible();
  await expect.element(next(page).getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await page.getByText('Your booking').click();
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test('N1 keys that have ended: a check-out opens the building again, not the apartment', async ({ visit, world }) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await world.setClock('2026-11-23T10:00:00.000Z');
  await visit('/stay?slug=check-out-day');
  await expect.element(next(page)).toMatchTextContent('Your keys have expired');
  await expect.element(region(page, 'Before you go')).toBeVisible();
  await expect.element(region(page, 'If you check out now')).toMatchTextContent('until 23:00');
  await expect.element(region(page, 'If you check out now')).not.toMatchTextContent('Apartment');
});

test('an extra is named once: days ahead below, on the day itself by its tile', async ({ visit }) => {
  const below = region(page, 'Make it yours');
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(below.getByRole('link', { name: /^Early check-in/ })).toBeVisible();
  await expect.element(link(page, /^Early check-in/)).toHaveLength(1);

  await visit('/stay?slug=stay-arrival-day');
  await expect.element(below.getByRole('link', { name: /^Sauna kit/ })).toBeVisible();
  await expect.element(below.getByRole('link', { name: /^Early check-in|^Parking/ })).not.toBeInTheDocument();
  await expect.element(link(page, /^Early check-in/)).toHaveLength(1);
  await expect.element(link(page, /^Parking/)).toHaveLength(1);
});

test('the booking is one row, which opens', async ({ visit }) => {
  await visit('/stay?slug=stay-before-arrival');
  const booking = region(page, 'Your booking');
  await expect.element(booking.getByText('Booking number')).not.toBeInTheDocument();
  await expect.element(booking.getByText('€480').first()).toBeVisible();
  await booking.getByRole('heading', { name: 'Your booking' }).click();
  await expect.element(booking.getByText('Booking number')).toBeVisible();
  await expect.element(booking.getByRole('link', { name: 'Change times' })).toBeVisible();
});

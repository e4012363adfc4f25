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
  await page.getByRole('button', { name: 'Your booking' }).click();
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

test('an extra is named once, in the one list: first what suits the hour', async ({ visit }) => {
  const list = region(page, 'What you can do');
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(list.getByRole('link', { name: /^Early check-in/ })).toBeVisible();
  await expect.element(link(page, /^Early check-in/)).toHaveLength(1);
  await expect.element(link(page, /^Parking/)).toHaveLength(1);

  await visit('/stay?slug=stay-arrival-day');
  await expect.element(list.getByRole('link').nth(0)).toMatchTextContent('Early check-in');
  await expect.element(link(page, /^Early check-in/)).toHaveLength(1);
  await expect.element(link(page, /^Parking/)).toHaveLength(1);
});

test('the booking opens behind the first card: facts, other times, cancelling two presses away', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(page.getByText('Booking number')).not.toBeInTheDocument();
  // The whole card takes the press, its picture too.
  await page.getByRole('region', { name: 'Kasarmikatu 40' }).click({ position: { x: 60, y: 60 } });
  const booking = page.getByRole('dialog', { name: 'Your booking' });
  await expect.element(booking.getByText('Booking number')).toBeVisible();
  await expect.element(booking.getByText('€480').first()).toBeVisible();
  await expect.element(booking.getByRole('link', { name: 'Change times' })).toBeVisible();
  await expect.element(booking.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect.element(booking.getByRole('heading', { name: 'Invite guests' })).toBeVisible();
  await expect.element(booking.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect.element(booking.getByRole('button', { name: 'Continue on another phone' })).toBeVisible();
  await expectAccessible();
  await booking.getByRole('link', { name: 'Cancel booking' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cancel booking' })).toBeVisible();
});

test('while staying a phone has the code and Wi-Fi in its first screen, and the page ends after the second', async ({
  visit,
  world,
}) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-11T10:00:00.000Z');
  await page.viewport(390, 844);
  await visit('/stay?slug=stay-arrival-day');
  await expect.element(region(page, 'What you can do').getByRole('link', { name: 'All extras' })).toBeInTheDocument();
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect().top;
  const wifi = region(page, 'Wi-Fi').getByRole('button', { name: 'Copy the password' }).element();
  expect(wifi.getBoundingClientRect().bottom).toBeLessThan(bar);
  const main = page.getByRole('main').element();
  const actions = [...main.querySelectorAll('a, button, summary')].filter((each) => each.checkVisibility());
  expect(actions.length).toBeLessThanOrEqual(12);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(2 * 844);
});

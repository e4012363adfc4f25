import type { Page } from 'playwright/test';

import { tabAndPress, tabTo } from './by-keyboard.ts';
import { form, VISA } from './card-form.ts';
import { days, times } from './cleaning-times.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';

test.use(WITH_MOTION);

/** A button may say its price behind its name. */
const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Journeys without a mouse: the focus is in sight at every step and on the heading of every new page. Others are in
 * `spoken.e2e.ts`, `arrival.e2e.ts` and `walk-in.e2e.ts`.
 */

// Proves S82.
test('other times by keyboard, and a door with the arrow keys', async ({ page, visit, world }) => {
  await world.start({ now: '2026-07-01T08:00:00Z' });
  await visit('/stay?slug=change-time-ok');
  await tabAndPress(page, button(page, 'Your booking'));
  await tabAndPress(page, link(page, 'Change times'));
  await expect(heading(page, 'Change times')).toBeFocused();
  const departures = page.getByRole('group', { name: /^When would you like to leave/ });
  await tabTo(page, departures.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowUp');
  await expect(departures.getByRole('radio', { name: '10:00' })).toBeChecked();
  await tabAndPress(page, button(page, 'Change times'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your times have been changed' })).toBeFocused();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);

  await world.setClock('2026-07-06T13:00:00Z');
  await visit('/stay/access?slug=change-time-ok');
  const door = page.getByRole('article', { name: /Apartment/ });
  await tabTo(page, door.getByRole('slider'));
  for (const share of ['25 %', '50 %', '75 %']) {
    await page.keyboard.press('ArrowRight');
    await expect(door.getByRole('slider')).toHaveAttribute('aria-valuetext', share);
  }
  expect(await world.calls('requestAccess')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(door.getByRole('button', { name: 'The door is open' })).toBeVisible();
  await expect(door.getByRole('slider')).toBeFocused();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

// Proves S82.
test('asking for more nights by keyboard', async ({ page, visit, world }) => {
  await world.start({ now: '2026-10-16T08:00:00Z' });
  await visit('/stay/extras?slug=extension-request');
  await tabAndPress(page, link(page, /^More nights/));
  await expect(heading(page, 'More nights')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^2 nights/ })).toBeChecked();
  await tabAndPress(page, button(page, 'Continue'));
  await expect(heading(page, 'Ask for more nights')).toBeFocused();
  await tabAndPress(page, button(page, 'Send request'));
  await expect(heading(page, 'Request sent')).toBeFocused();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);

  // Zooming makes the window narrow: the navigation moves, and the guest is still on the same link.
  const explore = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' });
  await tabTo(page, explore);
  // What comes after the page is there with it.
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  // A busy browser draws the narrow styles, and takes the focus away, before the app hears of the new width.
  await explore.evaluate((element) => {
    const header = element.closest('header')?.firstElementChild;
    if (header instanceof HTMLElement) header.style.display = 'none';
  });
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.setViewportSize({ width: 640, height: 720 });
  await expect(explore).toBeFocused();
});

// Proves S82.
test('adding a card by keyboard, in and out of the fields of the provider', async ({ page, visit, world }) => {
  await visit('/stay?slug=unpaid-no-card');
  await tabAndPress(page, link(page, 'Add a card'));
  await expect(heading(page, 'Add a card')).toBeFocused();
  const { number, expiry, cvv, name, submit } = form(page);
  for (const [field, text] of [
    [number, VISA],
    [expiry, '939'],
    [cvv, '123'],
    [name, 'Anna Guest'],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabAndPress(page, submit);
  // What waited for the payment.
  await expect(heading(page, 'Getting in')).toBeFocused();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S82.
test('checking out by keyboard, in a language chosen by keyboard', async ({ page, visit, world }) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await visit('/stay?slug=check-out-day');
  const languages = page.getByRole('combobox', { name: 'Language' });
  await tabTo(page, languages);
  await page.keyboard.type('Deu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused();
  // Letters that follow at once would go on with the ones before.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'et-EE');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await tabAndPress(page, page.getByRole('link', { name: 'Check out', exact: true }));
  await expect(heading(page, 'Check-out')).toBeFocused();
  await tabAndPress(page, button(page, 'Check out now'));
  await expect(heading(page, 'You are checked out')).toBeFocused();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S82.
test('signing in by keyboard; Tab goes through the whole account and out of it', async ({ page, visit }) => {
  await visit('/login');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('anna@guest.example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('123456');
  await expect(heading(page, 'Hello, Anna')).toBeFocused();
  const first = page.getByRole('link', { name: 'Skip to content' });
  await tabTo(page, first);
  await page.keyboard.press('Tab');
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

// Proves S82.
test('a cleaning by keyboard: the day, the hour, the order', async ({ page, visit, world }) => {
  await world.start({ now: '2026-07-01T08:00:00Z' });
  await visit('/stay/extras?slug=cleaning-free');
  await tabAndPress(page, link(page, /^Cleaning/));
  await tabAndPress(page, link(page, 'Schedule cleaning'));
  await expect(heading(page, 'Schedule cleaning')).toBeFocused();
  await tabTo(page, days(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, times(page).getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(times(page).getByRole('radio').nth(1)).toBeChecked();
  await tabAndPress(page, page.getByRole('button', { name: /^Continue/ }));
  await tabAndPress(page, page.getByRole('button', { name: /^Confirm and pay/ }));
  await expectOrdered(page);
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S82.
test('an answer by keyboard, then the link as a code for another phone and back', async ({ page, visit }) => {
  await visit('/stay?slug=help-content');
  await tabAndPress(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Ask Bob$/ }));
  await expect(heading(page, 'Ask Bob')).toBeFocused();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('code');
  // It comes with the answers. Before them, Tab would lead to one that the search takes away.
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+\sanswers\sfound$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wait ten seconds, then type it again')).toBeVisible();
  await tabAndPress(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stay' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabAndPress(page, button(page, 'Your booking'));
  const another = button(page, 'Continue on another phone');
  await tabAndPress(page, another);
  await expect(page.getByRole('dialog', { name: 'Continue on another phone' }).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(another).toBeFocused();
});

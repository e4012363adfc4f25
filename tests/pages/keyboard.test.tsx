import type { Locator } from 'vitest/browser';

import { MAX_STEPS, showsFocus } from '../support/shows-focus.ts';
import { days, times } from './cleaning-times.ts';
import { expect, page, test } from './fixtures.tsx';
import { press, type } from './keys.ts';
import { expectOrdered } from './ordering.ts';

/** Presses Tab until the control has the focus; every control on the way must show that it has it (S82). */
async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  for (let steps = 0; steps < MAX_STEPS && target.query() !== document.activeElement; steps += 1) {
    await press('Tab');
    expect(showsFocus()).toBe('shown');
  }
  await expect.element(target).toHaveFocus();
}

/** Tabs to the control and presses a key there. */
async function tabAndPress(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await press(key);
}

/** A button by the start of its name, which a price may follow. */
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Journeys without a mouse: the focus is visible at every step, and on the heading of every new page. Others are in
 * `keyboard.e2e.ts`, `spoken.e2e.ts`, `arrival.e2e.ts` and `walk-in.e2e.ts`.
 */

// Proves S82.
test('changing times with the keyboard, and a door with the arrow keys', async ({ visit, world }) => {
  await world.start({ now: '2026-07-01T08:00:00Z' });
  await visit('/stay?slug=change-time-ok');
  await tabAndPress(button('Your booking'));
  await tabAndPress(link('Change times'));
  await expect.element(heading('Change times')).toHaveFocus();
  const departures = page.getByRole('group', { name: /^When would you like to leave/ });
  await tabTo(departures.getByRole('radio', { checked: true }));
  await press('ArrowUp');
  await expect.element(departures.getByRole('radio', { name: '10:00' })).toBeChecked();
  await tabAndPress(button('Change times'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your times have been changed' })).toHaveFocus();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);

  await world.setClock('2026-07-06T13:00:00Z');
  await visit('/stay/access?slug=change-time-ok');
  const door = page.getByRole('article', { name: /Apartment/ });
  await tabTo(door.getByRole('slider'));
  for (const share of ['25 %', '50 %', '75 %']) {
    await press('ArrowRight');
    await expect.element(door.getByRole('slider')).toHaveAttribute('aria-valuetext', share);
  }
  expect(await world.calls('requestAccess')).toEqual([]);
  await press('ArrowRight');
  await expect.element(door.getByRole('button', { name: 'The door is open' })).toBeVisible();
  await expect.element(door.getByRole('slider')).toHaveFocus();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

// Proves S82.
test('checking out with the keyboard, in a language chosen with the keyboard', async ({ visit, world }) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await visit('/stay?slug=check-out-day');
  const languages = page.getByRole('combobox', { name: 'Language' });
  await tabTo(languages);
  await type('Deu');
  await expect.poll(() => document.documentElement.lang).toBe('de-DE');
  await expect.element(page.getByRole('combobox', { name: 'Sprache' })).toHaveFocus();
  // Arrow keys, as typed letters would continue the search of those typed just before.
  await press('ArrowDown');
  await expect.poll(() => document.documentElement.lang).toBe('et-EE');
  await press('ArrowDown');
  await expect.poll(() => document.documentElement.lang).toBe('en-GB');
  await tabAndPress(page.getByRole('link', { name: 'Check out', exact: true }));
  await expect.element(heading('Check-out')).toHaveFocus();
  await tabAndPress(button('Check out now'));
  await expect.element(heading('You are checked out')).toHaveFocus();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S82.
test('signing in with the keyboard; Tab moves through the whole account and out of it', async ({ visit }) => {
  await visit('/login');
  await tabTo(page.getByLabelText('E-mail'));
  await type('anna@guest.example');
  await press('Enter');
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
  await type('123456');
  await expect.element(heading('Hello, Anna')).toHaveFocus();
  const first = page.getByRole('link', { name: 'Skip to content' });
  await tabTo(first);
  await press('Tab');
  await tabTo(first);
  await press('Enter');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

// Proves S82.
test('a cleaning with the keyboard: day, time, order', async ({ visit, world }) => {
  await world.start({ now: '2026-07-01T08:00:00Z' });
  await visit('/stay/extras?slug=cleaning-free');
  await tabAndPress(link(/^Cleaning/));
  await tabAndPress(link('Schedule cleaning'));
  await expect.element(heading('Schedule cleaning')).toHaveFocus();
  await tabTo(days().getByRole('radio').first());
  await press('Space');
  await tabTo(times().getByRole('radio').first());
  await press('ArrowDown');
  await expect.element(times().getByRole('radio').nth(1)).toBeChecked();
  await tabAndPress(page.getByRole('button', { name: /^Continue/ }));
  await tabAndPress(page.getByRole('button', { name: /^Confirm/ }));
  await expectOrdered();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S82.
test('a help article with the keyboard, then the link as a QR code, and back', async ({ visit }) => {
  await visit('/stay?slug=help-content');
  await tabAndPress(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Ask Bob$/ }));
  await expect.element(heading('Ask Bob')).toHaveFocus();
  await tabTo(page.getByRole('searchbox'));
  await type('code');
  // Before the search has its results, Tab would lead to an article that the search removes.
  await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/\d\sanswers\sfound/);
  await press('Tab');
  await press('Enter');
  await expect.element(page.getByText('Wait ten seconds, then type it again')).toBeVisible();
  await tabAndPress(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stay' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await tabAndPress(button('Your booking'));
  const another = button('Continue on another phone');
  await tabAndPress(another);
  await expect
    .element(page.getByRole('dialog', { name: 'Continue on another phone' }).getByRole('heading'))
    .toHaveFocus();
  await press('Escape');
  await expect.element(another).toHaveFocus();
});

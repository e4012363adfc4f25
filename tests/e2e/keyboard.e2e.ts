import type { Page } from 'playwright/test';

import { tabAndPress, tabTo } from './by-keyboard.ts';
import { form, VISA } from './card-form.ts';

import { expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

/** A button by the start of its name, which a price may follow. */
const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Proves S82.
test('requesting more nights with the keyboard', async ({ page, visit, world }) => {
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

  // Zooming narrows the window and moves the navigation, but the focus stays on the same link.
  const explore = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' });
  await tabTo(page, explore);
  // Waits until everything that starts after the first page has loaded.
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  // Simulates a busy browser, which applies the narrow styles and so removes the focus before the app gets the new width.
  await explore.evaluate((element) => {
    const header = element.closest('header')?.firstElementChild;
    if (header instanceof HTMLElement) header.style.display = 'none';
  });
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.setViewportSize({ width: 640, height: 720 });
  await expect(explore).toBeFocused();
});

// Proves S82.
test("adding a card with the keyboard, in and out of the provider's fields", async ({ page, visit, world }) => {
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
  // The page that needed the payment.
  await expect(heading(page, 'Getting in')).toBeFocused();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

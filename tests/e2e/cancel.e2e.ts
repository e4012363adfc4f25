import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const at = (slug: string) => `/stay/cancel-reservation?slug=${slug}`;
const done = (slug: string) => `/stay/cancel-reservation-success?slug=${slug}`;

const begin = (page: Page) => page.getByRole('button', { name: 'Cancel booking' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cancel this stay?' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Yes, cancel my stay' });
const fact = (page: Page, term: string) =>
  page.getByRole('main').getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').first();

// Proves R1-18, R2-35, R2-36, R1-04.
test(
  'free cancellation before the deadline: terms, confirmation, cancelled (R4-70, R4-76, R4-77, R4-04, R7-44)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-11-20T10:00:00Z' });
    await visit('/stay?slug=refundable-before-deadline');
    await page.getByRole('button', { name: 'Your booking' }).click();
    await page.getByRole('link', { name: 'Cancel booking' }).click();

    await expect(page).toHaveURL(at('refundable-before-deadline'));
    await expect(page).toHaveTitle('Reception | Cancel booking');
    const terms = page.getByRole('region', { name: 'Free until Sat 21 Nov, 18:00' });
    await expect(terms).toContainText('Helsinki time');
    await expect(terms).toContainText('After that, or if you do not arrive, the full price is charged.');
    await expect(fact(page, 'You pay')).toHaveText('Nothing');
    await expect(fact(page, 'You get back')).toHaveText('Everything you have paid for the stay');
    await expect(fact(page, 'Full price, if you cancel later')).toHaveText('€480');
    await expectAccessible();

    await begin(page).click();
    await expect(sheet(page).getByRole('heading', { name: 'Cancel this stay?' })).toBeFocused();
    await expect(sheet(page)).toContainText('You payNothing');
    await expect(sheet(page)).toContainText('This cannot be undone.');
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);

    await confirm(page).click();
    await expect(page).toHaveURL(done('refundable-before-deadline'));
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is cancelled' })).toBeFocused();
    await expect(page).toHaveTitle('Reception | Booking cancelled');
    await expectAccessible();
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(sent?.body).toEqual({ status: 'canceled' });
    expect(more).toEqual([]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is cancelled' })).toBeVisible();
    await expect(fact(page, 'You pay')).toHaveText('Nothing, instead of €480');
    await expect(fact(page, 'You get back')).toHaveText('Everything you have paid for the stay');
    const ways = page.getByRole('region', { name: 'What you can do now' });
    await expect(ways.getByRole('link', { name: 'Start new booking' })).toBeVisible();
    await expect(ways.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to your stay' })).toHaveCount(0);
    await ways.getByRole('link', { name: 'See the cancelled booking' }).click();
    await expect(page.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
    await page.getByRole('button', { name: 'Your booking' }).click();
    await expect(page.getByRole('link', { name: 'Cancel booking', includeHidden: true })).toHaveCount(0);
  },
);

import type { Page } from 'playwright/test';

import { withCamera } from './camera.ts';
import { expect, test } from './fixtures.ts';

const checkIn = (slug: string) => `/stay/check-in?slug=${slug}`;

/** Fills in the details that the reservation does not have. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+358 40 123-4567');
  await page.getByLabel('How many of you are coming?').selectOption('3 guests');
}

test.describe('guest details', () => {
  test(
    'without an ID check, check-in is complete after the guest details',
    { tag: '@journey' },
    async ({ page, visit, expectAccessible }) => {
      await visit(checkIn('no-verification-needed'));
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await fillIn(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
      await expectAccessible();
    },
  );
});

test.describe('identity, with a camera', () => {
  test.beforeEach(({ page }) => withCamera(page));

  // Proves R2-37, R2-89 to R2-92, R2-94, R6-17, R6-26, R7-68, R7-76.
  test(
    'guest details, a photo of the ID, approved, and on to the doors',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible }) => {
      await visit(checkIn('guest-details-required'));
      await fillIn(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Only the main guest needs to show a valid ID')).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Step 2 of 2' })).toHaveAttribute('aria-valuenow', '2');
      await expectAccessible();

      await page.getByRole('button', { name: 'Open the camera' }).click();
      await expect(page.getByRole('button', { name: 'Take the photo' })).toBeFocused();
      await expectAccessible();
      await page.getByRole('button', { name: 'Take the photo' }).click();
      await expect(page.getByRole('heading', { name: 'Can you read every word?' })).toBeFocused();
      await expectAccessible();
      await page.getByRole('button', { name: 'Take another photo' }).click();
      await page.getByRole('button', { name: 'Take the photo' }).click();
      await page.getByRole('button', { name: 'Send the photo' }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeFocused();
      await expectAccessible();
      expect(await world.calls('reservationState')).not.toEqual([]);
      await page.getByRole('link', { name: 'See how to get in' }).click();
      await expect(page).toHaveURL('/stay/access?slug=guest-details-required');
    },
  );
});

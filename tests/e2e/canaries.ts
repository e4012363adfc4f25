import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** What the guest of the canaries types. */
export const TYPED = { lastName: 'Kanarienvogel', phone: '+358407654321', booking: 'CANARY-4471', code: '123456' };

/** A number counts only between non-digits: a time in milliseconds may contain any six digits. */
const holds = (text: string, form: string): boolean =>
  /^\d+$/.test(form)
    ? new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text)
    : text.toLowerCase().includes(form.toLowerCase());

/** The names of the canaries in a text: as they are, encoded as part of an address, or in base64. */
export const canariesIn = (text: string, canaries: Readonly<Record<string, string>>): string[] =>
  Object.entries(canaries)
    .filter(([, canary]) =>
      [canary, encodeURIComponent(canary), encodeURIComponent(encodeURIComponent(canary)), btoa(canary)].some((form) =>
        holds(text, form),
      ),
    )
    .map(([name]) => name);

/** Finds the booking, and fills in what the check-in asks for. */
export async function findTheBooking(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/check-in');
  await page.getByLabel('Booking number').fill(TYPED.booking);
  await page.getByLabel('Last name').fill('Guest');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  // The previous page has a field for the last name as well.
  await expect(page.getByLabel('Phone')).toBeVisible();
  await page.getByLabel('Last name').fill(TYPED.lastName);
  await page.getByLabel('Phone').fill(TYPED.phone);
}

import type { Page } from 'playwright/test';

export const checkIn = (slug: string) => `/stay/check-in?slug=${slug}`;

/** What the reservation does not know of its guests. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+358 40 123-4567');
  await page.getByLabel('How many of you are coming?').selectOption('3 guests');
}

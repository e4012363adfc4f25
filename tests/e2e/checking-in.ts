import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

export const checkIn = (slug: string) => `/stay/check-in?slug=${slug}`;

/** What the reservation does not know of its guests. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+358 40 123-4567');
  await page.getByLabel('How many of you are coming?').selectOption('3 guests');
}

export async function takePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the camera' }).click();
  const shutter = page.getByRole('button', { name: 'Take the picture' });
  await expect(shutter).toBeFocused();
  await shutter.click();
  await expect(page.getByRole('img', { name: 'The picture you took' })).toBeVisible();
}

import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const checkIn = (slug: string) => `/stay/check-in?slug=${slug}`;

/** What the reservation does not know of its guests. */
export async function fillIn(): Promise<void> {
  await page.getByLabelText('Phone').fill('+358 40 123-4567');
  await page.getByLabelText('How many of you are coming?').selectOptions('3 guests');
}

export async function takePicture(): Promise<void> {
  await page.getByRole('button', { name: 'Open the camera' }).click();
  const shutter = page.getByRole('button', { name: 'Take the photo' });
  await expect.element(shutter).toHaveFocus();
  await shutter.click();
  await expect.element(page.getByRole('img', { name: 'The photo you took' })).toBeVisible();
}

import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { click, fill } from './click.ts';

export const checkIn = (slug: string) => `/stay/check-in?slug=${slug}`;

/** Fills in the fields of guest details that the reservation does not prefill. */
export async function fillIn(): Promise<void> {
  await fill(page.getByLabelText('Phone'), '+358 40 123-4567');
  await page.getByLabelText('How many of you are coming?').selectOptions('3 guests');
}

export async function takePicture(): Promise<void> {
  await click(page.getByRole('button', { name: 'Open the camera' }));
  const shutter = page.getByRole('button', { name: 'Take the photo' });
  await expect.element(shutter).toHaveFocus();
  // A click by Playwright waits for frames, which the camera needs as well.
  await shutter.click();
  await expect.element(page.getByRole('img', { name: 'The photo you took' })).toBeVisible();
}

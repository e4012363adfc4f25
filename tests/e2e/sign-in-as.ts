import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Signs in through the form, and waits until it has redirected. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(`${name}@guest.example`);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill('123456');
  await expect(page).not.toHaveURL(/\/login/);
}

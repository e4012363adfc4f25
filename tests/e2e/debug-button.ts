import type { Locator, Page } from 'playwright/test';

/** The button of the tester's panel. It comes after the first press on a page, so that no guest waits for it. */
export async function debugButton(page: Page): Promise<Locator> {
  // A key that does nothing by itself.
  await page.keyboard.press('F2');
  return page.getByRole('button', { name: 'Debug' });
}

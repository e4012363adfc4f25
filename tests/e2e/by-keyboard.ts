import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

import { MAX_STEPS, showsFocus } from '../support/shows-focus.ts';

/** Presses Tab until the control has the focus; fails if a control on the way does not show its focus (S82). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    // A sheet that opens slides in from below the window.
    await expect.poll(() => page.evaluate(showsFocus)).toBe('shown');
  }
  await expect(target).toBeFocused();
}

/** Tabs to the control and presses a key there. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

/** No screen has more controls than this between one and the next that a journey needs. */
const MOST_STEPS = 60;

/** Whether the control with the focus shows it, itself or by the card around it, within the window. */
const showsFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement) || focused === document.body || focused.matches('iframe')) return 'shown';
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const name = focused.outerHTML.slice(0, 120);
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `out of sight: ${name}`;
    for (const element of [focused, focused.closest('label'), focused.parentElement]) {
      if (element === null) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'shown';
    }
    return `no mark of the focus: ${name}`;
  });

/** Tabs on until the control has the focus; every control on the way shows that it has it (S82). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await showsFocus(page)).toBe('shown');
  }
  await expect(target).toBeFocused();
}

/** Tabs to the control and presses a key there. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

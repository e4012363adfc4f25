import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

import { MAX_STEPS, showsFocus } from '../support/shows-focus.ts';
import { press } from './keys.ts';

/** Tabs on until the control has the focus; every control on the way shows that it has it (S82). */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  for (let steps = 0; steps < MAX_STEPS && target.query() !== document.activeElement; steps += 1) {
    await press('Tab');
    expect(showsFocus()).toBe('shown');
  }
  await expect.element(target).toHaveFocus();
}

/** Tabs to the control and presses a key there. */
export async function tabAndPress(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await press(key);
}

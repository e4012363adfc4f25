import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

import { settle } from './open-app.tsx';

/** Focuses a control once it is visible. */
export async function focus(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Presses a key, such as `Tab` or `Shift+Tab`, on the focused element, or on a control, which it focuses first. */
export async function press(key: string, on?: Locator): Promise<void> {
  if (on) await focus(on);
  const [name = '', ...before] = key.split('+').toReversed();
  const [down, up] = [before.map((each) => `{${each}>}`).join(''), before.map((each) => `{/${each}}`).join('')];
  await userEvent.keyboard(name === 'Space' ? `${down} ${up}` : `${down}{${name}}${up}`);
  await settle();
}

/** Clicks a control ten times synchronously, before the app can react. */
export async function clickTenTimes(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('Nothing to click');
  for (let click = 0; click < 10; click += 1) element.click();
  await settle();
}

/** Presses Enter on a control, then clicks the same element, even if its label has changed. */
export async function enterAndClick(control: Locator): Promise<void> {
  await focus(control);
  const element = control.element();
  await userEvent.keyboard('{Enter}');
  if (element instanceof HTMLElement) element.click();
  await settle();
}

/** Types a text where the focus is. */
export async function type(text: string): Promise<void> {
  await userEvent.keyboard(text);
  await settle();
}

/** Puts a text into a field as the clipboard does. */
export function pasteInto(field: Locator, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

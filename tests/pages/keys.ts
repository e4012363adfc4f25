import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

/** Gives a control the focus, once it is there. */
export async function focus(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Presses a key, as `Tab` or `Shift+Tab`, where the focus is, or on a control that gets the focus first. */
export async function press(key: string, on?: Locator): Promise<void> {
  if (on) await focus(on);
  const [name = '', ...before] = key.split('+').toReversed();
  const [down, up] = [before.map((each) => `{${each}>}`).join(''), before.map((each) => `{/${each}}`).join('')];
  await userEvent.keyboard(name === 'Space' ? `${down} ${up}` : `${down}{${name}}${up}`);
}

/** Clicks a control ten times before anything can answer. */
export async function clickTenTimes(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('Nothing to click');
  for (let click = 0; click < 10; click += 1) element.click();
}

/** Presses Enter on a control and clicks it before anything can answer. Its label may change meanwhile. */
export async function enterAndClick(control: Locator): Promise<void> {
  await focus(control);
  const element = control.element();
  await userEvent.keyboard('{Enter}');
  if (element instanceof HTMLElement) element.click();
}

/** Types a text where the focus is. */
export const type = (text: string): Promise<void> => userEvent.keyboard(text);

/** Puts a text into a field as the clipboard does. */
export function pasteInto(field: Locator, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

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

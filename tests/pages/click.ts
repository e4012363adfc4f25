import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

import { settle } from './open-app.tsx';

/** Whether a click in the middle of an element would reach it: it is in view, enabled and not covered. */
function canBeReached(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]')) return false;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  return found !== null && (element.contains(found) || found.closest('label')?.control === element);
}

/**
 * Clicks a control as soon as a guest could. `Locator.click` sends pointer events and waits for three frames; use it for
 * components that listen to the pointer.
 */
export async function click(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  await expect.poll(() => canBeReached(element), { message: 'enabled, in view, and under nothing else' }).toBe(true);
  if (!(element instanceof HTMLElement)) throw new Error('Nothing to click');
  element.focus({ preventScroll: true });
  element.click();
  await settle();
}

/** Replaces the text of a field, as typing or pasting does. */
export async function fill(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible();
  const element = field.element();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error('No field');
  element.focus({ preventScroll: true });
  element.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  await settle();
}

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

import { click } from './click.ts';
import { passTime, settle } from './open-app.tsx';
import { address } from './reading.ts';

/**
 * Expects what an order ends in. Passes a second at a time: the app asks every 2 s how the order is going, or every 3 s if
 * its response was lost (R4-31, S52).
 */
export async function expectOutcome(outcome: Locator): Promise<void> {
  await settle();
  await expect.poll(() => passTime(1).then(() => outcome.query())).toBeVisible();
}

/** Expects the page of a successful order, or of a request. */
export const expectOrdered = (name = 'All yours'): Promise<void> =>
  expectOutcome(page.getByRole('heading', { level: 1, name }));

/** Expects the page of a successful order, at its address. */
export async function expectSuccess(slug: string): Promise<void> {
  await expectOrdered();
  expect(address()).toBe(`/stay/order-success?slug=${slug}`);
}

export const LATE = '/stay/late-check-out?slug=';
export const confirmButton = () => page.getByRole('button', { name: 'Confirm and pay' });
export const retryButton = () => page.getByRole('button', { name: 'Try again' });

/** Opens the page of late check-out, on which the first free hour is selected and can be confirmed. */
export async function choose(visit: (path: string) => Promise<void>, slug: string): Promise<void> {
  await visit(LATE + slug);
  await expect.element(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
}

/** Opens the confirmation page of the product that is selected on the page `choice`. */
export async function openConfirmation(visit: (path: string) => Promise<void>, choice: string): Promise<void> {
  await visit(choice);
  // Following this link stores the choice, which the confirmation page reads.
  await click(page.getByRole('link', { name: 'Add another card' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add a card' })).toBeVisible();
  await visit(`/stay/order-confirmation?slug=${new URLSearchParams(choice.split('?')[1]).get('slug')}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
}

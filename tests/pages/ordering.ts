import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { click } from './click.ts';
import { passTime, settle } from './open-app.tsx';
import { address } from './reading.ts';

/** Passes the time until the app has asked how an order is going: 2 s, or 3 s if its response was lost (R4-31, S52). */
export async function passOrderPoll(): Promise<void> {
  await settle();
  await passTime(3);
}

/** Expects the page of a successful order, or another with that heading. */
export async function expectOrdered(name = 'All yours'): Promise<void> {
  await passOrderPoll();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

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

import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { click } from './click.ts';
import { address } from './reading.ts';

/** The order went through, and the page says so. */
export const expectOrdered = (): Promise<void> =>
  expect.element(page.getByRole('heading', { level: 1, name: 'All yours' })).toBeVisible();

/** The order went through, and the address says so. */
export async function expectSuccess(slug: string): Promise<void> {
  await expect.poll(address).toBe(`/stay/order-success?slug=${slug}`);
  await expectOrdered();
}

export const LATE = '/stay/late-check-out?slug=';
export const confirmButton = () => page.getByRole('button', { name: 'Confirm and pay' });
export const retryButton = () => page.getByRole('button', { name: 'Try again' });

/** Chooses the first free hour of a late check-out, on the page where it is confirmed as well. */
export async function choose(visit: (path: string) => Promise<void>, slug: string): Promise<void> {
  await visit(LATE + slug);
  await expect.element(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
}

/** Opens the confirmation of a choice, by its address. */
export async function openConfirmation(visit: (path: string) => Promise<void>, choice: string): Promise<void> {
  await visit(choice);
  // Keeps the choice, as for a guest who adds a card first.
  await click(page.getByRole('link', { name: 'Add another card' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add a card' })).toBeVisible();
  await visit(`/stay/order-confirmation?slug=${new URLSearchParams(choice.split('?')[1]).get('slug')}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
}

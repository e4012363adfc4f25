import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

import { expectOrdered } from './ordering.ts';

export const LATE = '/stay/late-check-out?slug=';
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm and pay' });
export const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });

const load = (page: Page, path: string): Promise<unknown> => page.goto(path);

/** Opens the page of late check-out, on which the first free hour is selected and can be confirmed. */
export async function choose(page: Page, slug: string, open = load): Promise<void> {
  await open(page, LATE + slug);
  await expect(confirmButton(page)).toBeVisible();
}

/** Expects the page of a successful order, at its address. */
export const expectSuccess = async (page: Page, slug: string): Promise<void> => {
  await expect(page).toHaveURL(`/stay/order-success?slug=${slug}`);
  await expectOrdered(page);
};

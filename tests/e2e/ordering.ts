import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Expects the page of a successful order. */
export const expectOrdered = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'All yours' })).toBeVisible();

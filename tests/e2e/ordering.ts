import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** The order went through, and the page says so. */
export const expectOrdered = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'All yours' })).toBeVisible();

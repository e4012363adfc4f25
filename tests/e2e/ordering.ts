import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** An order is decided while the app asks for it, every two seconds. */
const DECIDED_MS = 20_000;

/** The order went through, and the page says so. */
export const expectOrdered = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'All yours' })).toBeVisible({ timeout: DECIDED_MS });

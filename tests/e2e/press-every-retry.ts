import type { Page } from 'playwright/test';

/** Presses each "Try again" that is there: a part that asks by itself may have its answer before the press. */
export const pressEveryRetry = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again' })
    .evaluateAll((retries: HTMLButtonElement[]) => retries.forEach((retry) => retry.click()));

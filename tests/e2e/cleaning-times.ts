import type { Page } from 'playwright/test';

export const days = (page: Page) => page.getByRole('group', { name: 'Which day?' });
export const times = (page: Page) => page.getByRole('group', { name: 'What time?' });

/** Chooses a cleaning as a guest does: the day, then the hour. */
export async function chooseCleaning(page: Page, day: string, time: string): Promise<void> {
  await days(page).getByRole('radio', { name: day }).check();
  await times(page).getByRole('radio', { name: time }).check();
}

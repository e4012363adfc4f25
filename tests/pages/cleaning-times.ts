import { page } from 'vitest/browser';

export const days = () => page.getByRole('group', { name: 'Which day?' });
export const times = () => page.getByRole('group', { name: 'What time?' });

/** Chooses a cleaning as a guest does: the day, then the hour. */
export async function chooseCleaning(day: string, time: string): Promise<void> {
  await days().getByRole('radio', { name: day }).click();
  await times().getByRole('radio', { name: time }).click();
}

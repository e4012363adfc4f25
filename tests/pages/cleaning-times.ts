import { page } from 'vitest/browser';

import { click } from './click.ts';

export const days = () => page.getByRole('group', { name: 'Which day?' });
export const times = () => page.getByRole('group', { name: 'What time?' });

/** Chooses a cleaning as a guest does: the day, then the hour. */
export async function chooseCleaning(day: string, time: string): Promise<void> {
  await click(days().getByRole('radio', { name: day }));
  await click(times().getByRole('radio', { name: time }));
}

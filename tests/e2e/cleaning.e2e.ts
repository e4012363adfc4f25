import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';

const days = (page: Page) => page.getByRole('group', { name: 'Which day?' });
const times = (page: Page) => page.getByRole('group', { name: 'What time?' });

/** Chooses the day and the time of a cleaning. */
async function chooseCleaning(page: Page, day: string, time: string): Promise<void> {
  await days(page).getByRole('radio', { name: day }).check();
  await times(page).getByRole('radio', { name: time }).check();
}

/** A Wednesday; the stays of these scenarios last from Monday 6 to Wednesday 15 July. */
const NOW = { now: '2026-07-01T08:00:00Z' };

const scheduled = (page: Page) => page.getByRole('region', { name: 'Your cleaning' });

// Proves R2-40, R2-41, R2-104, R2-105, R5-25, R1-14.
test(
  'a free cleaning from extras to calendar: day, time, one order, the list, a reminder',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start(NOW);
    await visit('/stay/extras?slug=cleaning-free');
    await page.getByRole('link', { name: /^Cleaning/ }).click();
    await expect(page).toHaveTitle('Reception | Cleaning');
    await expect(page.getByText('Monday to Friday, 09:00 to 17:00')).toBeVisible();
    await expect(page.getByText('Up to 1 hour')).toBeVisible();
    await expect(page.getByText("We'll remind you one day before")).toBeVisible();
    await expect(page.getByText('Your next clean is free.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Schedule cleaning' }).click();
    await expect(page).toHaveTitle('Reception | Schedule cleaning');
    await expect(times(page)).toContainText('Choose a day first');
    await chooseCleaning(page, 'Tue 7 Jul', '11:00 until 12:00');
    await expectAccessible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(times(page).getByRole('radio', { name: '11:00 until 12:00' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('Tue 7 Jul, 11:00 – 12:00')).toBeVisible();
    await expect(page.getByText('Free, no card needed')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await expectOrdered(page);
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      {
        orderItems: [
          {
            productId: 'prod-cleaning',
            consumptionDate: '2026-07-07T08:00:00.000Z',
            consumptionEndDate: '2026-07-07T09:00:00.000Z',
          },
        ],
      },
    ]);

    await page.getByRole('link', { name: 'See your cleaning' }).click();
    await expect(scheduled(page).getByRole('listitem')).toHaveText(/Tue\s7\sJul\s*11:00\s–\s12:00\s*Free/);
    await expect(page.getByText("We'll remind you one day before")).toBeVisible();
    await expectAccessible();
    const saving = page.waitForEvent('download');
    await scheduled(page).getByRole('button', { name: 'Add to calendar' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^cleaning-.+\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    for (const line of ['DTSTART:20260707T080000Z', 'DTEND:20260707T090000Z', 'BEGIN:VALARM', 'TRIGGER:-P1D'])
      expect(text.split('\r\n')).toContain(line);
    expect(text).not.toContain('slug');

    await page.getByRole('link', { name: 'Schedule cleaning' }).click();
    await days(page).getByRole('radio', { name: 'Tue 7 Jul' }).check();
    await expect(times(page).getByRole('radio', { name: '11:00 Already yours' })).toBeDisabled();
  },
);

import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const REQUEST = '/stay/order-product/reservation-extension?slug=extension-request';
/** The stay ends on Sat 24 Oct at 11:00; the night after it the clocks go back. */
const BEFORE_WINTER_TIME = { now: '2026-10-16T08:00:00Z' };

const options = (page: Page) => page.getByRole('group', { name: 'How much longer would you like to stay?' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });

const expectSent = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

// Proves R2-43, R2-143, R4-81, R9-23, R1-14.
test(
  'from extras to the request: three options, a summary, one request; the departure does not change',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start(BEFORE_WINTER_TIME);
    await visit('/stay/extras?slug=extension-request');
    await page.getByRole('link', { name: /^More nights.*On request/ }).click();
    await expect(page).toHaveTitle('Reception | More nights');
    await expect(options(page).getByRole('radio')).toHaveCount(3);
    await expect(options(page).getByRole('radio', { name: '1 night Until Sun 25 Oct, 11:00' })).toBeChecked();
    await expectAccessible();
    await options(page).getByRole('radio', { name: '2 nights Until Mon 26 Oct, 11:00' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(REQUEST);
    await expect(page).toHaveTitle('Reception | Ask for more nights');
    const request = page.getByRole('region', { name: '2 nights' });
    await expect(request).toContainText('FromSat 24 Oct, 11:00UntilMon 26 Oct, 11:00Charged nowNothing');
    await expect(request).toContainText('Until then, your departure date stays as booked.');
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    await expect(page.getByRole('status').getByText('Sending your request')).toBeVisible();

    await expectSent(page);
    await expect(page.getByText('Our team will look at your request and reply soon.')).toBeVisible();
    await expect(page.getByText('Free')).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: 'Nothing' })).toBeVisible();
    await expectAccessible();
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      {
        orderItems: [
          {
            productId: 'prod-extension',
            consumptionDate: '2026-10-24T08:00:00.000Z',
            consumptionEndDate: '2026-10-26T09:00:00.000Z',
          },
        ],
      },
    ]);
    await page.getByRole('link', { name: 'Go to your stay' }).click();
    await expect(page.getByText('until 11:00')).toBeVisible();
    await page.getByRole('button', { name: 'Your booking' }).click();
    await expect(page.getByRole('dialog', { name: 'Your booking' })).toContainText('More nightsOn request');
    await visit('/stay/extras?slug=extension-request');
    await page.getByRole('link', { name: /^More nights.*On request/ }).click();
    await expect(page.getByRole('heading', { name: 'Your request is with our team' })).toBeVisible();
  },
);

import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });
const sent = (page: Page) => page.getByRole('region', { name: 'Request sent' });

/** Opens an offer from the page of extras. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto('/stay/extras?slug=custom-kinds');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Extras' }).first()).toBeVisible();
}

test.describe('each kind does its job', () => {
  // Proves R2-47, R7-48.
  test(
    'a request: description, one request, and who will answer it (R3-70, R7-49, R7-59)',
    { tag: '@journey' },
    async ({ page, world, expectAccessible }) => {
      await open(page, 'Airport transfer');
      await expect(page.getByRole('heading', { level: 1, name: 'Be picked up at the airport' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Airport transfer' })).toContainText('A driver waits for you');
      await expect(page.getByRole('region', { name: 'Good to know' })).toContainText('Look for a sign');
      await expect(askButton(page)).toHaveAccessibleName('Ask for a ride');
      await expectAccessible();
      await askButton(page).click();
      await expect(page.getByText('Nothing is confirmed yet: our team will get back to you.')).toBeVisible();
      await expect(sent(page)).toContainText(/Airport transfer.*Price€45Charged nowNothing/);
      await expect(sent(page)).toContainText(/Requested today at \d\d:\d\d/);
      await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeFocused();
      await expect(page).toHaveTitle('Reception | Request sent');
      await expect(askButton(page)).toBeHidden();
      await expectAccessible();
      const calls = await world.calls('orderCustomProduct');
      expect(calls.map(({ url, body }) => [new URL(url, 'http://x').pathname, Object.keys(Object(body))])).toEqual([
        ['/api/custom-products/custom-kinds-request/order', ['reservationId']],
      ]);
      await page.getByRole('link', { name: 'Go to your stay' }).click();
      await expect(page).toHaveURL('/stay?slug=custom-kinds');
    },
  );
});

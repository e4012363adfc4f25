import type { Page, Route } from 'playwright/test';

import { access, apartment, door, pressTwice } from './doors.ts';
import { expect, test, waitForPage } from './fixtures.ts';
import { forget, goTo } from './in-app.ts';

/** Answers of a Wi-Fi in place of the server until the guest has signed in to it. */
const WIFIS: readonly (readonly [words: string, answer: Parameters<Route['fulfill']>[0]])[] = [
  ['its page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }],
  ['a redirect to another host', { status: 302, headers: { location: 'https://wifi.example.test/login' } }],
  ['a redirect to its page', { status: 307, headers: { location: '/login?from=guest' } }],
  ['the status for it', { status: 511, contentType: 'text/html', body: '<html>Sign in</html>' }],
];

const WORDS = 'You need to sign in to this Wi-Fi first';

const answerAll = (page: Page, answer: (typeof WIFIS)[number][1]): Promise<unknown> =>
  page.route('**/api/**', (route) => route.fulfill(answer));

test('a captive portal answers: a page, a door and a lift say so, and everything works afterwards (D7)', async ({
  page,
  visit,
  world,
}) => {
  for (const [words, answer] of WIFIS)
    await test.step(words, async () => {
      // A new world each time, as a door refuses too many requests.
      await world.start();
      await visit('/check-in');
      await waitForPage(page);
      // A remembered stay would be shown from the device.
      await forget(page);
      await answerAll(page, answer);
      await goTo(page, access('stay-started'));
      await expect(page.getByRole('heading', { level: 1, name: 'We could not show this page' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(WORDS);
      await page.unrouteAll({ behavior: 'wait' });
      // The guest returns to the tab after signing in on another page.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();

      await answerAll(page, answer);
      await pressTwice(apartment(page));
      const refusal = apartment(page).getByRole('alert').filter({ hasText: WORDS });
      await expect(refusal).toContainText('Nothing was sent.');
      const lift = door(page, 'Lift');
      await lift.getByRole('button', { name: 'Call the lift' }).click();
      await expect(lift.getByRole('alert')).toContainText(WORDS);
      await page.unrouteAll({ behavior: 'wait' });
      await pressTwice(apartment(page));
      await expect(apartment(page).getByText('Apartment 405 is open for 6 seconds')).toBeAttached();
      expect(await world.calls('requestAccess')).toHaveLength(1);
    });
});

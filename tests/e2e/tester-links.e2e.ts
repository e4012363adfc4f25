import type { Page } from 'playwright/test';

import { expect, test, waitUntilSaved } from './fixtures.ts';

// The service worker of the app must not answer these links.
test.use({ serviceWorkers: 'allow' });

/** Opens a stay and waits until the service worker answers the pages of this browser. */
async function rememberStay(page: Page): Promise<void> {
  await page.goto('/stay?slug=stay-started');
  await waitUntilSaved(page);
}

const worldOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name, domain }) => name === 'mock-session' && domain === 'localhost')?.value;

// Opens each link like in the address bar, without a click, in a browser that remembers another stay.
test('a tester link opens its stay in its world, however often the app has been used before (F11)', async ({
  page,
}) => {
  await rememberStay(page);
  const own = await worldOf(page);
  const expired = page.getByRole('heading', { name: 'Your keys have expired' });

  await page.goto('/w/of-the-link/stay/access?slug=keys-expired');
  await expect(page).toHaveURL(/\/stay\/access\?slug=keys-expired$/);
  await expect(expired).toBeVisible();
  expect(await worldOf(page)).toBe('of-the-link');

  await page.goto('/s/keys-expired+language-de');
  await expect(page.getByRole('heading', { name: 'Ihre Schlüssel sind abgelaufen' })).toBeVisible();
  expect(await worldOf(page)).not.toMatch(`^(of-the-link|${own})$`);

  await page.goto('/w/of-the-link/check-in');
  await expect(page).toHaveURL(/\/check-in$/);
  expect(await worldOf(page)).toBe('of-the-link');

  await page.goto('/?scenario=check-out-day&world=of-a-parameter');
  await expect(page).toHaveURL(/\/stay[^?]*\?slug=check-out-day$/);
  expect(await worldOf(page)).toBe('of-a-parameter');
});

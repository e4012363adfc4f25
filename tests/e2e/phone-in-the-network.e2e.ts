import { expect, test } from 'playwright/test';

import { findBrowser } from '../../tools/browser.ts';
import { addCard, fillIn, submitCard } from './card-form.ts';

const { args, ...browser } = findBrowser();

/**
 * A host name of this machine that is not a secure context, like the address by which a phone opens
 * `npm run preview -- --host`: without service worker, locks, clipboard and `crypto.subtle`, and with the configuration
 * of the server.
 */
test.use({
  baseURL: `http://phone.test:${process.env['RECEPTION_PORT'] ?? 4174}`,
  launchOptions: { ...browser, args: args.map((each) => each.replace('MAP *', 'MAP phone.test 127.0.0.1, MAP *')) },
});

test('the built app runs at an insecure address (F2)', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  await page.goto('/s/stay-started');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isSecure = await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'locks' in navigator]);
  expect(isSecure).toEqual([false, false, false]);
  await page.goto(addCard('stay-started'));
  await fillIn(page);
  await submitCard(page);
  await expect(page).toHaveURL(/\/stay\?slug=stay-started$/);
  await page.goto(addCard('stay-started'));
  await expect(page.getByText(/4242/).first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('eight tabs of the tester page at an insecure address all work, and each shows new calls (F1, F2)', async ({
  page,
}) => {
  const open = async (tab: typeof page) => {
    await tab.goto('/__mock/');
    await expect(tab.getByRole('searchbox')).toBeVisible();
    return tab;
  };
  const tabs = [await open(page)];
  while (tabs.length < 8) tabs.push(await open(await page.context().newPage()));
  const { id } = await page.evaluate(async () => (await fetch('/__mock/session')).json());
  expect(id).toMatch(/^browser-/);
  await page.evaluate(() => fetch('/api/check-in/stay-started'));
  for (const tab of tabs) {
    await expect(tab.getByText(`World ${id}`)).toBeVisible();
    await expect(tab.getByText('/api/check-in/stay-started').first()).toBeVisible();
  }
});

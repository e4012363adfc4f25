import type { Page } from 'playwright/test';

/** A file on the app's origin that runs no script. */
const QUIET = '/robots.txt';

/** Stores that the guest has allowed everything, for tests of what starts then (R1-35). */
export async function allowEverything(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + QUIET);
  await page.evaluate(() => {
    const choice = { analytics: true, messenger: true, at: new Date().toISOString() };
    localStorage.setItem('privacyChoice', JSON.stringify(choice));
  });
}

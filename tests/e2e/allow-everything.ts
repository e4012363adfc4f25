import type { Page } from 'playwright/test';

/** A file of the app that runs nothing. */
const QUIET = '/robots.txt';

/** The guest of this device has allowed everything before; for stories about what starts then (R1-35). */
export async function allowEverything(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + QUIET);
  await page.evaluate(() => {
    const choice = { analytics: true, messenger: true, at: new Date().toISOString() };
    localStorage.setItem('privacyChoice', JSON.stringify(choice));
  });
}

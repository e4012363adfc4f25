import { mkdirSync } from 'node:fs';

import type { Browser } from 'playwright';

/** Where the page of testers looks for them. */
const FOLDER = 'node_modules/.cache/reception/pictures';

/** A phone at a quarter of its pixels: some 10 kB a picture. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.5 };

/** Takes a small picture of a situation by its link alone, for the page of testers. */
export async function takeSmallPicture(browser: Browser, origin: string, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const context = await browser.newContext({
    ...PHONE,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/s/${encodeURIComponent(name)}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 60 });
  } finally {
    await context.close();
  }
}

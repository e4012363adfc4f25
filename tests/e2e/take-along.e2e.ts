import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

/** Opens the booking in the first card of the stay, in any language, unless it is open. */
async function openBooking(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return;
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  await hero.getByRole('button').click();
}

/** Opens the sheet with the page to print. */
async function openPaper(page: Page, button: string): Promise<void> {
  await openBooking(page);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
}

/** Prints the page to PDF; returns the size of each page, in points. */
async function pagesOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) => box);
}

const A4 = /^0 0 59[45]\.?\d* 84[12]\.?\d*$/;

/** What would be printed, as text. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  // Browsers dispatch this event before they print.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}

test('a stay fits on one printed page: doors, Wi-Fi, phone numbers and link; codes only if released and wanted', async ({
  visit,
  page,
}) => {
  await test.step('codes that have not been released cannot be printed', async () => {
    await visit('/stay?slug=stay-before-arrival');
    await openPaper(page, 'Print or save as PDF');
    await expect(page.getByRole('switch')).toHaveCount(0);
    expect(await printedText(page)).toContain('Your doors');
  });
  await test.step('a stay fits on one printed page: doors, Wi-Fi, phone numbers and link; codes only if wanted', async () => {
    await visit('/stay?slug=stay-started');
    // Printed by the menu of the browser: the link to call is printed with its number.
    await expect.poll(() => printedText(page)).toMatch(/Call us\s+\+358 9 4245 0150/);
    await openPaper(page, 'Print or save as PDF');
    // The guide of the property is loaded later than the rest.
    await expect.poll(() => printedText(page)).toContain('Your way in');
    const without = await printedText(page);
    for (const words of ['Kasarmikatu 40', '00130 Helsinki', 'sleep-well-405', '+358 9 4245 0150']) {
      expect(without).toContain(words);
    }
    expect(without).not.toContain("What's Next");
    expect(without).not.toMatch(/47\s*19/);
    await page.getByRole('switch', { name: 'Print the door codes' }).check();
    const withCodes = await printedText(page);
    expect(withCodes).toMatch(/47\s*19/);
    // The link shows the door codes, so it is printed only with them.
    expect(withCodes).toContain('slug=stay-started');
    expect(without).not.toContain('slug=stay-started');
    const pages = await pagesOf(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(A4);
    // Asked each time: the next page may lie about.
    await page.keyboard.press('Escape');
    await openPaper(page, 'Print or save as PDF');
    await expect(page.getByRole('switch', { name: 'Print the door codes' })).not.toBeChecked();
  });
});

test(
  'the largest number of doors fits on one page in German and Greek',
  { tag: '@journey' },
  async ({ visit, page }) => {
    for (const [locale, button, codes] of [
      ['de-DE', 'Drucken oder PDF sichern', 'Türcodes drucken'],
      ['el-GR', 'Εκτύπωση ή αρχείο PDF', 'Εκτύπωση των κωδικών πόρτας'],
    ] as const) {
      await visit(`/stay?slug=keys-all-types&lng=${locale}`);
      await openPaper(page, button);
      await page.getByRole('switch', { name: codes }).check();
      expect(await pagesOf(page)).toHaveLength(1);
      // Nothing is cut off at the foot of the sheet.
      const room = await page.evaluate(() => {
        const sheet = document.querySelector('.paper-page .paper');
        return sheet === null ? -1 : Math.ceil((sheet.clientWidth * 296) / 210) - sheet.scrollHeight;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  },
);

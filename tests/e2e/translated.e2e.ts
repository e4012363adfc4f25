import type { BrowserContext, Page } from 'playwright/test';

import { expect, test, waitForPage, WITH_MOTION } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';
import { MEMBER_SCREENS, SCREENS, WHITE_LABEL_SCREENS } from './screens.ts';
import { signInAs } from './sign-in-as.ts';
import { TRANSLATED, TRANSLATORS } from '../support/translator.ts';
import { translate } from './translator.ts';

test.use(WITH_MOTION);

/** Codes, names and passwords, which are not translated. */
const NAMES = /4719|sleep-well|Good Night|^BN-|^\+358|Ελληνικά/;

/** The page as a guest reads it, line by line. */
const linesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split('\n').map((line) => line.trim());

/** The texts that a translator which wraps them in `<font>` has translated. */
const wrappedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll('font > font'), ({ textContent }) => textContent ?? ''));

async function chooseLanguage(page: Page, lang: string): Promise<void> {
  const picker = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Ελληνικά' }) });
  await picker.selectOption(lang);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/**
 * Opens an address in a window for each translator, with the storage of the context. Separate windows, as a tab in the
 * background renders no frames.
 */
async function openTranslated(
  context: BrowserContext,
  address: string,
): Promise<[windows: Page[], troubles: string[]]> {
  const troubles: string[] = [];
  const storageState = await context.storageState();
  const windows = await Promise.all(
    TRANSLATORS.map(async (translator) => {
      const tab = await (await context.browser()?.newContext({ storageState }))?.newPage();
      if (tab === undefined) throw new Error('The browser has gone');
      tab.on('pageerror', ({ message }) => troubles.push(`${translator}: ${message}`));
      await translate(tab, translator);
      await tab.goto(address);
      return tab;
    }),
  );
  return [windows, troubles];
}

/**
 * Opens each screen in translated windows and in one that is not translated; after a change of language all must show
 * the same text.
 */
async function expectSameWords(plain: Page, screens: readonly string[]): Promise<void> {
  const [translated, troubles] = await openTranslated(plain.context(), plain.url());
  const all = [plain, ...translated];
  for (const each of all) {
    await waitForPage(each);
    await drawNothing(each);
    // Stores the language in every window, as the privacy page counts stored entries.
    for (const lang of ['de-DE', 'en-GB']) await chooseLanguage(each, lang);
  }
  for (const [index, screen] of screens.entries()) {
    const lang = index % 2 === 0 ? 'de-DE' : 'en-GB';
    for (const each of all) {
      await goTo(each, screen);
      await chooseLanguage(each, lang);
    }
    const unlike = async () => {
      const [expected = [], ...found] = await Promise.all(all.map(linesOf));
      // Without the counts of stored entries on the privacy page, which differ between the windows.
      return found.map((lines) => lines.filter((line) => !expected.includes(line) && !/^\d+$/.test(line)));
    };
    await expect.poll(unlike, screen).toEqual(translated.map(() => []));
    const wrapped = (await Promise.all(translated.map(wrappedTexts))).flat();
    expect(
      wrapped.filter((text) => NAMES.test(text)),
      screen,
    ).toEqual([]);
  }
  for (const each of translated) {
    await expect(each.locator('html')).toHaveClass(TRANSLATED);
    await each.context().close();
  }
  expect(troubles).toEqual([]);
}

// Several tests, so that they run in parallel.
const PARTS = 4;
for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`B1: every translated screen of the main brand changes language, ${part + 1} of ${PARTS}`, async ({
    page,
    visit,
  }) => {
    test.slow(true, 'many screens');
    await visit('/check-in');
    await expectSameWords(page, SCREENS.slice((SCREENS.length * part) / PARTS, (SCREENS.length * (part + 1)) / PARTS));
  });
}

test('B1: every translated screen of the white-label brand changes language', async ({ page, visitWhiteLabel }) => {
  test.slow(true, 'many screens');
  await visitWhiteLabel('/check-in');
  await expectSameWords(page, WHITE_LABEL_SCREENS);
});

test('B1: every translated screen of a member changes language', async ({ page }) => {
  test.slow(true, 'many screens');
  await signInAs(page, 'rewards-all');
  await expectSameWords(
    page,
    MEMBER_SCREENS.filter((screen) => screen !== '/consent'),
  );
});

import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { overflowHere } from './overflow.ts';
import { MEMBER_SCREENS, SCREENS } from './screens.ts';
import { signInAs } from './sign-in-as.ts';

/** Texts that are not translated: names, codes, texts of the server, and texts that are the same everywhere. */
const NOT_OURS =
  /^(Reception|Harbour Suites|WhatsApp|English|Dansk|Deutsch|Eesti|Español|Italiano|Nederlands|Norsk|Suomi|Ελληνικά|N\/A)$|Kitchen, Washing machine|^(Be picked up at the airport|All museums, one card|Lunch for the park|Packed and ready when you leave the house\.)$|^Porridge, eggs|^Cardamom buns|^Free weights|^Basement, second|^Show the pass at the desk\.$|^One more room, one more view\.$|^Two-bedroom apartment$|^(How do I|How does the|When do I|Can I change|Codes and|Times and|Type the code|Turn the left|Check out by|Yes, as long|Times: yes, under)/;

/** Plain texts on the page that did not come through the catalog: the pseudo-locale puts accents on every message. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (element?.closest('[translate="no"], script, style, noscript, dd, option')) continue;
      // Two plain lower-case words in a row are an untranslated sentence.
      if (/\b[a-z]{3,} [a-z]{3,}\b/.test(text)) found.push(text);
    }
    return found;
  });

test('no screen has a word that cannot be translated', async ({ page, visit }) => {
  // Not in the card provider's frames, which have no storage.
  await page.addInitScript(() => window === window.top && localStorage.setItem('locale', 'pseudo'));
  await visit('/check-in');
  await waitForPage(page);
  await drawNothing(page);
  for (const screen of SCREENS) {
    await goTo(page, screen);
    const texts = (await untranslated(page)).filter((text) => !NOT_OURS.test(text));
    expect(texts, screen).toEqual([]);
  }
});

/** Goes from screen to screen; each fits in every language. */
async function expectFitting(page: Page, screens: readonly string[]): Promise<void> {
  await drawNothing(page);
  for (const [index, screen] of screens.entries()) {
    // The dialog of the walk closes late, and leads back to the doors then. A load ends it for good.
    const isWalk = [screen, screens[index - 1]].some((path) => path?.includes('walk='));
    await (isWalk ? page.goto(screen) : goTo(page, screen));
    await waitForPage(page);
    await expect(page).toHaveURL(screen);
    const troubles = await inEveryLanguage(page, { outside: overflowHere });
    expect(
      troubles.filter(({ outside }) => outside.length > 0),
      screen,
    ).toEqual([]);
  }
}

test.describe('on a phone of 320 px', () => {
  // Another window would be another browser: the page that is there takes this size.
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 700 }));
  // In parts, so that they run side by side.
  const PARTS = 2;
  for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
    test(`every screen fits in every language, ${part + 1} of ${PARTS}`, async ({ page, visit }) => {
      test.slow(true, 'many screens');
      await visit('/check-in');
      await waitForPage(page);
      await expectFitting(page, SCREENS.slice((SCREENS.length * part) / PARTS, (SCREENS.length * (part + 1)) / PARTS));
    });
  }

  for (const [member, screens] of [
    ['rewards-all', MEMBER_SCREENS.filter((screen) => screen !== '/consent')],
    ['consent-not-given', ['/consent']],
  ] as const) {
    test(`every screen of a member fits in every language: ${member}`, async ({ page, visit }) => {
      test.slow(true, 'many screens');
      await signInAs(page, member);
      await visit('/check-in');
      await waitForPage(page);
      await expectFitting(page, screens);
    });
  }
});

test('no screen of a member has a word that cannot be translated', async ({ page, visit }) => {
  const serverWords = /bigger apartment|at no extra cost|gym around the corner|under Extras|at the desk of the gym/;
  await signInAs(page, 'consent-not-given');
  await page.evaluate(() => localStorage.setItem('locale', 'pseudo'));
  await visit('/account');
  await waitForPage(page);
  await drawNothing(page);
  for (const screen of MEMBER_SCREENS) {
    await goTo(page, screen);
    const texts = (await untranslated(page)).filter((text) => !NOT_OURS.test(text) && !serverWords.test(text));
    expect(texts, screen).toEqual([]);
  }
});

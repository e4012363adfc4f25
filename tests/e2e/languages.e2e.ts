import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { overflowHere } from './overflow.ts';
import { MEMBER_SCREENS, SCREENS } from './screens.ts';
import { signInAs } from './sign-in-as.ts';

/** Opens each screen and checks that it fits in every language. */
async function expectFitting(page: Page, screens: readonly string[]): Promise<void> {
  await drawNothing(page);
  for (const [index, screen] of screens.entries()) {
    // Loads the page before and after the walk-in guide, whose dialog would navigate back to the doors when it closes.
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
  // Resizes the page of the fixture, as `test.use` would start another browser.
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 700 }));
  // Several tests, so that they run in parallel.
  const PARTS = 2;
  for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
    test(`every screen fits in every language, ${part + 1} of ${PARTS}`, async ({ page, visit }) => {
      test.slow(true, 'many screens');
      await visit('/check-in');
      await waitForPage(page);
      await expectFitting(page, SCREENS.slice((SCREENS.length * part) / PARTS, (SCREENS.length * (part + 1)) / PARTS));
    });
  }

  test('every screen of a member fits in every language', async ({ page, visit }) => {
    test.slow(true, 'many screens');
    for (const [member, screens] of [
      ['rewards-all', MEMBER_SCREENS.filter((screen) => screen !== '/consent')],
      ['consent-not-given', ['/consent']],
    ] as const) {
      await signInAs(page, member);
      await visit('/check-in');
      await waitForPage(page);
      await expectFitting(page, screens);
      // Signs out for the next member.
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies({ name: 'accessToken' });
    }
  });
});

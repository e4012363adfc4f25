import type { Page } from 'playwright/test';

import { howMany } from '../support/how-far.ts';
import { expect, test } from './fixtures.ts';
import { axeFindings, controlFindings, lostText, movements, pinnedShare, spaceText, unseenControls } from './looks.ts';
import { overflow } from './overflow.ts';
import { MEMBER_SCREENS, SCREENS } from './screens.ts';
import { signInAs } from './sign-in-as.ts';

/** The screens with most parts. */
const DENSE = [
  '/stay?slug=stay-arrival-day',
  '/stay/access?slug=keys-all-types',
  '/stay/change-time?slug=change-time-ok',
];
/** The dense ones on every run, all of them in the deep run. */
const WALKED = [...DENSE, ...SCREENS.filter((screen) => !DENSE.includes(screen))].slice(
  0,
  howMany(DENSE.length, SCREENS.length),
);
/** Members with rewards have given their consent. */
const OF_MEMBERS = MEMBER_SCREENS.filter((screen) => screen !== '/consent').slice(0, howMany(0, MEMBER_SCREENS.length));

/** 400 % of a window of 1280 px. */
const ZOOMED = { width: 320, height: 256 };

/** What a guest would trip over who zooms, spaces text, asks for calm, chooses colours or has no mouse. */
async function troubles(page: Page): Promise<string[]> {
  const found: string[] = [];
  // oxlint-disable-next-line playwright/no-networkidle -- each part of a page comes by itself, and all are looked at
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  found.push(...(await axeFindings(page)));
  await page.setViewportSize(ZOOMED);
  found.push(...(await overflow(page)), ...(await lostText(page)), ...(await pinnedShare(page)));
  found.push(...(await movements(page)), ...(await controlFindings(page)));
  await spaceText(page, true);
  found.push(...(await overflow(page)), ...(await lostText(page)));
  await spaceText(page, false);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  found.push(...(await unseenControls(page)), ...(await controlFindings(page)));
  return found;
}

/** The troubles of each screen, each with the screen's path. */
async function troublesOf(page: Page, screens: readonly string[], open: (path: string) => Promise<void>) {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    await open(screen);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    found.push(...(await troubles(page)).map((trouble) => `${screen}: ${trouble}`));
  }
  return found;
}

// Proves S81, S83.
test('zoomed to 400 %, with wide text, without motion and in forced colours screens can be used', async ({
  page,
  visit,
}) => {
  test.slow(howMany(0, 1) === 1, 'every screen');
  expect(await troublesOf(page, WALKED, visit)).toEqual([]);
  if (OF_MEMBERS.length === 0) return;
  await signInAs(page, 'rewards-all');
  expect(await troublesOf(page, OF_MEMBERS, visit)).toEqual([]);
});

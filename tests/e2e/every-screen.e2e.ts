import type { Page } from 'playwright/test';

import { isDeepRun } from '../support/how-far.ts';
import { pagePathOf } from '../support/page-paths.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import type { World } from './fixtures.ts';
import { axeFindings, toTheEnd, troublesAsDrawn, troublesZoomed } from './looks.ts';
import { pageOf, WALKED, WALKED_WHITE_LABEL } from './walked-screens.ts';
import type { WalkedScreen } from './walked-screens.ts';

/** The screens with the most parts, for every run; the deep run checks all screens. */
const DENSE = [
  '/stay?slug=stay-arrival-day',
  '/stay/access?slug=keys-all-types',
  '/stay/change-time?slug=change-time-ok',
];

const PHONE = { width: 390, height: 844 };

/** Removes everything that is stored, and starts a new world. */
async function startAnew(page: Page, world: World, { now }: WalkedScreen): Promise<void> {
  await page.context().setOffline(false);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await world.start(now === undefined ? {} : { now });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', colorScheme: 'light' });
}

/** Opens a screen in its state; returns the path of its route. */
async function show(page: Page, world: World, screen: WalkedScreen, open: (path: string) => Promise<void>) {
  if (screen.fault !== undefined) await world.fault(screen.fault);
  await open(screen.open);
  await waitForPage(page);
  await screen.walk?.(page);
  // oxlint-disable-next-line playwright/no-networkidle -- each part of a page comes by itself, and all are looked at
  if (screen.fault?.kind !== 'hold') await page.waitForLoadState('networkidle');
  await toTheEnd(page);
  return pagePathOf(page.url());
}

// Proves S81, S83.
test('screens are usable at 400 % zoom, with wide text spacing, reduced motion and forced colours', async ({
  page,
  visit,
  world,
}) => {
  const found: string[] = [];
  for (const screen of WALKED.filter(({ open, walk, fault }) => DENSE.includes(open) && !walk && !fault)) {
    await startAnew(page, world, screen);
    await show(page, world, screen, visit);
    found.push(...(await axeFindings(page)), ...(await troublesZoomed(page)));
  }
  expect(found).toEqual([]);
});

if (isDeepRun) {
  // Lets a failing step end long before the test, which has twenty minutes. A call of the app times out after 14 seconds.
  test.use({ actionTimeout: 30_000 });
  const PARTS = 8;
  for (const brand of ['main', 'white-label'] as const) {
    const screens = brand === 'main' ? WALKED : WALKED_WHITE_LABEL;
    for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
      test(`every screen of ${brand} in every state, ${part + 1} of ${PARTS}`, async ({
        page,
        visit,
        visitWhiteLabel,
        world,
      }) => {
        // In a deep run only: an eighth of all screens in all their states, at each width and in each colour scheme.
        test.setTimeout(1_200_000);
        const found: string[] = [];
        for (const screen of screens.filter((_, index) => index % PARTS === part)) {
          await startAnew(page, world, screen);
          const shown = await show(page, world, screen, brand === 'main' ? visit : visitWhiteLabel);
          // The white-label brand does not have this page and redirects.
          if (brand === 'white-label' && shown !== pageOf(screen)) continue;
          if (shown !== pageOf(screen)) found.push(`${screen.name}: shows ${shown}`);
          const troubles = [...(await troublesAsDrawn(page)), ...(await troublesZoomed(page))];
          found.push(...troubles.map((trouble) => `${screen.name}: ${trouble}`));
          await world.clearFaults();
        }
        expect(found).toEqual([]);
      });
    }
  }
}

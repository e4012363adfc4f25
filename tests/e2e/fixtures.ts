import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';

import type { WorldFixture } from '#mocks/testing/playwright.ts';
import { APP_CACHES } from '#session/app-caches.ts';
import { STORAGE_ENTRIES } from '#session/storage.ts';

import { worldFixture } from '#mocks/testing/playwright.ts';

import { axeViolations } from './axe.ts';
import { watchForeignHosts } from './foreign-hosts.ts';
import { goTo } from './in-app.ts';
import { LEFTOVERS, WCAG } from '../support/page-rules.ts';
import { TRANSLATORS } from '../support/translator.ts';
import { translate } from './translator.ts';
import { violationsOf } from './violations.ts';

interface Fixtures {
  /** Fails a test on page errors, policy violations, unknown hosts, unlisted storage or breaches of the contract. */
  isClean: boolean;
  /** Opens a path of the main brand. */
  visit: (path: string) => Promise<void>;
  /** Opens a path of the white-label brand. */
  visitWhiteLabel: (path: string) => Promise<void>;
  /** Opens a path of the main brand: the first one by loading the document, later ones by navigating within the app. */
  turnTo: (path: string) => Promise<void>;
  /** Advances the clocks of the guest's device and the server. */
  passTime: (seconds: number) => Promise<void>;
  /** Fails on any axe finding of WCAG 2.2 AA on the page as it is now (S81). */
  expectAccessible: () => Promise<void>;
}

/** Turns animations on, for tests that are about them. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Waits until the app has replaced the prerendered page and shows its content. Uses locators only, because
 * `waitForFunction` would inject another 330 KB of script into the document.
 */
export async function waitForPage(page: Page): Promise<void> {
  // oxlint-disable-next-line playwright/no-raw-locators -- no role tells a prerendered page
  await page.locator('#boot').waitFor({ state: 'detached' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The title may be shown while the rest of the page is loading.
  // oxlint-disable-next-line playwright/no-raw-locators -- nothing has a role while it loads
  await page.locator("main div[aria-busy='true']").first().waitFor({ state: 'detached' });
  // Content below the first screen is rendered some frames later.
  // oxlint-disable-next-line playwright/no-raw-locators -- nothing has a role until it is drawn
  await page.locator("[style*='display: none']").first().waitFor({ state: 'detached' });
}

/** What the privacy page lists. */
const LISTED = new Set<string>([
  ...STORAGE_ENTRIES.map(({ name }) => name),
  ...Object.keys(APP_CACHES),
  'mock-session',
]);

/** The worker's cache of the app's files, and entries of the fake backend. */
const OTHERS = /^(workbox-precache|mock-)/;

/** The names of stored entries that the privacy page does not list (R1-36). */
async function unlistedIn(page: Page): Promise<string[]> {
  const stored = await page
    .evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/s, '')),
      ...(await indexedDB.databases()).map(({ name = '' }) => name),
      ...(await caches.keys()),
    ])
    // Error pages of the browser have no storage.
    .catch(() => []);
  return stored.filter((name) => name !== '' && !LISTED.has(name) && !OTHERS.test(name));
}

/** With RECEPTION_TRANSLATED every page is translated, in one of the two ways of browsers. */
const translator = TRANSLATORS.find((each) => each === process.env['RECEPTION_TRANSLATED']);

/**
 * Waits until the page says that it opens without network: longer than other expectations, because the service worker
 * stores two hundred files before.
 */
export const waitUntilSaved = (page: Page): Promise<void> =>
  expect(page.getByText('Saved for offline')).toBeVisible({ timeout: 15_000 });

export const test = base.extend<WorldFixture>(worldFixture).extend<Fixtures>({
  isClean: [
    async ({ world, page }, use) => {
      if (translator !== undefined) await translate(page, translator);
      const seen = watchForeignHosts(page);
      page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        // zod would need `eval`, which the policy forbids (S2, S4).
        if (/Content Security Policy|requires 'Trusted|Permissions-Policy/i.test(message.text()))
          seen.push(message.text());
      });
      await use(true);
      const calls = await world.calls();
      const unlisted = await unlistedIn(page);
      // Copied before routes are removed: calls in progress then fail, which is not an error of the page.
      const troubles = [...seen];
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      // The backend checks both directions; a refused request is a fault of the app (S88).
      expect(
        calls.filter(({ code }) => code === 'VALIDATION_ERROR'),
        'requests outside the contract',
      ).toEqual([]);
      expect(
        calls.flatMap(({ breach }) => breach ?? []),
        'answers outside the contract',
      ).toEqual([]);
      expect(await violationsOf(page.request), 'what Prism has found').toEqual([]);
      expect(troubles).toEqual([]);
      expect(unlisted, 'stored, and not listed on the privacy page').toEqual([]);
      expect(await page.locator('body').innerText()).not.toMatch(LEFTOVERS);
    },
    { auto: true },
  ],
  visit: async ({ page, world }, use) => {
    expect(world).toBeDefined();
    await use(async (path) => {
      await page.goto(path);
    });
  },
  visitWhiteLabel: async ({ page, world, baseURL }, use) => {
    expect(world).toBeDefined();
    const origin = new URL(baseURL ?? '');
    origin.hostname = 'wl.localhost';
    await use(async (path) => {
      await page.goto(new URL(path, origin).href);
    });
  },
  turnTo: async ({ page, visit }, use) => {
    let open = visit;
    await use(async (path) => {
      await open(path);
      open = (next) => goTo(page, next);
    });
  },
  passTime: async ({ page, world }, use) => {
    await page.clock.install();
    await use(async (seconds) => {
      await world.advance(`PT${seconds}S`);
      await page.clock.fastForward(seconds * 1_000);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      await waitForPage(page);
      // At the end of the page the sticky bar covers no control; axe would report half-covered ones as too small.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const findings = (await axeViolations(page, WCAG)).map(
        ({ id, help, nodes }) =>
          `${id}: ${help} (${nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`).join(', ')})`,
      );
      expect(findings).toEqual([]);
    });
  },
});

export { expect };
export type { FaultInput } from '#mocks/engine/fault-input.ts';
export { THIS_MORNING } from '#mocks/testing/world-controls.ts';
export type { World } from '#mocks/testing/playwright.ts';

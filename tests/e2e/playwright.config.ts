import { defineConfig } from 'playwright/test';

import { findBrowser } from '../../tools/find-browser.ts';
import { isThroughPrism } from './violations.ts';
import { WAITS } from './waits.ts';

// Playwright would map every line of each call's stack to its source. Node strips types and keeps the lines.
Reflect.deleteProperty(Error, 'prepareStackTrace');

const browser = findBrowser();
/** A page of a story lives for seconds: fast code costs it more time than it gives back. */
const WITHOUT_OPTIMISERS = '--js-flags=--no-opt --no-maglev';
/** Four keep two cores busy: a story waits for its page, a page for its answers. More only take turns, which costs. */
const BUSY = 4;
/** Stories that wait for a deadline leave the cores to the others. */
const WAITING = 2;
const WAIT = new RegExp(WAITS.tag);
const port = Number(process.env['RECEPTION_PORT'] ?? 4174);
const dist = process.env['RECEPTION_DIST'] ?? 'dist';
const slow = process.env['RECEPTION_SLOW'] ?? '0';
// With RECEPTION_PRISM the calls of the app go through Prism, another reader of the contract.
const preview = isThroughPrism ? 'tools/preview-through-prism.ts' : 'mocks/preview.ts';

/** Stories run against the built app and the HTTP fake backend, each test in a separate world. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: BUSY + WAITING,
  projects: [
    { name: 'waiting', grep: WAIT, workers: WAITING },
    { name: 'busy', grepInvert: WAIT, workers: BUSY },
  ],
  retries: 0,
  // The longest stories walk fifty screens in half a minute; a busy machine is not a failure.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 30_000,
    locale: 'en-GB',
    // Stories of the worker allow it; for all others it would only take time.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Helsinki',
    // What fades and turns costs a fifth of a story's CPU time. Stories that need it ask for it (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, args: [...browser.args, WITHOUT_OPTIMISERS] },
  },
  webServer: {
    command: `node ${preview} --port ${port} --dist ${dist} --slow ${slow} --no-panel`,
    cwd: '../..',
    url: `http://localhost:${port}/__mock/clock`,
    reuseExistingServer: false,
    // It says how many calls it has read.
    ...(isThroughPrism ? { gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const } : {}),
  },
});

import { defineConfig } from 'playwright/test';

import { findBrowser } from '../../tools/browser.ts';
import { isThroughPrism } from './violations.ts';

const port = Number(process.env['RECEPTION_PORT'] ?? 4174);
const dist = process.env['RECEPTION_DIST'] ?? 'dist';
const slow = process.env['RECEPTION_SLOW'] ?? '0';
// With RECEPTION_PRISM, Prism validates all calls by the contract as well.
const preview = isThroughPrism ? 'tools/preview-through-prism.ts' : 'mocks/preview.ts';

/** Tests run against the built app and the HTTP fake backend, each in a world of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Tests often wait for answers, so three of them keep two cores busy.
  workers: '150%',
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    // Only tests of the service worker wait for it.
    serviceWorkers: 'block',
    // Tests of animations use `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: findBrowser(),
  },
  webServer: {
    command: `node ${preview} --port ${port} --dist ${dist} --slow ${slow} --no-panel --allow-host phone.test`,
    cwd: '../..',
    url: `http://localhost:${port}/__mock/clock`,
    reuseExistingServer: false,
    // On this signal Prism's proxy prints how many calls it has validated.
    ...(isThroughPrism ? { gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const } : {}),
  },
});

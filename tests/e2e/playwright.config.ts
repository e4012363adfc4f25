import { defineConfig } from 'playwright/test';

import { findBrowser } from '../tools/find-browser.ts';

const port = Number(process.env['RECEPTION_PORT'] ?? 4174);
const dist = process.env['RECEPTION_DIST'] ?? 'dist';

/** Stories run against the built app and the HTTP fake backend, each test in a world of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    screenshot: 'only-on-failure',
    launchOptions: findBrowser(),
  },
  webServer: {
    command: `node mocks/preview.ts --port ${port} --dist ${dist}`,
    cwd: '../..',
    url: `http://localhost:${port}/__mock/clock`,
    reuseExistingServer: false,
  },
});

import { globSync, readFileSync } from 'node:fs';

import type { InlineConfig } from 'vitest/node';

import { testRun } from './how-far.ts';
import { freePort } from './programs.ts';

/** The two device zones of tables: far west and far east (S65). any-device.test.ts runs in all zones, other tests in UTC. */
const [DEVICE_ZONE, OTHER_ZONE] = ['America/Los_Angeles', 'Pacific/Kiritimati'];

const TABLES = 'src/{domain/**/*,lib/*,i18n/format}.test.ts';

/** Tests of the fake backend. They share a process, so that the engine is loaded once. */
const BACKEND = '{mocks,tests/contract}/**/*.test.ts';

const INTEGRATION = 'tests/integration/**/*.test.{ts,tsx}';

const PAGES = 'tests/pages/**/*.test.tsx';

/** Changes the device zone, which needs a separate process. */
const ANY_DEVICE = 'tests/integration/any-device.test.ts';

// Threads start faster than processes, but have the zone of the process that starts them.
const isTestRun = process.env['VITEST'] !== undefined;
if (isTestRun) process.env['TZ'] = 'UTC';

/** The test files whose source matches; empty outside Vitest, so that other starts of Vite do not read them. */
function testFiles(isWanted: (text: string) => boolean): string[] {
  if (!isTestRun) return [];
  return globSync('{src,mocks,tests}/**/*.test.{ts,tsx}').filter((file) => isWanted(readFileSync(file, 'utf8')));
}

const alone = {
  environment: 'node',
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 10_000,
  hookTimeout: 10_000,
};

/** Restores the globals after each file, because files share a worker. */
const LEAVE_AS_FOUND = 'tests/support/leave-as-found.ts';

/** Options of projects whose files share a worker, so that what they import is loaded once. */
const sharing = { ...alone, isolate: false, setupFiles: [LEAVE_AS_FOUND] };
const inUtc = { env: { TZ: 'UTC' } };

/** The project that runs the tables in a device zone. */
const tables = (TZ: string | undefined) => ({
  ...sharing,
  name: `device in ${TZ}`,
  include: [TABLES],
  env: { TZ: TZ ?? '' },
});

let count = 0;
/** Prints the number of tests where there is no terminal to show progress. */
const counter = {
  onTestCaseResult: () => {
    count += 1;
    if (count % 1000 === 0) console.log(`     ${count} tests`);
  },
};

/** The reporters: progress, and the JSON report from which `tools/test.ts` reads the counts. */
export const reporters: NonNullable<InlineConfig['reporters']> = [
  ...(process.stdout.isTTY ? (['default'] as const) : (['minimal', counter] as const)),
  ['json', { outputFile: 'node_modules/.cache/reception/vitest.json' }],
];

/** The project of page tests, which share one Chromium. */
async function pagesProject() {
  const { playwright } = await import('@vitest/browser-playwright');
  const { foundScenarios } = await import('../../mocks/bundle.ts');
  const { findBrowser } = await import('../../tools/browser.ts');
  return {
    extends: true as const,
    plugins: [foundScenarios()],
    // React as it is built: its development version takes a fifth more CPU time.
    oxc: { jsx: { development: false } },
    optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
    test: {
      name: 'pages',
      include: [PAGES],
      testTimeout: 10_000,
      expect: { poll: { timeout: 5_000, interval: 10 } },
      restoreMocks: true,
      isolate: false,
      // One page at a time, after all other tests: it already uses more than one core.
      fileParallelism: false,
      sequence: { groupOrder: 1 },
      // Another run on this machine may use the default port.
      api: { port: await freePort() },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Texts match substrings, as in Playwright.
        locators: { exact: false },
        provider: playwright({
          launchOptions: findBrowser(),
          contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Helsinki' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
      },
    },
  };
}

/** Vitest's projects for the kind of test run. */
export async function vitestProjects() {
  // Not in a shared worker, where connections to a server would outlive their file.
  const serving = testFiles((text) => text.includes('support/api-server'));
  // Tests that a short run has already run in full; those with random cases run again, with all of them.
  const done = testRun === 'rest' ? testFiles((text) => !/\b(how-far|fast-check)\.ts/.test(text)) : [];
  const first = [
    {
      ...sharing,
      setupFiles: [LEAVE_AS_FOUND, 'tests/support/load-modules-again.ts'],
      name: 'unit',
      include: ['{src,tests}/**/*.test.{ts,tsx}'],
      exclude: [TABLES, BACKEND, INTEGRATION, PAGES, ...serving, ...done],
      pool: 'threads' as const,
    },
    {
      ...alone,
      name: 'integration',
      include: [INTEGRATION, ...serving],
      exclude: [ANY_DEVICE, ...done],
      pool: 'threads' as const,
    },
    { ...sharing, ...inUtc, name: 'backend', include: [BACKEND], exclude: done },
    { ...tables(DEVICE_ZONE), exclude: done },
  ];
  const others = [{ ...alone, ...inUtc, name: 'any device', include: [ANY_DEVICE] }, tables(OTHER_ZONE)];
  const inProcess = [...first, ...(testRun === 'short' ? [] : others)].map((test) => ({
    extends: true as const,
    test,
  }));
  // Loading the browser provider would slow down other starts of Vite.
  return testRun === 'short' || !isTestRun ? inProcess : [...inProcess, await pagesProject()];
}

import { globSync, readFileSync } from 'node:fs';

import type { InlineConfig } from 'vitest/node';

import { testRun } from './how-far.ts';
import { freePort } from './programs.ts';

/** Device zones of every table: far west and far east (S65). any-device.test.ts takes all zones, all other tests UTC. */
const [DEVICE_ZONE, OTHER_ZONE] = ['America/Los_Angeles', 'Pacific/Kiritimati'];

const TABLES = 'src/{domain/**/*,lib/*,i18n/format}.test.ts';

/** Tests of the fake backend, each in a world it makes. In one process they load the engine once, not 26 times. */
const BACKEND = '{mocks,tests/contract}/**/*.test.ts';

const INTEGRATION = 'tests/integration/**/*.test.{ts,tsx}';

const PAGES = 'tests/pages/**/*.test.tsx';

/** It moves the device from zone to zone, which only a separate process can. */
const ANY_DEVICE = 'tests/integration/any-device.test.ts';

// A thread starts in less time than a process, but has the zone of the process that starts it.
const isTestRun = process.env['VITEST'] !== undefined;
if (isTestRun) process.env['TZ'] = 'UTC';

/** Test files by what they import. Only Vitest needs to know: every other start of Vite reads no tests. */
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

/** Files that share a worker leave its globals as they found them. */
const LEAVE_AS_FOUND = 'tests/support/leave-as-found.ts';

/** Files that share a worker load once what all of them need. */
const sharing = { ...alone, isolate: false, setupFiles: [LEAVE_AS_FOUND] };
const inUtc = { env: { TZ: 'UTC' } };

/** The pure tables, as on a device in a zone. */
const tables = (TZ: string | undefined) => ({
  ...sharing,
  name: `device in ${TZ}`,
  include: [TABLES],
  env: { TZ: TZ ?? '' },
});

let count = 0;
/** Tells how many tests have run, where no terminal shows it. */
const counter = {
  onTestCaseResult: () => {
    count += 1;
    if (count % 1000 === 0) console.log(`     ${count} tests`);
  },
};

/** What a run shows, and the report that `tools/test.ts` counts. */
export const reporters: NonNullable<InlineConfig['reporters']> = [
  ...(process.stdout.isTTY ? (['default'] as const) : (['minimal', counter] as const)),
  ['json', { outputFile: 'node_modules/.cache/reception/vitest.json' }],
];

/** Whole pages on the fake backend, in one Chromium for all of them. */
async function pagesProject() {
  const { playwright } = await import('@vitest/browser-playwright');
  const { foundScenarios } = await import('../../mocks/bundle.ts');
  const { findBrowser } = await import('../../tools/browser.ts');
  return {
    extends: true as const,
    plugins: [foundScenarios()],
    test: {
      name: 'pages',
      include: [PAGES],
      testTimeout: 10_000,
      expect: { poll: { timeout: 5_000, interval: 10 } },
      restoreMocks: true,
      isolate: false,
      // Another run on this machine may have the usual port.
      api: { port: await freePort() },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // As Playwright's: a part of a text names it.
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

/** The groups of tests that Vitest runs: what a group shares decides what a test costs. */
export async function vitestProjects() {
  // A shared worker would keep a server's connections, with the timers of another file.
  const serving = testFiles((text) => text.includes('support/api-server'));
  // Of random cases a short run has looked at a tenth, so what follows it has them again, and no other test.
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
  // Every other start of Vite does without the browser's provider.
  return testRun === 'short' || !isTestRun ? inProcess : [...inProcess, await pagesProject()];
}

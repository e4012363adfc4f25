import { readFileSync, rmSync } from 'node:fs';

import { check } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { printOutcome, run } from './run.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const NONE: Counts = { passed: 0, failed: 1 };
const REPORTS = 'node_modules/.cache/reception';

/** Runs a test runner and reads its counts from its JSON report; a runner that dies counts as one failure. */
async function counted(
  name: string,
  report: string,
  command: readonly [string, readonly string[]],
  read: (report: unknown) => Counts,
  env: Record<string, string> = {},
): Promise<Counts> {
  rmSync(report, { force: true });
  const outcome = await run(command[0], command[1], { live: true, env });
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    return outcome.ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    printOutcome(name, outcome);
    return NONE;
  }
}

const number = (value: unknown, key: string): number =>
  Number(typeof value === 'object' && value !== null && key in value ? (value as Record<string, unknown>)[key] : 0);

export const unit = (args: readonly string[] = []): Promise<Counts> =>
  counted(
    'unit tests',
    `${REPORTS}/vitest.json`,
    ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`, ...args]],
    (report) => ({ passed: number(report, 'numPassedTests'), failed: number(report, 'numFailedTests') }),
  );

/** The stories, on the build in dist/ and the HTTP fake backend. */
export async function stories(args: readonly string[] = []): Promise<Counts> {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.log(String(error));
    return NONE;
  }
  return counted(
    'stories',
    `${REPORTS}/stories.json`,
    ['playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...args]],
    (report) => {
      const stats: unknown = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : {};
      return {
        passed: number(stats, 'expected'),
        failed: number(stats, 'unexpected') + number(stats, 'flaky') + number(stats, 'skipped'),
      };
    },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/stories.json` },
  );
}

/** Everything, or the named part: checks (which build) beside unit tests, then stories on that build. */
const wanted = process.argv[2];
const rest = process.argv.slice(3);
const results: Counts[] = [];
if (wanted === 'unit') results.push(await unit(rest));
else if (wanted === 'stories') {
  const build = await run('vite', ['build']);
  printOutcome('production build', build);
  results.push(build.ok ? await stories(rest) : NONE);
} else results.push(...(await Promise.all([check(), unit()])), await stories());

const total = results.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

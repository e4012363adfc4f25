import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';

import { freePort } from '../tests/support/programs.ts';
import { ensureBrowser } from './browser.ts';
import { BUILD, FIRST_CHECKS, OTHER_CHECKS, perform } from './check.ts';
import { run } from './run.ts';

/** Read by `tests/support/how-far.ts`. */
type TestRun = 'short' | 'rest' | 'deep' | 'usual';

const REPORTS = 'node_modules/.cache/reception';
const total = { passed: 0, failed: 0 };

async function check(...checks: typeof FIRST_CHECKS): Promise<boolean> {
  const results = await perform(checks);
  const passed = results.filter(Boolean).length;
  total.passed += passed;
  total.failed += results.length - passed;
  return passed === results.length;
}

/** The counts in Vitest's or Playwright's report; zero if the runner crashed without one. */
function countsIn(file: string): [passed: number, failed: number] {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
    if (stats === undefined) return [numPassedTests, numFailedTests];
    return [stats.expected, stats.unexpected + stats.flaky + stats.skipped];
  } catch {
    return [0, 0];
  }
}

async function tests(name: string, runner: string, args: readonly string[], env: Record<string, string>) {
  const file = `${REPORTS}/${runner}.json`;
  rmSync(file, { force: true });
  const { ok, seconds } = await run(runner, args, { live: true, env });
  const [passed, failed] = countsIn(file);
  total.passed += passed;
  total.failed += ok ? failed : Math.max(failed, 1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s): ${passed} passed, ${failed} failed`);
}

const nameBrowser = (): void => console.log(`     Browser: ${ensureBrowser()}`);

/** Runs Vitest; a short run leaves out page tests, which need a browser. */
async function unit(which: TestRun, args: readonly string[] = []): Promise<void> {
  if (which === 'short')
    return tests('unit and contract tests', 'vitest', ['run', ...args], { RECEPTION_TESTS: which });
  nameBrowser();
  await tests('unit, contract and page tests', 'vitest', ['run', ...args], { RECEPTION_TESTS: which });
}

/** Runs the end-to-end tests, on the build in dist/ and the HTTP fake backend. */
async function e2e(which: TestRun, args: readonly string[] = []): Promise<void> {
  nameBrowser();
  await tests('browser tests', 'playwright', ['test', '-c', 'tests/e2e', '--reporter=line,json', ...args], {
    RECEPTION_TESTS: which,
    // Another run on this machine may use the default port.
    RECEPTION_PORT: process.env['RECEPTION_PORT'] ?? String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/playwright.json`,
  });
}

async function builtE2e(which: TestRun, args: readonly string[]): Promise<void> {
  if (await check(BUILD)) await e2e(which, args);
}

async function short(): Promise<void> {
  await check(...FIRST_CHECKS);
  await unit('short');
  await builtE2e('short', ['--grep', '@journey']);
}

/** Runs the tests that `short` leaves out, using its build. */
async function rest(): Promise<void> {
  await check(...OTHER_CHECKS);
  await unit('rest');
  // Without a build, each browser test would wait for its timeout.
  if (existsSync('dist/index.html')) await e2e('rest', ['--grep-invert', '@journey']);
}

const filesWith = (pattern: string, text: RegExp): string[] =>
  globSync(pattern).filter((file) => text.test(readFileSync(file, 'utf8')));

/** Runs the deep tests, all or those in matching files. */
async function deep(names: readonly string[]): Promise<void> {
  const isWanted = (file: string): boolean => names.length === 0 || names.some((name) => file.includes(name));
  const [inProcess = [], inBrowser = []] = ['{src,mocks,tests}/**/*.test.{ts,tsx}', 'tests/e2e/*.e2e.ts'].map(
    (pattern) => filesWith(pattern, /how-far\.ts/).filter(isWanted),
  );
  if (inProcess.length + inBrowser.length === 0) throw new Error('No deep test is in a matching file.');
  if (inProcess.length > 0) await unit('deep', inProcess);
  if (inBrowser.length > 0) await builtE2e('deep', inBrowser);
}

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Runs the tests affected by the changes since a commit: unit tests by imports, browser tests by feature names. */
async function changed([base = 'origin/main']: readonly string[]): Promise<void> {
  const [from = base] = git('merge-base', 'HEAD', base);
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const features = files.flatMap(
    (file) => /^src\/(?:features|routes\/stay)\/(?:_\w+\/)?([\w-]+)/.exec(file)?.[1] ?? [],
  );
  const touched = [...new Set(features)].flatMap((feature) => [
    ...globSync(`tests/e2e/${feature}*.e2e.ts`),
    ...filesWith('tests/e2e/*.e2e.ts', new RegExp(`/stay/${feature}\\b`)),
  ]);
  const inBrowser = new Set([...touched, ...files.filter((file) => file.endsWith('.e2e.ts'))]);
  await unit('usual', ['--changed', from, '--passWithNoTests']);
  if (inBrowser.size > 0) await builtE2e('usual', [...inBrowser]);
}

/** Repeats unit and browser tests on one build (S89). */
async function repeat([times = '20', ...names]: readonly string[]): Promise<void> {
  await check(BUILD);
  for (let time = 1; time <= Number(times); time += 1) {
    await unit('usual', names);
    await e2e('usual', names);
    console.log(`     run ${time} of ${times}: ${total.failed} failed so far`);
  }
}

const [wanted = 'short', ...args] = process.argv.slice(2);
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  short,
  rest,
  all: () => short().then(rest),
  unit: () => unit('usual', args),
  e2e: () => builtE2e('usual', args),
  deep: () => deep(args),
  changed: () => changed(args),
  repeat: () => repeat(args),
};
try {
  const command = commands[wanted];
  if (command === undefined) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`);
  await command();
} catch (error) {
  console.log(String(error));
  total.failed += 1;
}
if (wanted === 'short') console.log('These were the guest journeys; `npm run test:all` runs everything.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

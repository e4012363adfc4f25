import { globSync, readFileSync, rmSync } from 'node:fs';

import { freePort } from '../tests/support/programs.ts';
import { build, checkBehindStories } from './check.ts';
import type { Counts } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { STORIES, UNIT_TESTS } from './reports.ts';
import type { Reported } from './reports.ts';
import { printOutcome, run } from './run.ts';
import type { RunOptions } from './run.ts';

const NONE: Counts = { passed: 0, failed: 1 };

/** A line for each test that broke in this run. */
const allBroken: string[] = [];

/** Runs a test runner and reads its report; a runner that dies counts as one failure. */
async function counted(
  name: string,
  { file, read }: Reported,
  command: readonly [string, readonly string[]],
  options: RunOptions,
): Promise<Counts> {
  rmSync(file, { force: true });
  const outcome = await run(command[0], command[1], options);
  const report = read();
  const broken = report?.broken.map((each) => `FAIL ${name}: ${each}`) ?? [];
  // The output of a runner is long: the names come before it, and again at the end.
  for (const each of broken) console.log(each);
  allBroken.push(...broken);
  if (options.live !== true || report === undefined) printOutcome(name, outcome);
  else console.log(`${name} took ${outcome.seconds.toFixed(0)} s`);
  if (report === undefined) return NONE;
  return outcome.ok || report.failed > 0 ? report : { ...report, failed: 1 };
}

const unit = (args: readonly string[], options: RunOptions): Promise<Counts> =>
  counted(
    'unit tests',
    UNIT_TESTS,
    ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_TESTS.file}`, ...args]],
    options,
  );

/** The stories, on the build in dist/ and the HTTP fake backend. */
async function stories(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<Counts> {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.log(String(error));
    return NONE;
  }
  const own = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: STORIES.file,
    // Node strips types itself, so that no stack of a call needs a source map.
    PW_DISABLE_TS_ESM: '1',
    // Another run on this machine may have the usual port.
    RECEPTION_PORT: process.env['RECEPTION_PORT'] ?? String(await freePort()),
  };
  return counted(
    'stories',
    STORIES,
    ['playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...args]],
    { live: true, env: { ...env, ...own } },
  );
}

/** Files that look further in the deep run: `tests/support/how-far.ts` decides how far. */
const deepFiles = (pattern: string): string[] =>
  globSync(pattern)
    .filter((file) => readFileSync(file, 'utf8').includes('how-far.ts'))
    .toSorted();

/** The long tests, or those whose files have one of the names; their stories need a build. */
async function deep(names: readonly string[], isBuilt = false): Promise<Counts[]> {
  const isWanted = (file: string): boolean => names.length === 0 || names.some((name) => file.includes(name));
  const all = [deepFiles('{src,mocks,tests}/**/*.test.{ts,tsx}'), deepFiles('tests/e2e/*.e2e.ts')] as const;
  const [tests, walks] = [all[0].filter(isWanted), all[1].filter(isWanted)];
  if (tests.length + walks.length === 0) {
    console.log(`No part of the deep run has such a name. Its parts:\n${all.flat().join('\n')}`);
    return [NONE];
  }
  const env = { RECEPTION_DEEP: 'yes' };
  const results = tests.length === 0 ? [] : [await unit(tests, { live: true, env })];
  if (walks.length === 0) return results;
  const built = isBuilt ? { passed: 0, failed: 0 } : await build();
  return [...results, built, built.failed === 0 ? await stories(walks, env) : NONE];
}

/** Everything of every run: unit tests and checks beside the build, then the stories on it. */
async function everyRun(rest: readonly string[], withTests: boolean): Promise<Counts[]> {
  const tests = withTests ? [unit(rest, { isInBackground: true })] : [];
  const built = await build();
  if (withTests) tests.push(checkBehindStories());
  // Stories come last and alone: beside other tests a page waits for the processor, and some fail for that.
  return [built, ...(await Promise.all(tests)), built.failed === 0 ? await stories(rest) : NONE];
}

/** The unit tests and the stories again and again on one build; tells what was not always the same (S89). */
async function repeated([times = '20', ...names]: readonly string[]): Promise<Counts[]> {
  const last = Number(times);
  if (!Number.isInteger(last) || last < 1) {
    console.log('npm run test:repeat -- 20 [names]');
    return [NONE];
  }
  const results = [await build()];
  if (results.some(({ failed }) => failed > 0)) return results;
  const failures = new Map<string, number>();
  const tells: string[] = [];
  for (let time = 1; time <= last; time += 1) {
    const begin = performance.now();
    const counts = [await unit(names, {}), await stories(names)];
    const inRun = [UNIT_TESTS, STORIES].flatMap(({ file, read }) => read()?.broken ?? [`no report at ${file}`]);
    for (const name of inRun) failures.set(name, (failures.get(name) ?? 0) + 1);
    const [passed, failed] = [sumOf(counts, 'passed'), sumOf(counts, 'failed')];
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    tells.push(`run ${time} of ${last}: ${passed} passed, ${failed} failed, ${seconds} s`);
    console.log(tells.at(-1));
    results.push(...counts);
  }
  console.log(tells.join('\n'));
  for (const [name, count] of failures) console.log(`failed in ${count} of ${last} runs: ${name}`);
  return results;
}

const sumOf = (all: readonly Counts[], key: keyof Counts): number => all.reduce((sum, each) => sum + each[key], 0);

const start = performance.now();
const wanted = process.argv[2];
const rest = process.argv.slice(3);
const results: Counts[] = [];
if (wanted === 'unit') results.push(await unit(rest, { live: true }));
else if (wanted === 'deep') results.push(...(await deep(rest)));
else if (wanted === 'repeat') results.push(...(await repeated(rest)));
else if (wanted === 'all') results.push(...(await everyRun([], true)), ...(await deep([], true)));
else results.push(...(await everyRun(rest, wanted !== 'stories')));

/** Minutes that a run should take on two cores (S89). */
const SHOULD_TAKE: Readonly<Record<string, number>> = { unit: 2, '': 25, all: 25 };

const minutes = (performance.now() - start) / 60_000;
const longest = SHOULD_TAKE[wanted ?? ''] ?? Infinity;
// No failure: what else the machine does decides over it.
if (minutes > longest) console.log(`This run took ${minutes.toFixed(0)} minutes; ${longest} would be right.`);
const failed = sumOf(results, 'failed');
for (const each of allBroken) console.log(each);
console.log(`${sumOf(results, 'passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

import { availableParallelism } from 'node:os';

import { printOutcome, run } from './run.ts';
import type { Outcome } from './run.ts';

type Check = readonly [name: string, command: string, args: readonly string[]];

/** More checkers than cores read the same types again: on two cores four cost a quarter more. */
const CHECKERS = Math.min(4, availableParallelism());
export const TYPES: Check = ['types', 'tsc', ['-p', 'tsconfig.json', '--checkers', `${CHECKERS}`]];

const CHECKS: readonly Check[] = [
  TYPES,
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['contract lint', 'redocly', ['lint', '--max-problems', '20']],
  ['dead code and dependencies', 'knip', []],
  ['requirements proven or open, situations reach them', 'node', ['tools/check-requirements.ts']],
  ['translations complete', 'node', ['tools/check-translations.ts']],
  ['texts as their guide says', 'node', ['tools/check-texts.ts']],
  ['generated code and catalogs fresh', 'node', ['tools/check-fresh.ts']],
];

const BUILD: Check = ['production build', 'vite', ['build']];

/** What must, and must not, be in the build. */
const OF_THE_BUILD: readonly Check[] = [
  ['styles for the browsers of the build', 'eslint', ['--no-warn-ignored', 'dist/assets/*.css']],
  ['only what a server should send in dist, with every licence', 'node', ['tools/check-dist.ts']],
  ['budgets of the build', 'node', ['tools/check-build.ts']],
];

/** Unit tests hold it, too: it is a check only where they are not run. */
const DIRECTION: Check = ['import direction', 'vitest', ['run', '--project', 'unit', 'tests/architecture']];

async function perform([name, command, args]: Check, isInBackground = false): Promise<Outcome> {
  const outcome = await run(command, args, { isInBackground });
  printOutcome(name, outcome);
  return outcome;
}

async function enqueue(checks: readonly Check[], isInBackground = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of checks) outcomes.push(await perform(each, isInBackground));
  return outcomes;
}

/** How many checks hold. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

function counts(outcomes: readonly Outcome[]): Counts {
  const passed = outcomes.filter(({ ok }) => ok).length;
  return { passed, failed: outcomes.length - passed };
}

export const build = async (): Promise<Counts> => counts([await perform(BUILD)]);

/** All checks but the build, one after the other in the background: the stories have the cores first. */
export const checkBehindStories = async (): Promise<Counts> =>
  counts(await enqueue([...OF_THE_BUILD, ...CHECKS], true));

/** What can be known without running the app, side by side. */
async function check(): Promise<Counts> {
  const chains = [[BUILD, ...OF_THE_BUILD], ...[...CHECKS, DIRECTION].map((each) => [each])];
  return counts((await Promise.all(chains.map((chain) => enqueue(chain)))).flat());
}

if (import.meta.main) {
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

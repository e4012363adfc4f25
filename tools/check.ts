import { availableParallelism } from 'node:os';

import { printOutcome, run } from './run.ts';

type Check = readonly [name: string, command: string, args: readonly string[]];

/** More threads than cores would check the same types repeatedly: on two cores, four threads take 25 % longer. */
const CHECKERS = Math.min(4, availableParallelism());

/** The checks that developers need first. */
export const FIRST_CHECKS: readonly Check[] = [
  ['types', 'tsc', ['-p', 'tsconfig.json', '--checkers', `${CHECKERS}`]],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
];

export const BUILD: Check = ['production build', 'vite', ['build']];

/** Checks of the build's content. */
const OF_THE_BUILD: readonly Check[] = [
  ['styles for the browsers of the build', 'eslint', ['--no-warn-ignored', 'dist/assets/*.css']],
  ['only what a server should send in dist, with every licence', 'node', ['tools/check-dist.ts']],
  ['budgets of the build', 'node', ['tools/check-build.ts']],
];

const OF_THE_SOURCE: readonly Check[] = [
  ['contract lint', 'redocly', ['lint', '--max-problems', '20']],
  ['dead code and dependencies', 'knip', []],
  ['every requirement has a test or a reason, and a scenario', 'node', ['tools/check-requirements.ts']],
  ['translations complete', 'node', ['tools/check-translations.ts']],
  ['texts follow locales/README.md', 'node', ['tools/check-texts.ts']],
  ['generated code and catalogs fresh', 'node', ['tools/check-fresh.ts']],
];

/** All other checks; they need a build. */
export const OTHER_CHECKS: readonly Check[] = [...OF_THE_BUILD, ...OF_THE_SOURCE];

/** Included in the unit tests, so only `npm run check` runs it separately. */
const DIRECTION: Check = ['import direction', 'vitest', ['run', '--project', 'unit', 'tests/architecture']];

/** Runs checks in sequence; returns whether each passed. */
export async function perform(checks: readonly Check[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const [name, command, args] of checks) {
    const outcome = await run(command, args);
    printOutcome(name, outcome);
    results.push(outcome.ok);
  }
  return results;
}

if (import.meta.main) {
  // All static checks, in parallel.
  const chains = [[BUILD, ...OF_THE_BUILD], ...[...FIRST_CHECKS, ...OF_THE_SOURCE, DIRECTION].map((each) => [each])];
  const results = (await Promise.all(chains.map(perform))).flat();
  const failed = results.filter((holds) => !holds).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

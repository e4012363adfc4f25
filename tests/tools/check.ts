import { printOutcome, run } from './run.ts';
import type { Outcome } from './run.ts';

type Check = readonly [name: string, command: string, args: readonly string[]];

/** Checks that only read, side by side. */
const READING: readonly Check[] = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['contract lint', 'redocly', ['lint', 'openapi/guest-api.yaml', '--max-problems', '20']],
  ['dead code and dependencies', 'knip', []],
  ['import direction', 'vitest', ['run', 'tests/architecture']],
  ['translations complete', 'node', ['tests/tools/check-translations.ts']],
];

/** Checks that write and put back, or need a build: one after the other. */
const WRITING: readonly Check[] = [
  ['generated code and catalogs fresh', 'node', ['tests/tools/check-fresh.ts']],
  ['production build', 'vite', ['build']],
  ['styles for the browsers of the build', 'eslint', ['--no-warn-ignored', 'dist/assets/*.css', 'dist/*.css']],
  ['nothing of the fake backend in dist', 'node', ['tests/tools/check-dist.ts']],
  ['what a first page waits for', 'node', ['tests/tools/check-pages.ts']],
];

async function perform([name, command, args]: Check): Promise<Outcome> {
  const outcome = await run(command, args);
  printOutcome(name, outcome);
  return outcome;
}

/** Everything that can be known without running the app; returns how many checks hold. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const outcomes = await Promise.all(READING.map(perform));
  for (const each of WRITING) outcomes.push(await perform(each));
  const passed = outcomes.filter(({ ok }) => ok).length;
  return { passed, failed: outcomes.length - passed };
}

if (import.meta.main) {
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

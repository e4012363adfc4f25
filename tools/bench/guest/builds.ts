import { printOutcome, run } from '../../run.ts';

/** The folders of the builds to measure: those given, else `dist`, built now. */
export async function builds(given: readonly string[]): Promise<readonly string[]> {
  if (given.length > 0) return given;
  printOutcome('production build', await run('vite', ['build']));
  return ['dist'];
}

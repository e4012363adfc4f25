/**
 * The kind of test run: `short` in `npm test`, `rest` for what that leaves out, `deep` with many more random cases, `usual`
 * otherwise. Set by `tools/test.ts`.
 */
export const testRun = process.env['RECEPTION_TESTS'] ?? 'usual';

export const isDeepRun = testRun === 'deep';

/** Whether only a tenth of the random cases run, so that tests must not expect them to cover everything. */
export const isShortRun = testRun === 'short';

/** The timeout of tests with random cases; a deep run has ten to twenty times as many. */
export const RANDOM_MS = isDeepRun ? 1_800_000 : 60_000;

/** The number of random cases: a tenth of `usual` in a short run, `deep` in a deep run. */
export function howMany(usual: number, deep: number): number {
  if (isDeepRun) return deep;
  return isShortRun ? Math.ceil(usual / 10) : usual;
}

/** The seed in RECEPTION_SEED, which gives other cases; otherwise `seed`. */
export const seedOr = (seed: number): number => Number(process.env['RECEPTION_SEED'] || seed);

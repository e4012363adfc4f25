/**
 * Which tests are run, and how far those of random cases look: `short` in `npm test`; `rest` is what that leaves out;
 * `deep` looks further, at night. Unset, each test runs with the usual number of cases.
 */
export const testRun = process.env['RECEPTION_TESTS'] ?? 'usual';

export const isDeepRun = testRun === 'deep';

/** A tenth of the random cases does not cover everything. */
export const isShortRun = testRun === 'short';

/** How long a test of random cases may take: the deep run has ten to twenty times as many. */
export const RANDOM_MS = isDeepRun ? 1_800_000 : 60_000;

/** The usual number of random cases, a tenth of it in a short run, or that of the deep run. */
export function howMany(usual: number, deep: number): number {
  if (isDeepRun) return deep;
  return isShortRun ? Math.ceil(usual / 10) : usual;
}

/** The given seed, or another one of the environment, which finds other cases. */
export const seedOr = (seed: number): number => Number(process.env['RECEPTION_SEED'] || seed);

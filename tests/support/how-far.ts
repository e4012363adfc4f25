/** How far tests of random cases look: a little on every run, further in `npm run test:deep`. */

/** Whether this is `npm run test:deep`. */
export const isDeepRun = process.env['RECEPTION_DEEP'] !== undefined;

/** The number of every run, or the one of the deep run. */
export const howMany = (everyRun: number, deepRun: number): number => (isDeepRun ? deepRun : everyRun);

/** The given seed, or another one of the environment, which finds other cases. */
export const seedOr = (seed: number): number => Number(process.env['RECEPTION_SEED'] || seed);

/** Closes an open wire value: one of the known values, else the fallback. */
export const oneOfOr = <T extends string, F>(known: readonly T[], value: unknown, fallback: F): T | F =>
  known.find((each) => each === value) ?? fallback;

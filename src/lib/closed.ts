/** Closes an open wire value: one of the known values, else the fallback. */
export const closed = <T extends string, F>(known: readonly T[], value: unknown, fallback: F): T | F =>
  known.find((each) => each === value) ?? fallback;

/** The list envelope of the contract; the fake never pages. */
export const listOf = <T>(data: readonly T[]): { total: number; limit: number; skip: number; data: T[] } => ({
  total: data.length,
  limit: 100,
  skip: 0,
  data: [...data],
});

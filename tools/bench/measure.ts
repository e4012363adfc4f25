/** The middle of several measurements, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return { median: at(sorted.length >> 1), lowest: at(0), highest: at(sorted.length - 1) };
}

function show(value: number, digits: number): string {
  if (Number.isNaN(value)) return '–';
  return value === Infinity ? '∞' : value.toFixed(digits);
}

/** As `1.89 (1.80–1.97)`; without brackets where all are the same. */
export function showSpread({ median, lowest, highest }: Spread, digits: number): string {
  const [middle = '', low = '', high = ''] = [median, lowest, highest].map((value) => show(value, digits));
  return low === high ? middle : `${middle} (${low}–${high})`;
}

/** What the loop takes on a quiet machine of the kind it was written on; only the proportion matters. */
const QUIET_MS = 60;
const STEPS = 20_000_000;

/** How much slower the machine is now than when quiet: thread time of a fixed piece of work. */
export function slowness(): number {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let step = 1; step < STEPS; step++) sum = (sum + step * 31) % 1_000_003;
  const { user, system } = process.threadCpuUsage(before);
  // The sum is used, so that no compiler leaves the loop out.
  return ((user + system) / 1000 + sum * 0) / QUIET_MS;
}

/** The median, minimum and maximum of several measurements. */
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

/** Formats as `1.89 (1.80–1.97)`; without the range if all are equal. */
export function showSpread({ median, lowest, highest }: Spread, digits: number): string {
  const [middle = '', low = '', high = ''] = [median, lowest, highest].map((value) => show(value, digits));
  return low === high ? middle : `${middle} (${low}–${high})`;
}

/** The duration of the loop on an idle reference machine; only ratios matter. */
const QUIET_MS = 60;
const STEPS = 20_000_000;

/** How much slower the machine is than when idle, by the thread time of a fixed amount of work. */
export function slowness(): number {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let step = 1; step < STEPS; step++) sum = (sum + step * 31) % 1_000_003;
  const { user, system } = process.threadCpuUsage(before);
  // Uses the sum, so that the compiler cannot remove the loop.
  return ((user + system) / 1000 + sum * 0) / QUIET_MS;
}

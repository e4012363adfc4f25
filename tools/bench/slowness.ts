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

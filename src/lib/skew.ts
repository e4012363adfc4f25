/** A device clock may be this far off before the server's is believed instead. */
const TOLERATED_SKEW_MS = 120_000;

/** What to add to the device's clock by the server's, both in milliseconds since the epoch. */
export function correctionFor(serverMs: number, deviceMs: number): number {
  const skew = serverMs - deviceMs;
  return Math.abs(skew) > TOLERATED_SKEW_MS ? skew : 0;
}

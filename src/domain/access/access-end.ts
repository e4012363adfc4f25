import type { Instant, ZoneId } from '#lib/time.ts';

import { BUILDING_ACCESS_UNTIL, UNIT_ACCESS_AFTER_CHECK_OUT_MS } from '#config/constants.ts';
import { atLocalTime, localDay, shift, toMs } from '#lib/time.ts';

/** When access ends after check-out: the unit 15 minutes later, the building at 23:00 property time (R9-09, R9-10). */
export const accessEnd = (checkOut: Instant, zone: ZoneId): { readonly unit: Instant; readonly building: Instant } => ({
  unit: shift(checkOut, UNIT_ACCESS_AFTER_CHECK_OUT_MS),
  building: atLocalTime(localDay(checkOut, zone), BUILDING_ACCESS_UNTIL, zone),
});

/**
 * How long something lasts after a check-out, in milliseconds.
 * Where the device's clock is behind the server's, the check-out is ahead: more than was promised is never shown.
 */
export const timeLeft = (until: Instant, now: Instant, checkOut: Instant | null): number =>
  toMs(until) - Math.max(toMs(now), checkOut === null ? 0 : toMs(checkOut));

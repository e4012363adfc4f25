import { BUILDING_ACCESS_UNTIL, UNIT_ACCESS_AFTER_CHECK_OUT_MS } from '#config/constants.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { atLocalTime, isBefore, localDay, shift, toMs } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';

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

/**
 * The end of a code: its validity or the end of access, whichever is earlier; undefined when neither is known
 * (R9-09, R9-10, S58).
 */
export function codeEnd(
  { type, validToDate }: Pick<AccessKey, 'type' | 'validToDate'>,
  { checkOutDate, endDate }: Pick<Stay, 'checkOutDate' | 'endDate'>,
  zone: ZoneId,
): Instant | undefined {
  const left = checkOutDate ?? endDate;
  const ends = left === null ? null : accessEnd(left, zone);
  const last = ends && (type === 'property-unit' ? ends.unit : ends.building);
  if (last === null) return validToDate ?? undefined;
  return validToDate !== null && isBefore(validToDate, last) ? validToDate : last;
}

/**
 * Until when a key opens after a check-out at that moment: the unit 15 minutes, the building until 23:00 (R9-09, R9-10).
 * Null for a key that opened nothing at the check-out: leaving brings back no withheld and no ended key (R4-69).
 */
export function keyAfterCheckOut(
  { type, error, validToDate }: Pick<AccessKey, 'type' | 'error' | 'validToDate'>,
  checkOut: Instant,
  zone: ZoneId,
): Instant | null {
  const until = accessEnd(checkOut, zone)[type === 'property-unit' ? 'unit' : 'building'];
  // After a check-out past 23:00 the server's end of a key is this one, and before the check-out.
  const hasEnded = validToDate !== null && validToDate !== until && !isBefore(checkOut, validToDate);
  return error === null && !hasEnded ? until : null;
}

import { BUILDING_ACCESS_UNTIL, UNIT_ACCESS_AFTER_CHECK_OUT_MS } from '#config/constants.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { atLocalTime, isBefore, localDay, shift, toMs } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';

/** What decides when access ends: the hour of leaving, and the hour at which the stay ends. */
type Leaving = Pick<Stay, 'checkOutDate' | 'endDate'>;

/**
 * When access ends after a check-out: the unit 15 minutes later, but no longer than 15 minutes after the stay's own
 * hour; the building at 23:00 property time (R9-09, R9-10). Without a check-out, both count from the stay's hour; null
 * where neither is known.
 */
export function accessEnd(
  { checkOutDate, endDate }: Leaving,
  zone: ZoneId,
): { readonly unit: Instant; readonly building: Instant } | null {
  const left = checkOutDate ?? endDate;
  if (left === null) return null;
  const since = endDate !== null && isBefore(endDate, left) ? endDate : left;
  return {
    unit: shift(since, UNIT_ACCESS_AFTER_CHECK_OUT_MS),
    building: atLocalTime(localDay(left, zone), BUILDING_ACCESS_UNTIL, zone),
  };
}

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
  leaving: Leaving,
  zone: ZoneId,
): Instant | undefined {
  const ends = accessEnd(leaving, zone);
  const last = ends && (type === 'property-unit' ? ends.unit : ends.building);
  if (last === null) return validToDate ?? undefined;
  return validToDate !== null && isBefore(validToDate, last) ? validToDate : last;
}

/**
 * Until when a key opens after a check-out at that moment: the building until 23:00, whatever end its keys had, the unit
 * for the minutes that `accessEnd` leaves (R9-09, R9-10). Null for a key that opens nothing any more: a withheld one, one
 * of the unit that ended before the stay did, and one whose time was over before the check-out (R4-69).
 */
export function keyAfterCheckOut(
  { type, error, validToDate }: Pick<AccessKey, 'type' | 'error' | 'validToDate'>,
  checkOut: Instant,
  endDate: Instant | null,
  zone: ZoneId,
): Instant | null {
  const ends = accessEnd({ checkOutDate: checkOut, endDate }, zone);
  if (error !== null || ends === null) return null;
  const isUnit = type === 'property-unit';
  const until = isUnit ? ends.unit : ends.building;
  // After a check-out past 23:00 the server's end of a key is this one, and before the check-out.
  if (validToDate === null || validToDate === until || isBefore(checkOut, validToDate)) return until;
  const hadOwnEnd = isUnit && (endDate === null || isBefore(validToDate, endDate));
  return hadOwnEnd || !isBefore(checkOut, until) ? null : until;
}

import { BUILDING_ACCESS_UNTIL, UNIT_ACCESS_AFTER_CHECK_OUT_MS } from '#config/constants.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { atLocalTime, isBefore, localDay, shift, toMs } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';

/** The times of the stay on which the end of access depends. */
type Leaving = Pick<Stay, 'checkOutDate' | 'endDate'>;

/**
 * When access ends. After a check-out, the unit stays open for 15 minutes, but at most until 15 minutes after the
 * stay's end; the building until 23:00 property time (R9-09, R9-10). Without a check-out, both are counted from the
 * stay's end; null where neither is known.
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
 * The time left until `until`, in milliseconds. If the device's clock is behind the server's, `checkOut` can lie in the
 * future; counting from it then avoids showing more time than was promised.
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
 * Until when a key opens its door after a check-out at that time: a door of the building until 23:00, whatever its
 * key's own end; the unit as long as `accessEnd` says (R9-09, R9-10). Null for a key that opens nothing any more: a
 * withheld one, a key of the unit that ended before the stay did, and one that had ended before the check-out (R4-69).
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
  // After a check-out past 23:00 the server sets the key's end to 23:00, which is before the check-out.
  if (validToDate === null || validToDate === until || isBefore(checkOut, validToDate)) return until;
  const hadOwnEnd = isUnit && (endDate === null || isBefore(validToDate, endDate));
  return hadOwnEnd || !isBefore(checkOut, until) ? null : until;
}

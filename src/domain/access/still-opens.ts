import type { AccessKey } from './access-key.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { doorsOf } from './doors.ts';
import { keyAfterCheckOut } from './access-end.ts';
import { isBefore } from '#lib/time.ts';

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled' | 'checkOutDate' | 'endDate'>;

/** Until when doors open after a check-out; null for a door to which the guest has no working key. */
export interface StillOpens {
  readonly unit: Instant | null;
  readonly building: Instant | null;
}

const earliest = (ends: readonly (Instant | null)[]): Instant | null =>
  ends.includes(null)
    ? null
    : ends.reduce((first, end) => (first && end && isBefore(end, first) ? end : first), ends[0] ?? null);

/**
 * What a check-out leaves open, and until when; before check-out, what a check-out at `now` would leave open (R4-23,
 * R9-09, R9-10). After check-out, an earlier end from the server takes precedence.
 */
export function stillOpens(stay: Situation, now: Instant, zone: ZoneId): StillOpens {
  const end = (key: AccessKey): Instant | null => {
    const until = keyAfterCheckOut(key, stay.checkOutDate ?? now, stay.endDate, zone);
    return stay.checkOutDate === null ? until : until && earliest([until, key.validToDate ?? until]);
  };
  const doors = doorsOf(stay);
  const others = doors.filter(({ type }) => type !== 'property-unit');
  const street = others.filter(({ type }) => type === 'entrance');
  return {
    unit: earliest(doors.filter(({ type }) => type === 'property-unit').map(end)),
    // Where there are doors to the street, they limit access to all other rooms.
    building: earliest((street.length > 0 ? street : others).map(end)),
  };
}

/**
 * Until when a checked-out guest can fetch something at `now` (R4-23): the end of access to the unit, else to the
 * building, else null.
 */
export function fetchUntil(stay: Situation, now: Instant, zone: ZoneId): Instant | null {
  if (stay.checkOutDate === null) return null;
  const { unit, building } = stillOpens(stay, now, zone);
  return [unit, building].find((end) => end !== null && isBefore(now, end)) ?? null;
}

/** Whether any door still opens after the check-out; before it, after a check-out at `now`. */
export const isAnyOpen = (stay: Situation, now: Instant, zone: ZoneId): boolean =>
  Object.values(stillOpens(stay, now, zone)).some((end) => end !== null && isBefore(now, end));

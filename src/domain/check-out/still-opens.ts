import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { accessEnd } from '#domain/access/access-end.ts';
import { doorsOf } from '#domain/access/doors-of.ts';
import { isBefore } from '#lib/time.ts';

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled' | 'checkOutDate'>;

/** Until when doors open after a check-out; null for a door the guest has no working key to. */
export interface StillOpens {
  readonly unit: Instant | null;
  readonly building: Instant | null;
}

/**
 * What a check-out at that moment leaves open, and until when (R4-23, R9-09, R9-10). A withheld key stays withheld.
 * A check-out that is still to come promises no door whose key has ended (R4-69).
 */
export function stillOpens(stay: Situation, checkOut: Instant, zone: ZoneId): StillOpens {
  const keys = doorsOf(stay).filter(
    ({ error, validToDate }) =>
      error === null && (stay.checkOutDate !== null || validToDate === null || isBefore(checkOut, validToDate)),
  );
  const end = accessEnd(checkOut, zone);
  return {
    unit: keys.some(({ type }) => type === 'property-unit') ? end.unit : null,
    building: keys.some(({ type }) => type !== 'property-unit') ? end.building : null,
  };
}

/**
 * The end of what a checked-out guest can still enter at `now` (R4-23). The unit counts first, then the building; null
 * is for neither.
 */
export function fetchUntil(stay: Situation, now: Instant, zone: ZoneId): Instant | null {
  if (stay.checkOutDate === null) return null;
  const { unit, building } = stillOpens(stay, stay.checkOutDate, zone);
  return [unit, building].find((end) => end !== null && isBefore(now, end)) ?? null;
}

/** Whether any door of a stay that is checked out still opens at `now`. */
export const isAnyOpen = (stay: Situation, now: Instant, zone: ZoneId): boolean => fetchUntil(stay, now, zone) !== null;

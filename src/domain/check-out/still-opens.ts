import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { accessEnd } from '#domain/access/access-end.ts';
import { doorsOf } from '#domain/access/doors-of.ts';
import { isBefore } from '#lib/time.ts';

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled'>;

/** Until when doors open after a check-out; null for a door the guest has no working key to. */
export interface StillOpens {
  readonly unit: Instant | null;
  readonly building: Instant | null;
}

/** What a check-out at that moment leaves open, and until when (R4-23, R9-09, R9-10); a withheld key stays withheld. */
export function stillOpens(stay: Situation, checkOut: Instant, zone: ZoneId): StillOpens {
  const keys = doorsOf(stay).filter(({ error }) => error === null);
  const end = accessEnd(checkOut, zone);
  return {
    unit: keys.some(({ type }) => type === 'property-unit') ? end.unit : null,
    building: keys.some(({ type }) => type !== 'property-unit') ? end.building : null,
  };
}

type Left = Situation & Pick<Stay, 'checkOutDate'>;

/**
 * The end of what a checked-out guest can still enter at `now` (R4-23). The unit counts first, then the building; null
 * is for neither.
 */
export function fetchUntil(stay: Left, now: Instant, zone: ZoneId): Instant | null {
  if (stay.checkOutDate === null) return null;
  const { unit, building } = stillOpens(stay, stay.checkOutDate, zone);
  return [unit, building].find((end) => end !== null && isBefore(now, end)) ?? null;
}

/** Whether any door of a stay that is checked out still opens at `now`. */
export const isAnyOpen = (stay: Left, now: Instant, zone: ZoneId): boolean => fetchUntil(stay, now, zone) !== null;

import type { Instant, ZoneId } from '#lib/time.ts';

import { isBefore } from '#lib/time.ts';

import { accessEnd } from './access-end.ts';
import type { AccessKey } from './access-key.ts';

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

import type { Stay } from '#domain/stay/stay.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { accessEnd } from './access-end.ts';
import type { AccessKey } from './access-key.ts';

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

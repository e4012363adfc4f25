import type { AccessKey } from '#api/generated/model/index.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { accessEnd } from '#domain/access/access-end.ts';

/** Keys as they are after a check-out: the unit's end 15 minutes later, the building's at 23:00 (R9-09, R9-10). */
export function keysAfterCheckOut(keys: readonly AccessKey[], checkOut: Instant, zone: ZoneId): AccessKey[] {
  const end = accessEnd(checkOut, zone);
  return keys.map((key) => ({ ...key, validToDate: key.type === 'property-unit' ? end.unit : end.building }));
}

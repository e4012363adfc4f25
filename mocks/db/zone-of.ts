import type { ZoneId } from '#lib/time.ts';

import { parseZone } from '#lib/time.ts';

const ZONES = new Map<string | null | undefined, ZoneId>();

/** The zone of a property; reading one is slow, and there are few. */
export function zoneOf({ timezone }: { readonly timezone?: string | null | undefined }): ZoneId {
  const zone = ZONES.get(timezone) ?? parseZone(timezone);
  ZONES.set(timezone, zone);
  return zone;
}

import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';
import type { SeedContext } from '#mocks/world.ts';

import { atLocalTime, localDay, shiftDay } from '#lib/time.ts';

const KNOWN = new WeakMap<object, Map<string, Instant>>();
const TODAY = new WeakMap<object, Map<ZoneId, LocalDay>>();

/** The property's today. */
function today(context: SeedContext, zone: ZoneId): LocalDay {
  const known = TODAY.get(context) ?? new Map<ZoneId, LocalDay>();
  TODAY.set(context, known);
  const day = known.get(zone) ?? localDay(context.now, zone);
  known.set(zone, day);
  return day;
}

/**
 * The instant of a wall-clock time so many days from the property's today. Cached: stays ask for the same few again and
 * again.
 */
export function at(context: SeedContext, zone: ZoneId, days: number, time: string): Instant {
  const known = KNOWN.get(context) ?? new Map<string, Instant>();
  KNOWN.set(context, known);
  const key = `${zone} ${days} ${time}`;
  const instant = known.get(key) ?? atLocalTime(shiftDay(today(context, zone), days), time, zone);
  known.set(key, instant);
  return instant;
}

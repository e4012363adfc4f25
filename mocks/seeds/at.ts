import type { Instant, ZoneId } from '#lib/time.ts';
import type { SeedContext } from '#mocks/world.ts';

import { atLocalTime, localDay, shiftDay } from '#lib/time.ts';

const KNOWN = new WeakMap<object, Map<string, Instant>>();

/**
 * The instant of a wall-clock time so many days from the property's today. Cached: stays ask for the same few again and
 * again.
 */
export function at(context: SeedContext, zone: ZoneId, days: number, time: string): Instant {
  const known = KNOWN.get(context) ?? new Map<string, Instant>();
  KNOWN.set(context, known);
  const key = `${zone} ${days} ${time}`;
  const instant = known.get(key) ?? atLocalTime(shiftDay(localDay(context.now, zone), days), time, zone);
  known.set(key, instant);
  return instant;
}

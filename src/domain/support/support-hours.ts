import type { Instant, ZoneId } from '#lib/time.ts';

import { SUPPORT_HOURS } from '#config/constants.ts';
import { DAY, HOUR, sameWallClock, toInstant, toMs } from '#lib/time.ts';

/** Zones of `Etc` have the sign reversed: `Etc/GMT-2` is UTC+2. */
const SUPPORT_ZONE = `Etc/GMT-${SUPPORT_HOURS.utcOffsetHours}` as ZoneId;

/** Milliseconds from midnight UTC to a time of support's clock. */
const afterMidnight = (time: string): number => Date.parse(`1970-01-01T${time}Z`) - SUPPORT_HOURS.utcOffsetHours * HOUR;

const [FROM, TO] = [afterMidnight(SUPPORT_HOURS.from), afterMidnight(SUPPORT_HOURS.to)];

/** The time of day that is left of a span, in milliseconds. */
const withinDay = (ms: number): number => ((ms % DAY) + DAY) % DAY;

/** Whether phone and WhatsApp answer at `now`: 07:00 to 02:00 at UTC+2, the end not included (R9-45). */
export const isSupportOpen = (now: Instant): boolean => withinDay(toMs(now) - FROM) < withinDay(TO - FROM);

/** When support opens and closes on the day of `now`, as instants: any clock can show them (R9-45). */
export function supportHours(now: Instant): { readonly from: Instant; readonly to: Instant } {
  const midnight = toMs(now) - withinDay(toMs(now));
  return { from: toInstant(midnight + FROM), to: toInstant(midnight + TO) };
}

/** The hours of support as a guest at `zone` reads them, and milliseconds until they begin; null while open (R9-45). */
export function supportHoursFor(
  now: Instant,
  zone: ZoneId,
): { readonly from: Instant; readonly to: Instant; readonly isSameClock: boolean; readonly opensInMs: number | null } {
  const hours = supportHours(now);
  return {
    ...hours,
    isSameClock: sameWallClock(now, zone, SUPPORT_ZONE),
    opensInMs: isSupportOpen(now) ? null : withinDay(FROM - toMs(now)),
  };
}

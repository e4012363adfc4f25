import type { Instant, ZoneId } from '#lib/time.ts';

import { SUPPORT_HOURS } from '#config/constants.ts';
import { DAY, HOUR, isBefore, localTime, sameWallClock, shift, toMs } from '#lib/time.ts';

/** The sign of `Etc` zones is reversed: `Etc/GMT-2` is UTC+2. */
const SUPPORT_ZONE = `Etc/GMT-${SUPPORT_HOURS.utcOffsetHours}` as ZoneId;

/** Milliseconds after midnight UTC of a time in support's zone. */
const afterMidnight = (time: string): number => Date.parse(`1970-01-01T${time}Z`) - SUPPORT_HOURS.utcOffsetHours * HOUR;

/** The time of day of a span, in milliseconds. */
const withinDay = (ms: number): number => ((ms % DAY) + DAY) % DAY;

const FROM = afterMidnight(SUPPORT_HOURS.from);
const LENGTH = withinDay(afterMidnight(SUPPORT_HOURS.to) - FROM);

/** Milliseconds since support last opened. */
const sinceOpening = (now: Instant): number => withinDay(toMs(now) - FROM);

/** Whether phone and WhatsApp are staffed at `now`: 07:00 to 02:00 at UTC+2, end exclusive (R9-45). */
export const isSupportOpen = (now: Instant): boolean => sinceOpening(now) < LENGTH;

/** A period during which support answers. */
interface SupportHours {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The current or next opening and closing of support (R9-45). As instants, so that each is shown with its own offset if
 * the clocks change in between.
 */
function supportHours(now: Instant): SupportHours {
  const from = shift(now, (isSupportOpen(now) ? 0 : DAY) - sinceOpening(now));
  return { from, to: shift(from, LENGTH) };
}

/** The support hours in a guest's zone, and the milliseconds until they begin; null while open (R9-45). */
export function supportHoursFor(
  now: Instant,
  zone: ZoneId,
): SupportHours & { readonly isSameClock: boolean; readonly opensInMs: number | null } {
  const hours = supportHours(now);
  return {
    ...hours,
    isSameClock: [hours.from, hours.to].every((end) => sameWallClock(end, zone, SUPPORT_ZONE)),
    opensInMs: isSupportOpen(now) ? null : toMs(hours.from) - toMs(now),
  };
}

/** Longer stays need a new print. */
const MAX_DAYS = 400;

/**
 * The support hours during a stay as shown by clocks in `zone`: the first ones, and those of each day on which they
 * differ because the clocks changed.
 */
export function supportHoursDuring(start: Instant, end: Instant, zone: ZoneId): SupportHours[] {
  const days = Math.min(MAX_DAYS, Math.max(0, Math.ceil((toMs(end) - toMs(start)) / DAY)));
  const all = Array.from({ length: days + 1 }, (_, day) => supportHours(shift(start, day * DAY)));
  const shown = ({ from, to }: SupportHours): string => localTime(from, zone) + localTime(to, zone);
  return all.filter((hours, day) => {
    const before = all[day - 1];
    return before === undefined || (isBefore(hours.from, end) && shown(hours) !== shown(before));
  });
}

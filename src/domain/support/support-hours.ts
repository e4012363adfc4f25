import type { Instant, ZoneId } from '#lib/time.ts';

import { SUPPORT_HOURS } from '#config/constants.ts';
import { DAY, HOUR, isBefore, localTime, sameWallClock, shift, toMs } from '#lib/time.ts';

/** Zones of `Etc` have the sign reversed: `Etc/GMT-2` is UTC+2. */
const SUPPORT_ZONE = `Etc/GMT-${SUPPORT_HOURS.utcOffsetHours}` as ZoneId;

/** Milliseconds from midnight UTC to a time of support's clock. */
const afterMidnight = (time: string): number => Date.parse(`1970-01-01T${time}Z`) - SUPPORT_HOURS.utcOffsetHours * HOUR;

/** The time of day that is left of a span, in milliseconds. */
const withinDay = (ms: number): number => ((ms % DAY) + DAY) % DAY;

const FROM = afterMidnight(SUPPORT_HOURS.from);
const LENGTH = withinDay(afterMidnight(SUPPORT_HOURS.to) - FROM);

/** Milliseconds since support opened last. */
const sinceOpening = (now: Instant): number => withinDay(toMs(now) - FROM);

/** Whether phone and WhatsApp answer at `now`: 07:00 to 02:00 at UTC+2, the end not included (R9-45). */
export const isSupportOpen = (now: Instant): boolean => sinceOpening(now) < LENGTH;

/** From when until when support answers. */
interface SupportHours {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * When support opens and closes, the time at `now` or the next one (R9-45). Each is an instant of its own day: a clock that
 * is changed between them shows each by its own offset.
 */
function supportHours(now: Instant): SupportHours {
  const from = shift(now, (isSupportOpen(now) ? 0 : DAY) - sinceOpening(now));
  return { from, to: shift(from, LENGTH) };
}

/** The hours of support as a guest at `zone` reads them, and milliseconds until they begin; null while open (R9-45). */
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

/** Who stays longer prints the page again. */
const MOST_DAYS = 400;

/**
 * The hours of support during a stay as a clock at `zone` shows them: those at its beginning, and those of each day from
 * which the clock shows others, because it is changed.
 */
export function supportHoursDuring(start: Instant, end: Instant, zone: ZoneId): SupportHours[] {
  const days = Math.min(MOST_DAYS, Math.max(0, Math.ceil((toMs(end) - toMs(start)) / DAY)));
  const all = Array.from({ length: days + 1 }, (_, day) => supportHours(shift(start, day * DAY)));
  const shown = ({ from, to }: SupportHours): string => localTime(from, zone) + localTime(to, zone);
  return all.filter((hours, day) => {
    const before = all[day - 1];
    return before === undefined || (isBefore(hours.from, end) && shown(hours) !== shown(before));
  });
}

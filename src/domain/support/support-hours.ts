import type { SupportTimes } from '#config/constants.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import {
  atLocalTime,
  DAY,
  isBefore,
  localDay,
  localTime,
  MINUTE,
  sameWallClock,
  shift,
  shiftDay,
  toMs,
} from '#lib/time.ts';

/** A period during which support answers. */
interface SupportHours {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The current or next opening and closing of support (R9-45). As instants, so that each is shown with its own offset if
 * the clocks change in between. With `from` and `to` at the same time support is always open.
 */
function supportHours({ from, to, zone }: SupportTimes, now: Instant): SupportHours {
  const today = localDay(now, zone);
  const [first, ...others] = [-1, 0, 1].map((days) => {
    const day = shiftDay(today, days);
    return { from: atLocalTime(day, from, zone), to: atLocalTime(to > from ? day : shiftDay(day, 1), to, zone) };
  });
  return others.reduce((next, hours) => (isBefore(now, next.to) ? next : hours), first as SupportHours);
}

/** Whether phone and WhatsApp are answered at `now`; the end is exclusive (R9-45). */
export const isSupportOpen = (times: SupportTimes, now: Instant): boolean =>
  !isBefore(now, supportHours(times, now).from);

/** An offset as travellers know it: `GMT+2`, `GMT-3:30`, `GMT`. */
function offsetName(at: Instant, zone: ZoneId): string {
  const minutes = Math.round((Date.parse(`${localDay(at, zone)}T${localTime(at, zone)}Z`) - toMs(at)) / MINUTE);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return minutes === 0 ? 'GMT' : `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`;
}

/**
 * The support hours in a guest's zone, the offset of support's own clock, and the milliseconds until they begin; null
 * while open (R9-45).
 */
export function supportHoursFor(
  times: SupportTimes,
  now: Instant,
  zone: ZoneId,
): SupportHours & { readonly isSameClock: boolean; readonly offset: string; readonly opensInMs: number | null } {
  const hours = supportHours(times, now);
  return {
    ...hours,
    isSameClock: [hours.from, hours.to].every((end) => sameWallClock(end, zone, times.zone)),
    offset: offsetName(hours.from, times.zone),
    opensInMs: isBefore(now, hours.from) ? toMs(hours.from) - toMs(now) : null,
  };
}

/** Longer stays need a new print. */
const MAX_DAYS = 400;

/**
 * The support hours during a stay as shown by clocks in `zone`: the first ones, and those of each day on which they
 * differ because the clocks changed.
 */
export function supportHoursDuring(times: SupportTimes, start: Instant, end: Instant, zone: ZoneId): SupportHours[] {
  const days = Math.min(MAX_DAYS, Math.max(0, Math.ceil((toMs(end) - toMs(start)) / DAY)));
  const all = Array.from({ length: days + 1 }, (_, day) => supportHours(times, shift(start, day * DAY)));
  const shown = ({ from, to }: SupportHours): string => localTime(from, zone) + localTime(to, zone);
  return all.filter((hours, day) => {
    const before = all[day - 1];
    return before === undefined || (isBefore(hours.from, end) && shown(hours) !== shown(before));
  });
}

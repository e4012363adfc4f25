import type { Instant, ZoneId } from '#lib/time.ts';

import { SUPPORT_HOURS } from '#config/constants.ts';
import { DAY, HOUR, MINUTE, sameWallClock, toInstant, toMs } from '#lib/time.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether phone and WhatsApp answer at `now`: 07:00 to 02:00 at UTC+2, the end not included (R9-45). */
export function isSupportOpen(now: Instant): boolean {
  const local = new Date(toMs(now) + SUPPORT_HOURS.utcOffsetHours * HOUR);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  return minute >= minutesOf(SUPPORT_HOURS.from) || minute < minutesOf(SUPPORT_HOURS.to);
}

/** When support opens and closes. */
export interface SupportHours {
  readonly from: Instant;
  readonly to: Instant;
}

/** The hours of the day of `at` at UTC+2 as instants, so that any clock can show them (R9-45). */
export function supportHours(at: Instant): SupportHours {
  const offset = SUPPORT_HOURS.utcOffsetHours * HOUR;
  const midnight = Math.floor((toMs(at) + offset) / DAY) * DAY - offset;
  const atTime = (time: string, days: number): Instant => toInstant(midnight + minutesOf(time) * MINUTE + days * DAY);
  return { from: atTime(SUPPORT_HOURS.from, 0), to: atTime(SUPPORT_HOURS.to, 1) };
}

/** The zone name has the sign of POSIX: behind Greenwich is positive there. */
const AT_SUPPORT = `Etc/GMT-${SUPPORT_HOURS.utcOffsetHours}` as ZoneId;

/** Whether a clock of this zone shows the hours as support says them. */
export const isOnSupportClock = (at: Instant, zone: ZoneId): boolean => sameWallClock(at, AT_SUPPORT, zone);

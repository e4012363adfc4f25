import type { Instant } from '#lib/time.ts';

import { SUPPORT_HOURS } from '#config/constants.ts';
import { HOUR, toMs } from '#lib/time.ts';

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

import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { CLEANING_LONGEST_MS, CLEANING_REMINDER_DAYS } from '#config/constants.ts';
import { locationOf } from '#domain/stay/stay-calendar.ts';
import { calendarText } from '#lib/calendar.ts';
import { isBefore, shift } from '#lib/time.ts';

type Place = Parameters<typeof locationOf>[1];
type Times = Pick<OrderedItem, 'consumptionDate' | 'consumptionEndDate'>;

/** When a cleaning is; one without an end lasts the longest it may (R9-12). Null without a readable time. */
function timesOf({ consumptionDate: start, consumptionEndDate }: Times) {
  if (start === null) return null;
  const end = consumptionEndDate ?? shift(start, CLEANING_LONGEST_MS);
  return isBefore(start, end) ? { start, end } : null;
}

/** Whether a calendar can hold a cleaning. */
export const hasCalendar = (item: Times): boolean => timesOf(item) !== null;

/** The calendar file of one cleaning, with a reminder one day before (R9-15, R9-44); null for one without a time. */
export function cleaningCalendar(
  item: Times & Pick<OrderedItem, 'id'>,
  stay: Pick<Stay, 'reservationId' | 'unitAddress'>,
  property: Place,
  summary: string,
  now: Instant,
): string | null {
  const times = timesOf(item);
  if (times === null) return null;
  return calendarText({
    uid: `${stay.reservationId}.${item.id}@stay.reception`,
    stampedAt: now,
    ...times,
    summary,
    location: locationOf(stay, property),
    remindDaysBefore: CLEANING_REMINDER_DAYS,
  });
}

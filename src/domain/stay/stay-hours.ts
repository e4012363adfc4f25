import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Instant } from '#lib/time.ts';

import { isBefore, parseInstant } from '#lib/time.ts';

/** Both ends of a stay; null for an end that cannot be read. */
export interface StayHours {
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
}

/** The dates of a booking; when the end is before the start, neither can be believed. */
export function bookedHours(dto: { readonly startDate: string | null; readonly endDate: string | null }): StayHours {
  const [startDate, endDate] = [parseInstant(dto.startDate), parseInstant(dto.endDate)];
  const isReversed = startDate !== null && endDate !== null && isBefore(endDate, startDate);
  return isReversed ? { startDate: null, endDate: null } : { startDate, endDate };
}

const earlier = (a: Instant, b: Instant): Instant => (isBefore(b, a) ? b : a);
const later = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? b : a);

type Paid = Pick<OrderedItem, 'type' | 'consumptionDate' | 'consumptionEndDate' | 'isPending'>;

/** The earliest hour of early check-ins and the latest of late check-outs among `items`. A pending one does not count. */
export function paidHours(items: readonly Paid[]): StayHours {
  const starts = items.flatMap(({ type, consumptionDate, isPending }) =>
    type === 'early-check-in' && !isPending ? (consumptionDate ?? []) : [],
  );
  const ends = items.flatMap(({ type, consumptionEndDate, isPending }) =>
    type === 'late-check-out' && !isPending ? (consumptionEndDate ?? []) : [],
  );
  return {
    startDate: starts.length === 0 ? null : starts.reduce(earlier),
    endDate: ends.length === 0 ? null : ends.reduce(later),
  };
}

/**
 * When a stay begins and ends: the booked hours, or a paid earlier start and later end. This is the only rule for it
 * (R3-66, R3-103, R4-12).
 */
export const stayHours = (booked: StayHours, paid: StayHours): StayHours => ({
  startDate: booked.startDate && earlier(booked.startDate, paid.startDate ?? booked.startDate),
  endDate: booked.endDate && later(booked.endDate, paid.endDate ?? booked.endDate),
});

/** The ends of a stay whose hour is paid for, not booked. */
export const paidEnds = ({ startDate, endDate, booked }: StayHours & { readonly booked: StayHours }) => ({
  start: startDate !== booked.startDate,
  end: endDate !== booked.endDate,
});

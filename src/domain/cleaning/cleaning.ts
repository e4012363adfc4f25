import { CLEANING_LONGEST_MS, CLEANING_REMINDER_DAYS } from '#config/constants.ts';
import type { AvailabilityOf, Timeslot } from '#domain/availability/availability.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftOf } from '#domain/order/draft.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { locationOf } from '#domain/unit/unit.ts';
import type { CalendarEvent } from '#lib/calendar.ts';
import type { Instant } from '#lib/time.ts';
import { isBefore, shift, toMs } from '#lib/time.ts';

/** How many cleanings of a stay are free, and how many are scheduled (R3-91). */
export type CleaningCounts = Pick<AvailabilityOf<'mid-stay-cleaning'>, 'cleaningAllowance' | 'scheduledCleaningsCount'>;

/** How many of the stay's free cleanings are left (R9-13, R9-43). */
export const freeCleaningsLeft = ({ cleaningAllowance, scheduledCleaningsCount }: CleaningCounts): number =>
  Math.max(0, cleaningAllowance - scheduledCleaningsCount);

/** Whether the next cleaning is free or paid; paid either after the free ones, or because there were none (R9-14). */
export function cleaningPrice(
  product: Pick<Product, 'price' | 'customerRewardId'>,
  counts: CleaningCounts,
): 'free' | 'after-free' | 'paid' {
  const isFree = freeCleaningsLeft(counts) > 0 || product.price === 0 || product.customerRewardId !== null;
  if (isFree) return 'free';
  return counts.cleaningAllowance > 0 ? 'after-free' : 'paid';
}

/**
 * The order of one slot: free within the allowance, then at the product's price or paid by its reward (R7-45, R9-43).
 */
export const cleaningDraft = (
  product: Product,
  counts: CleaningCounts,
  { startDate, endDate }: Pick<Timeslot, 'startDate' | 'endDate'>,
): OrderDraft =>
  draftOf(product, {
    consumptionDate: startDate,
    consumptionEndDate: endDate,
    ...(freeCleaningsLeft(counts) > 0 ? { ownPrice: { unit: 0, nights: null }, customerRewardId: null } : {}),
  });

/** The cleanings of a stay at `now`. */
export interface ScheduledCleanings {
  /** Upcoming and current ones, earliest first; those without a time last. */
  readonly ahead: readonly OrderedItem[];
  readonly past: readonly OrderedItem[];
}

const byStart = (a: OrderedItem, b: OrderedItem): number =>
  (a.consumptionDate === null ? Infinity : toMs(a.consumptionDate)) -
    (b.consumptionDate === null ? Infinity : toMs(b.consumptionDate)) || 0;

/** All ordered cleanings, upcoming and past (R2-40, R3-66). */
export function scheduledCleanings(stay: Pick<Stay, 'orderedProducts'>, now: Instant): ScheduledCleanings {
  const items = stay.orderedProducts.filter(({ type }) => type === 'mid-stay-cleaning').toSorted(byStart);
  const isOver = ({ consumptionDate, consumptionEndDate }: OrderedItem): boolean => {
    const end = consumptionEndDate ?? consumptionDate;
    return end !== null && isBefore(end, now);
  };
  return { ahead: items.filter((item) => !isOver(item)), past: items.filter(isOver) };
}

type Place = Parameters<typeof locationOf>[1];
type Times = Pick<OrderedItem, 'consumptionDate' | 'consumptionEndDate'>;

/** The times of a cleaning; without an end, the maximum duration is assumed (R9-12). Null without a readable time. */
function timesOf({ consumptionDate: start, consumptionEndDate }: Times) {
  if (start === null) return null;
  const end = consumptionEndDate ?? shift(start, CLEANING_LONGEST_MS);
  return isBefore(start, end) ? { start, end } : null;
}

/** A calendar event for a cleaning, with a reminder one day before (R9-15, R9-44); null without a time. */
export function cleaningEvent(
  item: Times & Pick<OrderedItem, 'id'>,
  stay: Pick<Stay, 'reservationId' | 'unitAddress'>,
  property: Place,
  summary: string,
): CalendarEvent | null {
  const times = timesOf(item);
  if (times === null) return null;
  return {
    uid: `${stay.reservationId}.${item.id}@stay.guest`,
    ...times,
    summary,
    location: locationOf(stay, property),
    remindDaysBefore: CLEANING_REMINDER_DAYS,
  };
}

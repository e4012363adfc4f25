import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { productOffer } from '#domain/product/product-offer.ts';
import { isArrivalAhead } from '#domain/stay/stay-phase.ts';
import { HOUR, shift } from '#lib/time.ts';

/** The ends of a stay that an hour can move. */
export const SLOT_ENDS = ['start-date', 'end-date'] as const;
export type SlotEnd = (typeof SLOT_ENDS)[number];

/** What sells an earlier beginning or a later end of the stay (R3-103). */
export type DateProductType = 'early-check-in' | 'late-check-out';

/** Which end of the stay each of them moves. */
export const END_OF: Record<DateProductType, SlotEnd> = {
  'early-check-in': 'start-date',
  'late-check-out': 'end-date',
};

/** What an order of it says: from when, or until when (R7-45). */
export const datesOfSlot = (type: DateProductType, timeslot: Instant) =>
  type === 'early-check-in' ? { consumptionDate: timeslot } : { consumptionEndDate: timeslot };

/** Ordered already, to be had, or not sold for this stay. */
export type DateProductOffer =
  | { readonly state: 'ordered'; readonly items: readonly OrderedItem[] }
  | { readonly state: 'offered'; readonly product: Product }
  | { readonly state: 'not-offered' };

type Situation = Parameters<typeof isArrivalAhead>[0] & Pick<Stay, 'products' | 'orderedProducts'>;

/** Whether the stay can have it at `now`: once (R3-76), where it is sold. */
export function dateProductOffer(stay: Situation, type: DateProductType, now: Instant): DateProductOffer {
  const { product, items } = productOffer(stay, type);
  if (items.length > 0) return { state: 'ordered', items };
  // The last hour before check-in would sell minutes (R5-28).
  const isLate = type === 'early-check-in' && !isArrivalAhead(stay, shift(now, HOUR));
  return product === undefined || isLate ? { state: 'not-offered' } : { state: 'offered', product };
}

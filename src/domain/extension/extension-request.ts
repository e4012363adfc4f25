import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { productOffer } from '#domain/product/product-offer.ts';
import { isExpired } from '#domain/stay/stay-phase.ts';
import { atLocalTime, localDay, localTime, shiftDay } from '#lib/time.ts';

/** The nights that a guest can request; 'more' leaves the number to the team (R9-23, R9-47). */
export const EXTENSIONS = [1, 2, 'more'] as const;
export type Extension = (typeof EXTENSIONS)[number];

/** The dates of a request: this many nights from the end of the stay, at the same time of day, or open (R4-88). */
export const extensionDates = (
  endDate: Instant,
  extension: Extension,
  zone: ZoneId,
): Pick<OrderedItem, 'consumptionDate' | 'consumptionEndDate'> => ({
  consumptionDate: endDate,
  consumptionEndDate:
    extension === 'more'
      ? null
      : atLocalTime(shiftDay(localDay(endDate, zone), extension), localTime(endDate, zone), zone),
});

/** The nights that the dates of a request correspond to. */
export const extensionOf = (
  { consumptionDate, consumptionEndDate }: ReturnType<typeof extensionDates>,
  zone: ZoneId,
): Extension | undefined =>
  EXTENSIONS.find(
    (each) =>
      consumptionDate !== null && extensionDates(consumptionDate, each, zone).consumptionEndDate === consumptionEndDate,
  );

/** Already requested, available, or not offered for this stay. */
export type ExtensionOffer =
  | { readonly state: 'requested'; readonly items: readonly OrderedItem[] }
  | { readonly state: 'offered'; readonly product: Product; readonly endDate: Instant }
  | { readonly state: 'not-offered' };

type Situation = Parameters<typeof productOffer>[0] & Pick<Stay, 'endDate' | 'booked'>;

/** Whether the stay can request more nights: only once (R4-88), and only before it ends. */
export function extensionOffer(stay: Situation, now: Instant, zone: ZoneId, productId?: string): ExtensionOffer {
  const { product, items } = productOffer(stay, 'reservation-extension-request', productId);
  if (isExpired(stay, now, zone)) return { state: 'not-offered' };
  if (items.length > 0) return { state: 'requested', items };
  // A paid late check-out applies to the last day only, so an extension ends at the booked time.
  const { endDate } = stay.booked;
  return product === undefined || endDate === null ? { state: 'not-offered' } : { state: 'offered', product, endDate };
}

import type { ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { hasEveryBreakfast, lastsForStay, passesOf } from '#domain/pass/pass.ts';

/** Kinds of which a stay uses one: a second one would change nothing (R3-76, R4-88). */
const ONCE: ReadonlySet<ProductType> = new Set([
  'early-check-in',
  'late-check-out',
  'parking',
  'reservation-extension-request',
  'stocked-fridge',
  'unit-category-upgrade',
]);

/** Whether a stay has all it can use of a product type, so that more is not sold. Days are the property's. */
export function hasEnough(stay: Stay, type: ProductType, now: Instant, zone: ZoneId): boolean {
  if (ONCE.has(type)) return stay.orderedProducts.some((item) => item.type === type);
  if (type === 'gym') return lastsForStay(passesOf(stay, type, now, zone), stay, zone);
  return type === 'breakfast' && hasEveryBreakfast(stay, now, zone);
}

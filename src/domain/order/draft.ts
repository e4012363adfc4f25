import * as z from 'zod/mini';

import type { OrderItemInput } from '#api/generated/model.ts';
import type { Product, ProductType } from '#domain/product/product.ts';
import { PRODUCT_TYPES } from '#domain/product/product.ts';
import { nightsOf } from '#domain/stay/stay-phase.ts';
import type { Stay, StayHours } from '#domain/stay/stay.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { StoredInstant } from '#domain/stored.ts';
import type { ZoneId } from '#lib/time.ts';

import type { OrderedItem } from './ordered-item.ts';
import type { PriceLine } from './price.ts';
import { priceLine } from './price.ts';

/** Gross price in the major unit; `nights` is the number it is multiplied by, or null. */
const OwnPrice = z.object({ unit: z.number().check(z.gte(0)), nights: z.nullable(z.int().check(z.gte(1))) });

/** What a guest has chosen but not yet ordered, in its stored form (R7-45). */
export const OrderDraft = z.object({
  productId: z.string().check(z.minLength(1)),
  type: z.enum([...PRODUCT_TYPES, 'unknown']),
  /** The product's name at the time of choosing. */
  name: z.string(),
  consumptionDate: z.nullable(StoredInstant),
  consumptionEndDate: z.nullable(StoredInstant),
  /** Number of pieces; for breakfast, of guests. */
  count: z.int().check(z.gte(1)),
  /** Set if a reward pays (R3-80). */
  customerRewardId: z.nullable(z.string()),
  propertyUnitCategoryId: z.nullable(z.string()),
  /** The price of the choice if it differs from the product's, as for upgrades; else null. */
  ownPrice: z.nullable(OwnPrice),
  /** The server's name of the choice, such as the unit of an upgrade. */
  detail: z.optional(z.string()),
});
export type OrderDraft = Readonly<z.infer<typeof OrderDraft>>;

/** Products for which the guest chooses one of several times. */
const TIMED: ReadonlySet<ProductType> = new Set(['breakfast', 'early-check-in', 'late-check-out', 'mid-stay-cleaning']);

/** Whether an order of this type has a time slot that another guest may take first (R8-48). */
export const hasChosenTime = ({ type }: { readonly type: ProductType }): boolean => TIMED.has(type);

/** A draft for one piece of a product; `choice` overrides its defaults. */
export const draftOf = (product: Product, choice: Partial<OrderDraft> = {}): OrderDraft => ({
  productId: product.id,
  type: product.type,
  name: product.name,
  consumptionDate: null,
  consumptionEndDate: null,
  count: 1,
  customerRewardId: product.customerRewardId,
  propertyUnitCategoryId: null,
  ownPrice: null,
  ...choice,
});

/** A draft for one piece of a product, from the start of the stay to its end. */
export const draftForWholeStay = (product: Product, { startDate, endDate }: StayHours): OrderDraft =>
  draftOf(product, { consumptionDate: startDate, consumptionEndDate: endDate });

/** The draft as an order item of the API, without unset members; a count of one is the default (R7-45). */
export const orderItemInput = (draft: OrderDraft): OrderItemInput => ({
  productId: draft.productId,
  ...(draft.count > 1 ? { count: draft.count } : {}),
  ...(draft.consumptionDate === null ? {} : { consumptionDate: draft.consumptionDate }),
  ...(draft.consumptionEndDate === null ? {} : { consumptionEndDate: draft.consumptionEndDate }),
  ...(draft.customerRewardId === null ? {} : { customerRewardId: draft.customerRewardId }),
  ...(draft.propertyUnitCategoryId === null ? {} : { propertyUnitCategoryId: draft.propertyUnitCategoryId }),
});

/**
 * The cost of the draft at the product's current price, with nights counted in the property's zone (R3-75); undefined
 * without the product.
 */
export function draftPrice(draft: OrderDraft, stay: Stay, zone: ZoneId): PriceLine | undefined {
  const product = stay.products.find(({ id }) => id === draft.productId);
  if (product === undefined) return undefined;
  const { customerRewardId, ownPrice, count } = draft;
  if (ownPrice !== null) {
    const chargeMethod = ownPrice.nights === null ? 'once' : 'per-time-unit';
    return priceLine(
      { ...product, price: ownPrice.unit, chargeMethod, chargeInterval: 'daily', customerRewardId },
      { guests: 1, nights: ownPrice.nights ?? 1 },
    );
  }
  // A breakfast is always charged per guest and for one morning, whatever the product's charge method.
  if (product.type === 'breakfast') {
    return priceLine({ ...product, chargeMethod: 'per-person', customerRewardId }, { guests: count, nights: 1 });
  }
  return priceLine(
    { ...product, customerRewardId },
    { guests: guestsOf(stay), nights: nightsOfOrder(draft, stay, zone), count },
  );
}

/**
 * The number of nights that an order is charged for (R3-75), in the property's zone: from its first day to its last, at
 * least one; without a first day, the nights of the stay.
 */
export function nightsOfOrder(
  { consumptionDate, consumptionEndDate }: Pick<OrderedItem, 'consumptionDate' | 'consumptionEndDate'>,
  stay: Pick<Stay, 'startDate' | 'endDate'>,
  zone: ZoneId,
): number {
  if (consumptionDate === null) return nightsOf(stay, zone);
  return Math.max(1, nightsOf({ startDate: consumptionDate, endDate: consumptionEndDate }, zone));
}

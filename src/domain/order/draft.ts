import * as z from 'zod/mini';

import type { OrderItemInput } from '#api/generated/model.ts';
import type { Product, ProductType } from '#domain/product/product.ts';
import { PRODUCT_TYPES } from '#domain/product/product.ts';
import { nightsOf } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { StoredInstant } from '#domain/stored.ts';
import type { ZoneId } from '#lib/time.ts';

import type { OrderedItem } from './ordered-item.ts';
import type { PriceLine } from './price.ts';
import { priceLine } from './price.ts';

/** Gross, major unit; times the nights it covers, or just itself. */
const OwnPrice = z.object({ unit: z.number().check(z.gte(0)), nights: z.nullable(z.int().check(z.gte(1))) });

/** What a guest has chosen and not yet ordered, as it is stored (R7-45). */
export const OrderDraft = z.object({
  productId: z.string().check(z.minLength(1)),
  type: z.enum([...PRODUCT_TYPES, 'unknown']),
  /** The product's name when it was chosen. */
  name: z.string(),
  consumptionDate: z.nullable(StoredInstant),
  consumptionEndDate: z.nullable(StoredInstant),
  /** Pieces; for breakfast, guests who have one. */
  count: z.int().check(z.gte(1)),
  /** Set means a reward pays (R3-80). */
  customerRewardId: z.nullable(z.string()),
  propertyUnitCategoryId: z.nullable(z.string()),
  /** The price of the choice where it differs from the product's, as for upgrades; null is the product's. */
  ownPrice: z.nullable(OwnPrice),
  /** The server's name of the choice, such as the apartment of an upgrade. */
  detail: z.optional(z.string()),
});
export type OrderDraft = Readonly<z.infer<typeof OrderDraft>>;

/** Products of which a guest chooses one of several times. */
const TIMED: ReadonlySet<ProductType> = new Set(['breakfast', 'early-check-in', 'late-check-out', 'mid-stay-cleaning']);

/** Whether a product's order has a time that another guest may take meanwhile (R8-48). */
export const hasChosenTime = ({ type }: { readonly type: ProductType }): boolean => TIMED.has(type);

/** A draft of one piece of a product; give what the choice adds. */
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

/** The draft as the wire's order item: what is not chosen is left out, one piece is the default (R7-45). */
export const orderItemInput = (draft: OrderDraft): OrderItemInput => ({
  productId: draft.productId,
  ...(draft.count > 1 ? { count: draft.count } : {}),
  ...(draft.consumptionDate === null ? {} : { consumptionDate: draft.consumptionDate }),
  ...(draft.consumptionEndDate === null ? {} : { consumptionEndDate: draft.consumptionEndDate }),
  ...(draft.customerRewardId === null ? {} : { customerRewardId: draft.customerRewardId }),
  ...(draft.propertyUnitCategoryId === null ? {} : { propertyUnitCategoryId: draft.propertyUnitCategoryId }),
});

/** What the draft costs at today's price of its product, nights counted in the property's zone (R3-75); undefined without the product. */
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
  // A breakfast is for the guests who have one and for one morning, however its product is charged.
  if (product.type === 'breakfast') {
    return priceLine({ ...product, chargeMethod: 'per-person', customerRewardId }, { guests: count, nights: 1 });
  }
  return priceLine(
    { ...product, customerRewardId },
    { guests: guestsOf(stay), nights: nightsOfOrder(draft, stay, zone), count },
  );
}

/**
 * The nights that an order is charged for (R3-75), counted in the property's zone. They are those from its first day to
 * its last, at least one. Without a first day they are those of the stay.
 */
export function nightsOfOrder(
  { consumptionDate, consumptionEndDate }: Pick<OrderedItem, 'consumptionDate' | 'consumptionEndDate'>,
  stay: Pick<Stay, 'startDate' | 'endDate'>,
  zone: ZoneId,
): number {
  if (consumptionDate === null) return nightsOf(stay, zone);
  return Math.max(1, nightsOf({ startDate: consumptionDate, endDate: consumptionEndDate }, zone));
}

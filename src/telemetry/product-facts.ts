import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/extras/extras.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Product } from '#domain/product/product.ts';
import type { ProductFacts } from '#telemetry/analytics-events.ts';

/** What analytics learn of a product (R7-98). */
export const factsOfProduct = ({ id, name, type, price, currency }: Product): ProductFacts => ({
  product_id: id,
  name,
  type,
  price,
  currency,
});

/** Analytics facts of a custom product, in the property's currency; it may name no price (R3-79). */
export const factsOfOffer = ({ id, name, price }: CustomProduct, currency: string): ProductFacts => ({
  product_id: id,
  name,
  type: 'custom',
  ...(price === null ? {} : { price }),
  currency,
});

/** Analytics facts of any extra. */
export const factsOfExtra = (extra: Extra, currency: string): ProductFacts =>
  extra.kind === 'product' ? factsOfProduct(extra.product) : factsOfOffer(extra.product, currency);

/** Analytics facts of a choice, with its total. */
export const factsOfChoice = ({ productId, name, type }: OrderDraft, { total, currency }: PriceLine): ProductFacts => ({
  product_id: productId,
  name,
  type,
  price: total,
  currency,
});

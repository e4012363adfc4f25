import type { Product } from '#domain/product/product.ts';

/** What a product costs before anything is chosen: the product with the price that is due. */
export interface KnownPrice {
  readonly product: Product;
  /** Other choices cost more. */
  readonly isFrom: boolean;
}

/**
 * The price a product has by itself (R3-62, R3-80). Undefined for a cleaning or an upgrade that is not free: its
 * availability decides the price.
 */
export function ownPrice(product: Product): KnownPrice | undefined {
  const { type, customerRewardId, price } = product;
  const mayBeFree = type === 'mid-stay-cleaning' || type === 'unit-category-upgrade';
  const isFree = customerRewardId !== null || price === 0;
  return mayBeFree && !isFree ? undefined : { product, isFrom: false };
}

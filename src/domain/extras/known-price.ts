import type { ProductAvailability } from '#domain/availability/availability.ts';
import { upgradeDrafts } from '#domain/availability/upgrade.ts';
import { cleaningPrice } from '#domain/cleaning/cleaning.ts';
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

/**
 * The product with the price the guest would pay now (R3-80, R3-101, R9-13, R9-14).
 * Undefined while its availability is not known: a price may be shown only where it is due.
 */
export function knownPrice(product: Product, availability: ProductAvailability | undefined): KnownPrice | undefined {
  const own = ownPrice(product);
  if (own !== undefined || availability?.type !== product.type) return own;
  if (availability.type === 'unit-category-upgrade') return cheapestUpgrade(product, availability.options);
  const isFree = availability.type === 'mid-stay-cleaning' && cleaningPrice(product, availability) === 'free';
  return { product: isFree ? { ...product, price: 0 } : product, isFrom: false };
}

function cheapestUpgrade(product: Product, options: Parameters<typeof upgradeDrafts>[1]): KnownPrice | undefined {
  const upgrades = upgradeDrafts(product, options);
  const rewarded = upgrades.find(({ draft }) => draft.customerRewardId !== null);
  if (rewarded) return { product: { ...product, customerRewardId: rewarded.draft.customerRewardId }, isFrom: false };
  const prices = upgrades.map(({ option }) => option.pricePerNight);
  if (prices.length === 0) return undefined;
  const price = Math.min(...prices);
  return {
    product: { ...product, price, chargeMethod: 'per-time-unit', chargeInterval: 'daily' },
    isFrom: prices.some((each) => each > price),
  };
}

import type { ProductAvailability } from '#domain/availability/product-availability.ts';
import type { Product } from '#domain/product/product.ts';

import { upgradeDrafts } from '#domain/availability/upgrade-draft.ts';
import { cleaningPrice } from '#domain/cleaning/cleaning.ts';

import { ownPrice } from './own-price.ts';
import type { KnownPrice } from './own-price.ts';

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

import { describe, expect, test } from 'vitest';

import type { Product } from '#domain/product/product.ts';
import type { Instant } from '#lib/time.ts';
import { countedItemsFromDto } from '#domain/order/ordered-item.ts';
import { productFromDto } from '#domain/product/product.ts';

import { hoursProductOffer, datesOfSlot } from './availability.ts';
import type { HoursProductType } from './availability.ts';

const at = (text: string) => `2026-07-${text}:00.000Z` as Instant;
const BEFORE = at('01T09:00');
const TYPES: readonly HoursProductType[] = ['early-check-in', 'late-check-out'];

const product = (type: HoursProductType, isOrderable = true): Product =>
  productFromDto({
    id: `prod-${type}`,
    serviceId: 'service',
    name: type,
    type,
    chargeInterval: 'once',
    chargeMethod: 'once',
    priceGross: 20,
    currency: 'EUR',
    customerRewardId: null,
    group: 'property-related-products',
    isOrderable,
  });

const ordered = (type: HoursProductType) =>
  countedItemsFromDto([
    {
      id: 'item',
      productId: `prod-${type}`,
      type,
      status: 'confirmed',
      consumptionDate: null,
      consumptionEndDate: null,
      price: 20,
      currencyCode: 'EUR',
      chargeInterval: 'once',
    },
  ]);

const STAY = {
  startDate: at('04T12:00'),
  checkInDate: null,
  checkOutDate: null,
  isCancelled: false,
  products: TYPES.map((type) => product(type)),
  orderedProducts: [],
};

describe.each(TYPES)('%s', (type) => {
  test.each([
    ['sold and not ordered', {}, 'offered'],
    ['ordered already (R3-76)', { orderedProducts: ordered(type) }, 'ordered'],
    ['not orderable (R3-76)', { products: [product(type, false)] }, 'not-offered'],
    ['not sold here', { products: [] }, 'not-offered'],
    ['of a stay that is checked out (R4-23)', { checkOutDate: at('03T09:00') }, 'not-offered'],
    ['of a cancelled stay (R4-24)', { isCancelled: true }, 'not-offered'],
  ])('%s', (_name, changes, state) => {
    expect(hoursProductOffer({ ...STAY, ...changes }, type, BEFORE).state).toBe(state);
  });
});

test.each([
  ['more than an hour before check-in time', {}, at('04T10:59'), 'offered'],
  ['in the last hour, when it would buy minutes', {}, at('04T11:00'), 'not-offered'],
  ['from check-in time on', {}, at('04T12:00'), 'not-offered'],
  ['once checked in at the property', { checkInDate: at('04T09:00') }, at('04T09:30'), 'not-offered'],
])('an early check-in %s (R5-28)', (_name, changes, now, state) => {
  expect(hoursProductOffer({ ...STAY, ...changes }, 'early-check-in', now).state).toBe(state);
  expect(hoursProductOffer({ ...STAY, ...changes }, 'late-check-out', now).state).toBe('offered');
});

test('an early check-in is ordered from an hour, a late check-out until one (R7-45)', () => {
  expect(TYPES.map((type) => datesOfSlot(type, BEFORE))).toEqual([
    { consumptionDate: BEFORE },
    { consumptionEndDate: BEFORE },
  ]);
});

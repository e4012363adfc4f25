import { describe, expect, test } from 'vitest';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { ProductType } from '#domain/product/product.ts';

import { PRODUCT_TYPES } from '#domain/product/product.ts';
import type { Instant } from '#lib/time.ts';

import { aProduct, anItem, aStay } from '../../../tests/support/a-stay.ts';
import { extrasOf } from './extras.ts';
import type { Extra } from './extras.ts';

const BEFORE = '2026-11-19T10:00:00.000Z' as Instant;
const DURING = '2026-11-21T10:00:00.000Z' as Instant;

const of = (type: ProductType, changes = {}) => aProduct({ id: type, type, ...changes });
const ids = (extras: readonly Extra[]) => extras.map(({ product }) => product.id);

const museum: CustomProduct = {
  id: 'museum',
  name: 'Museum card',
  title: 'Museums',
  description: 'All of them.',
  imageUrl: null,
  logoUrl: null,
  guidelines: null,
  price: null,
  isExactPrice: true,
  productType: 'unknown',
  group: null,
  action: { kind: 'informational' },
};

describe('the shelves (R2-157)', () => {
  const everything = aStay({ products: [...PRODUCT_TYPES, 'unknown' as const].map((type) => of(type)) });

  test('flexibility is about time and room, the rest stands first, a type nobody knows is not shown', () => {
    const { own, flexibility, local, notNow } = extrasOf(everything, [], BEFORE);
    expect(ids(flexibility)).toEqual([
      'early-check-in',
      'late-check-out',
      'reservation-extension-request',
      'unit-category-upgrade',
    ]);
    expect(ids(own)).toEqual([
      'breakfast',
      'custom',
      'gym',
      'mid-stay-cleaning',
      'parking',
      'sauna-kit',
      'stocked-fridge',
    ]);
    expect([local, notNow]).toEqual([[], []]);
  });

  test.each([
    ['local-products', 'local'],
    ['bob-products', 'own'],
    ['property-related-products', 'own'],
    ['invented-products', 'own'],
  ] as const)('a breakfast of group %s stands on the shelf %s (R3-74)', (group, shelf) => {
    expect(ids(extrasOf(aStay({ products: [of('breakfast', { group })] }), [], BEFORE)[shelf])).toEqual(['breakfast']);
  });

  test('a late check-out is flexibility, whatever its group', () => {
    const stay = aStay({ products: [of('late-check-out', { group: 'local-products' })] });
    expect(ids(extrasOf(stay, [], BEFORE).flexibility)).toEqual(['late-check-out']);
  });

  test('offers written by hand stand behind the local products', () => {
    const stay = aStay({ products: [of('breakfast', { group: 'local-products' })] });
    expect(ids(extrasOf(stay, [museum], BEFORE).local)).toEqual(['breakfast', 'museum']);
  });
});

describe('what is sold but cannot be ordered now, with the reason (R3-76)', () => {
  const reasonFor = (type: ProductType, changes: object, now: Instant, ordered: ProductType[] = []) => {
    const stay = aStay({
      products: [of(type, changes)],
      orderedProducts: ordered.map((each) => anItem({ type: each })),
    });
    return extrasOf(stay, [], now).notNow.map(({ reason }) => reason)[0];
  };
  test.each([
    ['the house says no', 'sauna-kit', { isOrderable: false }, BEFORE, [], 'not-orderable'],
    ['a late check-out is ordered', 'late-check-out', {}, BEFORE, ['late-check-out'], 'ordered'],
    [
      'it is ordered, and the house says no',
      'late-check-out',
      { isOrderable: false },
      BEFORE,
      ['late-check-out'],
      'ordered',
    ],
    [
      'a request for more nights is waiting (R4-88)',
      'reservation-extension-request',
      {},
      DURING,
      ['reservation-extension-request'],
      'ordered',
    ],
    ['a bigger apartment is ordered', 'unit-category-upgrade', {}, BEFORE, ['unit-category-upgrade'], 'ordered'],
    ['arrival has passed', 'early-check-in', {}, DURING, [], 'passed'],
    ['a second sauna kit may be had', 'sauna-kit', {}, BEFORE, ['sauna-kit'], undefined],
    ['another day of breakfast may be had', 'breakfast', {}, DURING, ['breakfast'], undefined],
  ] as const)('%s', (_name, type, changes, now, ordered, reason) => {
    expect(reasonFor(type, changes, now, [...ordered])).toBe(reason);
  });
});

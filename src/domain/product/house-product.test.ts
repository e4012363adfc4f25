import { describe, expect, test } from 'vitest';

import { aProduct, anItem, aStay } from '../../../tests/support/a-stay.ts';

import { houseProduct } from './house-product.ts';

const brunch = aProduct({ id: 'brunch', name: 'Late brunch', type: 'custom' });
const tasting = aProduct({ id: 'tasting', name: 'Tasting', type: 'custom' });

describe('an id in the address (R2-144)', () => {
  const stay = aStay({ products: [brunch, tasting, aProduct({ id: 'balloon', type: 'unknown' })] });

  test('of a product of the house is that product, not another of its type', () => {
    expect(houseProduct(stay, 'tasting')).toEqual({
      type: 'custom',
      name: 'Tasting',
      orderable: tasting,
      items: [],
    });
  });

  test.each([
    ['of nothing', 'nope'],
    ['of a product of an unknown type (R2-145)', 'balloon'],
  ])('%s is none', (_words, id) => expect(houseProduct(stay, id)).toBeUndefined());
});

test('what is ordered of it comes with it, and only that', () => {
  const items = ['brunch', 'tasting'].map((productId) => anItem({ id: productId, productId, type: 'custom' }));
  const stay = aStay({ products: [brunch], orderedProducts: items });
  expect(houseProduct(stay, 'brunch')?.items.map(({ id }) => id)).toEqual(['brunch']);
  expect(houseProduct(stay, 'tasting')).toMatchObject({ type: 'custom', name: undefined, orderable: undefined });
});

test.each([
  ['not orderable', aStay({ products: [{ ...brunch, isOrderable: false }] })],
  ['of a cancelled stay', aStay({ products: [brunch], isCancelled: true })],
])('one that is %s is shown and cannot be ordered (R3-76)', (_words, stay) => {
  expect(houseProduct(stay, 'brunch')).toMatchObject({ name: 'Late brunch', orderable: undefined });
});

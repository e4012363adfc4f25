import { describe, expect, test } from 'vitest';

import { aProduct, aStay, anItem } from '../../../tests/support/a-stay.ts';
import { stayProduct, productOffer } from './product-offer.ts';

const small = aProduct({ id: 'small' });
const large = aProduct({ id: 'large' });
const soldOut = aProduct({ id: 'sold-out', isOrderable: false });
const breakfast = aProduct({ id: 'breakfast', type: 'breakfast' });
const products = [breakfast, soldOut, small, large];

describe('what a product page offers (R3-76)', () => {
  test.each([
    ['the first of its kind that can be ordered', aStay({ products }), undefined, 'small'],
    ['the one asked for', aStay({ products }), 'large', 'large'],
    ['not one that cannot be ordered, though asked for', aStay({ products }), 'sold-out', 'small'],
    ['not one of another kind, though asked for', aStay({ products }), 'breakfast', 'small'],
    ['nothing where only others are sold', aStay({ products: [breakfast, soldOut] }), undefined, undefined],
    ['nothing after check-out', aStay({ products, checkOutDate: aStay().endDate }), undefined, undefined],
    ['nothing for a cancelled stay', aStay({ products, isCancelled: true }), undefined, undefined],
  ])('%s', (_name, stay, asked, offered) => {
    expect(productOffer(stay, 'sauna-kit', asked).product?.id).toBe(offered);
  });

  test('with what is ordered of its kind, and only that', () => {
    const orderedProducts = [anItem({ id: 'mine' }), anItem({ id: 'other', type: 'gym' })];
    expect(productOffer(aStay({ orderedProducts }), 'sauna-kit').items.map(({ id }) => id)).toEqual(['mine']);
  });
});

const brunch = aProduct({ id: 'brunch', name: 'Late brunch', type: 'custom' });
const tasting = aProduct({ id: 'tasting', name: 'Tasting', type: 'custom' });

describe('an id in the address (R2-144)', () => {
  const stay = aStay({ products: [brunch, tasting, aProduct({ id: 'balloon', type: 'unknown' })] });

  test('of a product of the property is that product, not another of its type', () => {
    expect(stayProduct(stay, 'tasting')).toEqual({
      type: 'custom',
      name: 'Tasting',
      orderable: tasting,
      items: [],
    });
  });

  test.each([
    ['of nothing', 'nope'],
    ['of a product of an unknown type (R2-145)', 'balloon'],
  ])('%s is none', (_words, id) => expect(stayProduct(stay, id)).toBeUndefined());
});

test('what is ordered of it comes with it, and only that', () => {
  const items = ['brunch', 'tasting'].map((productId) => anItem({ id: productId, productId, type: 'custom' }));
  const stay = aStay({ products: [brunch], orderedProducts: items });
  expect(stayProduct(stay, 'brunch')?.items.map(({ id }) => id)).toEqual(['brunch']);
  expect(stayProduct(stay, 'tasting')).toMatchObject({ type: 'custom', name: undefined, orderable: undefined });
});

test.each([
  ['not orderable', aStay({ products: [{ ...brunch, isOrderable: false }] })],
  ['of a cancelled stay', aStay({ products: [brunch], isCancelled: true })],
])('one that is %s is shown and cannot be ordered (R3-76)', (_words, stay) => {
  expect(stayProduct(stay, 'brunch')).toMatchObject({ name: 'Late brunch', orderable: undefined });
});

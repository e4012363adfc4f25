import { describe, expect, test } from 'vitest';

import { aProduct, anItem, aStay } from '../../../tests/support/a-stay.ts';
import { productOffer } from './product-offer.ts';

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

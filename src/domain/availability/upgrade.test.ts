import { describe, expect, test } from 'vitest';

import { orderItemInput } from '#domain/order/draft.ts';

import { aProduct } from '../../../tests/support/a-stay.ts';
import type { UpgradeOption } from './availability.ts';
import { upgradeDrafts } from './availability.ts';

const product = aProduct({ id: 'u', type: 'unit-category-upgrade', name: 'Upgrade' });
const anOption = (changes: Partial<UpgradeOption> = {}): UpgradeOption => ({
  productId: 'u',
  propertyUnitCategoryId: 'two-bedroom',
  customerRewardId: null,
  name: 'Two bedrooms',
  description: 'More room.',
  features: [],
  imageUrls: [],
  nightsCount: 3,
  pricePerNight: 30,
  ...changes,
});
const names = (options: readonly UpgradeOption[]) => upgradeDrafts(product, options).map(({ option }) => option.name);

describe('an upgrade as an order (R7-45)', () => {
  test.each([
    ['paid', product, null, null],
    ['by its own reward (R3-101)', product, 'reward', 'reward'],
    ["by its product's reward (R3-80)", aProduct({ ...product, customerRewardId: 'ours' }), null, 'ours'],
    ['its own reward before its product’s', aProduct({ ...product, customerRewardId: 'ours' }), 'reward', 'reward'],
  ])('%s', (_name, from, customerRewardId, paidBy) => {
    const [first] = upgradeDrafts(from, [anOption({ customerRewardId })]);
    expect(first?.draft).toMatchObject({ ownPrice: { unit: 30, nights: 3 }, detail: 'Two bedrooms', name: 'Upgrade' });
    expect(first && orderItemInput(first.draft)).toEqual({
      productId: 'u',
      propertyUnitCategoryId: 'two-bedroom',
      ...(paidBy === null ? {} : { customerRewardId: paidBy }),
    });
  });

  test('rewards stand first, otherwise the server’s order', () => {
    const options = ['a', 'b', 'c'].map((name) => anOption({ name, customerRewardId: name === 'b' ? 'reward' : null }));
    expect(names(options)).toEqual(['b', 'a', 'c']);
  });

  test('a paid one says so where a reward pays for the same category', () => {
    const options = [
      anOption({ customerRewardId: null }),
      anOption({ customerRewardId: 'reward' }),
      anOption({ propertyUnitCategoryId: 'penthouse' }),
    ];
    const also = upgradeDrafts(product, options).map(({ draft, isAlsoFree }) => [
      draft.propertyUnitCategoryId,
      draft.customerRewardId,
      isAlsoFree,
    ]);
    expect(also).toEqual([
      ['two-bedroom', 'reward', false],
      ['two-bedroom', null, true],
      ['penthouse', null, false],
    ]);
    expect(upgradeDrafts(product, [anOption()])).toMatchObject([{ isAlsoFree: false }]);
  });

  test('what has no night or a price below nothing cannot be had', () => {
    expect(
      names([anOption({ nightsCount: 0 }), anOption({ pricePerNight: -1 }), anOption({ pricePerNight: 0 })]),
    ).toEqual(['Two bedrooms']);
  });
});

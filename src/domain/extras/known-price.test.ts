import { expect, test } from 'vitest';

import type { ProductAvailability, UpgradeOption } from '#domain/availability/availability.ts';

import { aProduct } from '../../../tests/support/a-stay.ts';
import { knownPrice } from './extras.ts';

const cleaning = aProduct({ type: 'mid-stay-cleaning', price: 45 });
const upgrade = aProduct({ type: 'unit-category-upgrade', price: 30 });
const reward = { customerRewardId: 'reward' };

const cleanings = (cleaningAllowance: number, scheduledCleaningsCount: number): ProductAvailability => ({
  type: 'mid-stay-cleaning',
  timeslots: [],
  cleaningAllowance,
  scheduledCleaningsCount,
});
const upgrades = (...options: readonly Partial<UpgradeOption>[]): ProductAvailability => ({
  type: 'unit-category-upgrade',
  options: options.map((changes) => ({
    productId: upgrade.id,
    propertyUnitCategoryId: 'two-bedroom',
    customerRewardId: null,
    name: 'Two bedrooms',
    description: '',
    features: [],
    imageUrls: [],
    nightsCount: 3,
    pricePerNight: 40,
    ...changes,
  })),
});

const shown = (product: typeof cleaning, availability: ProductAvailability | undefined) => {
  const known = knownPrice(product, availability);
  if (known === undefined) return 'not shown';
  const { customerRewardId, price } = known.product;
  return `${known.isFrom ? 'from ' : ''}${customerRewardId === null ? price : 'reward'}`;
};

test.each<[string, typeof cleaning, ProductAvailability | undefined, string]>([
  ['a sauna kit has its price', aProduct(), undefined, '25'],
  ['a cleaning: not known yet', cleaning, undefined, 'not shown'],
  ['a cleaning by a reward (R3-80)', { ...cleaning, ...reward }, undefined, 'reward'],
  ['a free cleaning is left (R9-13)', cleaning, cleanings(1, 0), '0'],
  ['free cleanings are used up (R9-14)', cleaning, cleanings(1, 1), '45'],
  ['cleanings were never free', cleaning, cleanings(0, 0), '45'],
  ['an upgrade: not known yet', upgrade, undefined, 'not shown'],
  ["an upgrade by its product's reward (R3-80)", { ...upgrade, ...reward }, undefined, 'reward'],
  ['an upgrade: none is left', upgrade, upgrades(), 'not shown'],
  ['a reward pays for one (R3-101)', upgrade, upgrades({}, reward), 'reward'],
  ['one upgrade at its own price', upgrade, upgrades({}), '40'],
  ['several upgrades: from the lowest', upgrade, upgrades({ pricePerNight: 75.1 }, {}), 'from 40'],
  ['an answer of another kind says nothing', upgrade, cleanings(1, 0), 'not shown'],
])('%s', (_name, product, availability, expected) => {
  expect(shown(product, availability)).toBe(expected);
});

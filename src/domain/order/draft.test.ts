import { describe, expect, test } from 'vitest';

import { aProduct, aStay } from '../../../tests/support/a-stay.ts';
import { UTC } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { draftOf, draftPrice, orderItemInput } from './draft.ts';
import type { OrderDraft } from './draft.ts';

const breakfast = aProduct({
  id: 'b',
  type: 'breakfast',
  price: 14,
  chargeMethod: 'per-person-per-time-unit',
  chargeInterval: 'daily',
});
const upgrade = aProduct({
  id: 'u',
  type: 'unit-category-upgrade',
  price: 99,
  chargeMethod: 'per-time-unit',
  chargeInterval: 'daily',
});
const cleaning = aProduct({ id: 'c', type: 'mid-stay-cleaning', price: 45, chargeMethod: 'once' });
const kit = aProduct({ id: 'k', type: 'sauna-kit', price: 25, chargeMethod: 'per-person' });

const parking = aProduct({
  id: 'p',
  type: 'parking',
  price: 20,
  chargeMethod: 'per-time-unit',
  chargeInterval: 'daily',
});
const noon = (day: number) => `2026-11-${day}T12:00:00.000Z` as Instant;

/** 2 guests, 3 nights. */
const STAY = aStay({ products: [breakfast, upgrade, cleaning, kit, parking] });

describe('what a choice costs (R3-75)', () => {
  test.each<[string, OrderDraft, object]>([
    ['breakfast for one of two guests is one price, one morning', draftOf(breakfast), { guests: 1, total: 14 }],
    ['breakfast for both is two', draftOf(breakfast, { count: 2 }), { guests: 2, total: 28 }],
    [
      'an upgrade costs its own price for its own nights',
      draftOf(upgrade, { ownPrice: { unit: 30, nights: 2 } }),
      { nights: 2, unitPrice: 30, total: 60 },
    ],
    [
      'an upgrade that a reward pays is free (R3-80)',
      draftOf(upgrade, { ownPrice: { unit: 30, nights: 2 }, customerRewardId: 'r' }),
      { total: 0 },
    ],
    [
      'a cleaning of the allowance is free (R9-43)',
      draftOf(cleaning, { ownPrice: { unit: 0, nights: null } }),
      { total: 0 },
    ],
    ['any other costs what its product says, for every guest', draftOf(kit), { guests: 2, total: 50 }],
    ['a nightly price without dates is for all nights of the stay', draftOf(parking), { nights: 3, total: 60 }],
    [
      'a nightly price with dates is for their nights, not for those of the stay',
      draftOf(parking, { consumptionDate: noon(21), consumptionEndDate: noon(23) }),
      { nights: 2, total: 40 },
    ],
    [
      'within a day it is for one',
      draftOf(parking, { consumptionDate: noon(21), consumptionEndDate: noon(21) }),
      { nights: 1, total: 20 },
    ],
    ['so it is from one moment on', draftOf(parking, { consumptionDate: noon(22) }), { nights: 1, total: 20 }],
    [
      'a last day alone leaves all nights of the stay',
      draftOf(parking, { consumptionEndDate: noon(22) }),
      { nights: 3, total: 60 },
    ],
    ['pieces multiply it', draftOf(kit, { count: 3 }), { guests: 2, count: 3, total: 150 }],
  ])('%s', (_name, draft, line) => {
    expect(draftPrice(draft, STAY, UTC)).toMatchObject(line);
  });

  test('without the product the price is undefined', () => {
    expect(draftPrice(draftOf(aProduct({ id: 'gone' })), STAY, UTC)).toBeUndefined();
  });
});

describe('what is sent (R7-45)', () => {
  const late = aProduct({ id: 'late', type: 'late-check-out' });
  const NOON = noon(22);

  test('one late check-out is its product and its end', () => {
    expect(orderItemInput(draftOf(late, { consumptionEndDate: NOON }))).toEqual({
      productId: 'late',
      consumptionEndDate: NOON,
    });
  });

  test('pieces, start, reward and category go along when they are chosen', () => {
    const choice = { count: 2, consumptionDate: NOON, customerRewardId: 'reward', propertyUnitCategoryId: 'category' };
    expect(orderItemInput(draftOf(late, choice))).toEqual({ productId: 'late', ...choice });
  });
});

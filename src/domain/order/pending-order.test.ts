import { describe, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/slug.ts';
import type { Instant } from '#lib/time.ts';

import { productFromDto } from '#domain/product/product.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { draftOf, orderItemInput } from './order-draft.ts';
import type { PendingOrder } from './pending-order.ts';
import { isUnderWay, parsePendingOrder, refusalOf } from './pending-order.ts';

const AT = '2026-07-04T10:00:00.000Z' as Instant;

const product = productFromDto({
  id: 'late',
  serviceId: 'service',
  name: 'Late check-out',
  type: 'late-check-out',
  chargeInterval: 'once',
  chargeMethod: 'once',
  priceGross: 20,
  currency: 'EUR',
  customerRewardId: null,
  group: 'property-related-products',
  isOrderable: true,
});

const pending = (changes: object = {}): PendingOrder => ({
  slug: 'stay' as Slug,
  startedAt: AT,
  draft: draftOf(product, { consumptionEndDate: AT }),
  stage: { name: 'draft' },
  ...changes,
});

describe('the stored order', () => {
  test.each([
    ['chosen', { name: 'draft' }],
    ['on its way', { name: 'sending', known: ['item-1'], sentAt: AT }],
    ['placed', { name: 'placed', known: [], sentAt: AT, orderId: 'order-1' }],
    ['failed', { name: 'failed', reason: 'payment' }],
    ['done', { name: 'done', known: [] }],
  ])('comes back as it went: %s', (_name, stage) => {
    const order = pending({ stage });
    expect(parsePendingOrder(JSON.stringify(order))).toEqual(order);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"slug":"stay"}'],
    ['an empty slug', JSON.stringify(pending({ slug: '' }))],
    ['a stage nobody knows', JSON.stringify(pending({ stage: { name: 'paid' } }))],
    ['placed without its order', JSON.stringify(pending({ stage: { name: 'placed', known: [], sentAt: AT } }))],
    ['a date nobody can read', JSON.stringify(pending({ draft: { ...pending().draft, consumptionEndDate: 'soon' } }))],
    ['no piece at all', JSON.stringify(pending({ draft: { ...pending().draft, count: 0 } }))],
    [
      'a price below nothing',
      JSON.stringify(pending({ draft: { ...pending().draft, ownPrice: { unit: -1, nights: null } } })),
    ],
  ])('of a wrong shape is none: %s', (_name, json) => {
    expect(parsePendingOrder(json)).toBeUndefined();
  });

  test('whatever is stored, reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(parsePendingOrder(json)).toBeUndefined();
      }),
    );
  });
});

describe('why an order is refused (R8-48)', () => {
  const TIMED = { type: 'late-check-out' } as const;
  const UNTIMED = { type: 'sauna-kit' } as const;
  test.each([
    ['the server names the reason', { reason: 'reward-used' }, UNTIMED, 'reward-used'],
    ['the named reason wins over the chosen time', { reason: 'stay-ended' }, TIMED, 'stay-ended'],
    ['a conflict without a reason is about the chosen time', { reason: undefined }, TIMED, 'slot-taken'],
    ['so is one with a reason nobody knows', { reason: 'moon' }, TIMED, 'slot-taken'],
    ['no time was chosen', { reason: undefined }, UNTIMED, 'order'],
    ['no conflict at all', null, TIMED, 'order'],
  ] as const)('%s', (_, conflict, draft, refusal) => {
    expect(refusalOf(conflict, draft)).toBe(refusal);
  });
});

// Proves S52.
test('a product is not ordered again while its order is sent or placed, and then only', () => {
  const stages = [
    { name: 'draft' },
    { name: 'sending', known: [], sentAt: AT },
    { name: 'placed', known: [], sentAt: AT, orderId: 'order-1' },
    { name: 'failed', reason: 'order' },
    { name: 'done', known: [] },
  ] as const;
  expect(stages.filter((stage) => isUnderWay({ stage })).map(({ name }) => name)).toEqual(['sending', 'placed']);
});

describe('what is sent (R7-45)', () => {
  test('one late check-out is its product and its end', () => {
    expect(orderItemInput(draftOf(product, { consumptionEndDate: AT }))).toEqual({
      productId: 'late',
      consumptionEndDate: AT,
    });
  });

  test('pieces, start, reward and category go along when they are chosen', () => {
    const choice = { count: 2, consumptionDate: AT, customerRewardId: 'reward', propertyUnitCategoryId: 'category' };
    expect(orderItemInput(draftOf(product, choice))).toEqual({ productId: 'late', ...choice });
  });
});

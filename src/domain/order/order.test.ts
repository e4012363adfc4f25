import { describe, expect, test } from 'vitest';

import { productFromDto } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';
import { shift } from '#lib/time.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { draftOf } from './draft.ts';
import type { PendingOrder } from './order.ts';
import { ORDER_DECIDED_AFTER_MS, isUnderWay, lostOrderOutcome, parsePendingOrder } from './order.ts';
import type { OrderedItem } from './ordered-item.ts';

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

const SENT = '2026-07-01T09:00:00.000Z' as Instant;
const AT_13 = '2026-07-04T10:00:00.000Z' as Instant;
const AT_14 = '2026-07-04T11:00:00.000Z' as Instant;

const item = (changes: Partial<OrderedItem> = {}): OrderedItem => ({
  id: 'item-2',
  consumptionDate: null,
  consumptionEndDate: AT_13,
  price: 20,
  productId: 'late',
  currencyCode: 'EUR',
  type: 'late-check-out',
  chargeInterval: 'once',
  isPending: false,
  ...changes,
});

const order = {
  draft: { productId: 'late', consumptionDate: null, consumptionEndDate: AT_13 },
  known: ['item-1'],
  sentAt: SENT,
};

test.each([
  ['a new item of the product and the time', [item()], 'found'],
  ['an item that was there before', [item({ id: 'item-1' })], 'not-yet'],
  ['a new item of another product', [item({ productId: 'sauna' })], 'not-yet'],
  ['a new item at another time', [item({ consumptionEndDate: AT_14 })], 'not-yet'],
  ['a new item without the time', [item({ consumptionEndDate: null })], 'not-yet'],
  ['a date the guest did not choose does not matter', [item({ consumptionDate: AT_14 })], 'found'],
  ['nothing', [], 'not-yet'],
])('a lost answer and %s: %s (S52)', (_name, items, expected) => {
  expect(lostOrderOutcome(order, items, shift(SENT, 5_000))).toBe(expected);
});

test('what is not there after the pending time of 60 seconds is missing, never earlier', () => {
  expect(ORDER_DECIDED_AFTER_MS).toBe(60_000);
  expect(lostOrderOutcome(order, [], shift(SENT, 59_999))).toBe('not-yet');
  expect(lostOrderOutcome(order, [], shift(SENT, 60_000))).toBe('missing');
  expect(lostOrderOutcome(order, [item()], shift(SENT, 60_000))).toBe('found');
});

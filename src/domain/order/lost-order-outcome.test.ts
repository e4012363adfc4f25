import { expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { shift } from '#lib/time.ts';

import type { OrderedItem } from './ordered-item.ts';

import { ORDER_DECIDED_AFTER_MS, lostOrderOutcome } from './lost-order-outcome.ts';

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

import { expect, test } from 'vitest';

import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Instant } from '#lib/time.ts';

import { leaveBy } from './leave-by.ts';

const END = '2026-11-23T09:00:00.000Z' as Instant;
const LATER = '2026-11-23T11:00:00.000Z' as Instant;
const EARLIER = '2026-11-23T08:00:00.000Z' as Instant;

const item = (consumptionEndDate: Instant | null, type: OrderedItem['type'] = 'late-check-out'): OrderedItem => ({
  id: 'item',
  consumptionDate: null,
  consumptionEndDate,
  price: 20,
  productId: 'late',
  currencyCode: 'EUR',
  type,
  chargeInterval: 'once',
});

test.each<[string, Instant | null, OrderedItem[], Instant | null]>([
  ['nothing ordered: the booked end', END, [], END],
  ['a late check-out: its hour', END, [item(LATER)], LATER],
  ['two of them: the later hour, in any order', END, [item(LATER), item(EARLIER)], LATER],
  ['an hour before the booked end takes nothing away', END, [item(EARLIER)], END],
  ['a late check-out without an hour changes nothing', END, [item(null)], END],
  ['another product changes nothing', END, [item(LATER, 'parking')], END],
  ['an end nobody can read stays unknown', null, [item(LATER)], null],
])('%s', (_words, endDate, orderedProducts, until) => {
  expect(leaveBy({ endDate, orderedProducts })).toBe(until);
});

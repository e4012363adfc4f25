import { describe, expect, test } from 'vitest';

import type { OrderItem } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import { MINIMAL } from '../../../tests/support/stay-answers.ts';

import { stayFromDto } from './stay-from-dto.ts';
import { bookedHours, paidEnds, paidHours, stayHours } from './stay.ts';
import type { StayHours } from './stay.ts';

const START = '2026-11-20T13:00:00.000Z' as Instant;
const END = '2026-11-23T09:00:00.000Z' as Instant;
const EARLY = '2026-11-20T11:00:00.000Z' as Instant;
const EARLIEST = '2026-11-20T10:00:00.000Z' as Instant;
const LATE = '2026-11-23T11:00:00.000Z' as Instant;
const LATEST = '2026-11-23T12:00:00.000Z' as Instant;

const item = (changes: Partial<OrderItem>): OrderItem => ({
  id: 'item',
  productId: 'product',
  type: 'late-check-out',
  status: 'confirmed',
  consumptionDate: null,
  consumptionEndDate: null,
  price: 20,
  currencyCode: 'EUR',
  chargeInterval: 'once',
  ...changes,
});
const early = (consumptionDate: string | null, status = 'confirmed') =>
  item({ type: 'early-check-in', consumptionDate, status });
const late = (consumptionEndDate: string | null, status = 'confirmed') => item({ consumptionEndDate, status });

/** The hours of a stay from 20 to 23 November with these orders. */
const hoursWith = (orderItems: OrderItem[], dates: { startDate?: string; endDate?: string } = {}) => {
  const { startDate, endDate } = stayFromDto({ ...MINIMAL, ...dates, orderItems });
  return [startDate, endDate];
};

describe('a paid early check-in and a paid late check-out are the hours of the stay (R3-66, R3-103, R4-12)', () => {
  test.each<[string, OrderItem[], Instant, Instant]>([
    ['nothing ordered: the booked hours', [], START, END],
    ['an early check-in: its hour', [early(EARLY)], EARLY, END],
    ['a late check-out: its hour', [late(LATE)], START, LATE],
    ['both', [early(EARLY), late(LATE)], EARLY, LATE],
    ['two of a kind: the hour that goes further, in any order', [late(LATEST), late(LATE)], START, LATEST],
    ['two early ones: the earlier', [early(EARLIEST), early(EARLY)], EARLIEST, END],
    ['an hour inside the booking takes nothing away', [early('2026-11-20T15:00:00Z'), late(EARLY)], START, END],
    ['an order without an hour changes nothing', [early(null), late(null)], START, END],
    ['an hour that cannot be read changes nothing', [early('soon'), late('x')], START, END],
    ['another product changes nothing', [item({ type: 'parking', consumptionEndDate: LATE })], START, END],
    ['the other date of the item changes nothing', [item({ consumptionDate: EARLY })], START, END],
  ])('%s', (_words, items, start, end) => {
    expect(hoursWith(items)).toEqual([start, end]);
  });

  test.each([
    ['pending', false],
    ['processed', true],
    ['confirmed', true],
    ['delivered', true],
    ['canceled', false],
    ['failed', false],
    ['rejected', false],
    ['of another kind', false],
  ])('an order that is %s counts: %s', (status, counts) => {
    expect(hoursWith([early(EARLY, status), late(LATE, status)])).toEqual(counts ? [EARLY, LATE] : [START, END]);
  });
});

describe('dates that cannot be believed', () => {
  test.each<[string, { startDate?: string; endDate?: string }, (Instant | null)[]]>([
    ['a start that cannot be read stays unknown', { startDate: 'x' }, [null, LATE]],
    ['an end that cannot be read stays unknown', { endDate: 'x' }, [EARLY, null]],
    ['start and end swapped: both unknown', { startDate: END, endDate: START }, [null, null]],
    ['an end at the start is one', { startDate: START, endDate: START }, [EARLY, LATE]],
  ])('%s', (_words, dates, expected) => {
    expect(hoursWith([early(EARLY), late(LATE)], dates)).toEqual(expected);
  });
});

describe('which ends are paid for', () => {
  const booked = bookedHours({ startDate: START, endDate: END });
  test.each<[string, StayHours, ReturnType<typeof paidEnds>]>([
    ['none', { startDate: null, endDate: null }, { start: false, end: false }],
    ['the start', { startDate: EARLY, endDate: null }, { start: true, end: false }],
    ['the end', { startDate: null, endDate: LATE }, { start: false, end: true }],
    ['hours inside the booking are booked', { startDate: LATE, endDate: EARLY }, { start: false, end: false }],
  ])('%s', (_words, paid, expected) => {
    expect(paidEnds({ booked, ...stayHours(booked, paid) })).toEqual(expected);
  });

  test('without orders no hour is paid for', () => expect(paidHours([])).toEqual({ startDate: null, endDate: null }));
});

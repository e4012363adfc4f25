import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { stayWithOrder } from './stay-with-order.ts';

const START = '2026-07-06T12:00:00.000Z' as Instant;
const END = '2026-07-09T08:00:00.000Z' as Instant;
const EARLY = '2026-07-06T09:00:00.000Z' as Instant;
const LATE = '2026-07-09T10:00:00.000Z' as Instant;
const STAY = { startDate: START, endDate: END };

describe('the hours of a stay once an order went through (R2-44)', () => {
  test.each([
    ['an early check-in moves the beginning', 'early-check-in', EARLY, null, { startDate: EARLY, endDate: END }],
    ['a late check-out moves the end', 'late-check-out', null, LATE, { startDate: START, endDate: LATE }],
    ['without an hour nothing moves', 'late-check-out', null, null, STAY],
    ['a breakfast has an hour of its own', 'breakfast', EARLY, LATE, STAY],
    ['more nights are only asked for', 'reservation-extension-request', END, LATE, STAY],
  ] as const)('%s', (_name, type, consumptionDate, consumptionEndDate, hours) => {
    expect(stayWithOrder(STAY, { type, consumptionDate, consumptionEndDate })).toEqual(hours);
  });
});

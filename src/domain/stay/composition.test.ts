import { describe, expect, test } from 'vitest';

import {
  aKey,
  anItem,
  STAY,
  BEFORE,
  ARRIVAL_DAY,
  DURING,
  LAST_DAY,
  LEFT,
  LEFT_5_MIN,
  AFTER,
  UNPAID,
} from '../../../tests/support/a-stay.ts';
import { HELSINKI, at } from '../../../tests/support/times.ts';
import type { Instant } from '#lib/time.ts';

import { compositionOf } from './composition.ts';
import { stayPeriod } from './stay-phase.ts';
import type { Composition } from './composition.ts';
import type { StayPeriod } from './stay-phase.ts';
import type { Stay } from './stay.ts';

const KEYS_EARLY = [aKey('property-unit', { validFromDate: at('2026-11-20T06:00:00.000Z') })];

// Proves R4-95.
describe('the period of a stay', () => {
  test.each<[string, Partial<Stay>, Instant, StayPeriod]>([
    ['before', {}, BEFORE, 'before'],
    ['arrival day, from its midnight', {}, at('2026-11-19T22:00:00.000Z'), 'arrival-day'],
    ['a minute before it', {}, at('2026-11-19T21:59:00.000Z'), 'before'],
    ['arrival day, a second before the doors open', {}, at('2026-11-20T12:59:59.000Z'), 'arrival-day'],
    ['staying, from the minute the doors open', {}, at('2026-11-20T13:00:00.000Z'), 'staying'],
    ['staying already, where the own door opens earlier', { propertyKeys: KEYS_EARLY }, ARRIVAL_DAY, 'staying'],
    [
      'not for an early street door alone',
      {
        propertyKeys: [aKey('entrance', { validFromDate: at('2026-11-20T06:00:00.000Z') }), aKey('property-unit')],
      },
      ARRIVAL_DAY,
      'arrival-day',
    ],
    [
      'nor for a refused guest, whose keys count for nothing',
      { idVerificationState: 'banned', propertyKeys: KEYS_EARLY },
      ARRIVAL_DAY,
      'arrival-day',
    ],
    ['staying without a key that works', { propertyKeys: UNPAID }, DURING, 'staying'],
    [
      'a later start than the key waits for the own door only',
      { startDate: at('2026-11-20T15:00:00.000Z') },
      at('2026-11-20T14:00:00.000Z'),
      'staying',
    ],
    ['the night before check-out is of the stay', {}, at('2026-11-22T22:00:00.000Z'), 'staying'],
    ['also a second before 06:00', {}, at('2026-11-23T03:59:59.000Z'), 'staying'],
    ['the last day, from 06:00', {}, at('2026-11-23T04:00:00.000Z'), 'last-day'],
    [
      'the last day, from its own hour where that is earlier',
      { endDate: at('2026-11-23T02:00:00.000Z') },
      at('2026-11-23T02:00:00.000Z'),
      'last-day',
    ],
    ['the last day, after its hour', {}, at('2026-11-23T12:00:00.000Z'), 'last-day'],
    ['one day only is a last day', { endDate: at('2026-11-20T18:00:00.000Z') }, ARRIVAL_DAY, 'last-day'],
    ['after check-out', { checkOutDate: LEFT }, LEFT_5_MIN, 'after'],
    ['after its days', {}, AFTER, 'after'],
    ['cancelled', { isCancelled: true }, DURING, 'after'],
    ['dates that cannot be read, and no key', { startDate: null, endDate: null, propertyKeys: [] }, DURING, 'before'],
    ['dates that cannot be read, and a key that works', { startDate: null, endDate: null }, DURING, 'staying'],
  ])('%s', (_, changes, now, period) => {
    expect(stayPeriod({ ...STAY, ...changes }, now, HELSINKI)).toBe(period);
  });
});

// Proves R2-166.
describe('five compositions, each with one thing largest', () => {
  const COMPOSED: readonly [string, Partial<Stay>, Instant, Composition][] = [
    [
      'before',
      {},
      BEFORE,
      {
        period: 'before',
        largest: 'countdown',
        cards: [],
        step: 'order-extras',
        tasks: ['early-check-in', 'parking', 'extras', 'doors', 'way'],
        second: 'calendar',
        isShared: true,
      },
    ],
    [
      'before, with an early check-in and a place to park: they keep their lines',
      { orderedProducts: [anItem({ type: 'early-check-in' }), anItem({ type: 'parking' })] },
      BEFORE,
      {
        period: 'before',
        largest: 'countdown',
        cards: [],
        step: 'order-extras',
        tasks: ['early-check-in', 'parking', 'extras', 'doors', 'way'],
        second: 'calendar',
        isShared: true,
      },
    ],
    [
      'arrival day: the way is below the button',
      {},
      ARRIVAL_DAY,
      {
        period: 'arrival-day',
        largest: 'countdown',
        cards: ['bags'],
        step: 'see-access',
        tasks: ['early-check-in', 'parking', 'extras'],
        second: 'way',
        isShared: true,
      },
    ],
    [
      'staying',
      {},
      DURING,
      {
        period: 'staying',
        largest: 'key',
        cards: ['wifi'],
        step: 'see-access',
        tasks: ['breakfast', 'cleaning', 'late-check-out', 'extras'],
        second: null,
        isShared: true,
      },
    ],
    [
      'the night before check-out: the key, and nothing for a night that is over',
      {},
      at('2026-11-23T00:18:00.000Z'),
      {
        period: 'staying',
        largest: 'key',
        cards: ['wifi'],
        step: 'see-access',
        tasks: ['breakfast', 'late-check-out'],
        second: null,
        isShared: true,
      },
    ],
    [
      'last day: more time is below the button',
      {},
      LAST_DAY,
      {
        period: 'last-day',
        largest: 'check-out',
        cards: ['wifi', 'before-you-go'],
        step: 'check-out',
        tasks: ['doors', 'way'],
        second: 'late-check-out',
        isShared: true,
      },
    ],
    [
      'after',
      { checkOutDate: LEFT },
      LEFT_5_MIN,
      {
        period: 'after',
        largest: 'afterwards',
        cards: ['opens-afterwards', 'next-stay'],
        step: null,
        tasks: ['way'],
        second: null,
        isShared: false,
      },
    ],
  ];
  test.each(COMPOSED)('%s', (_, changes, now, composition) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI)).toEqual(composition);
  });

  test.each<[string, Partial<Stay>, Instant, Composition['largest']]>([
    ['unpaid', { propertyKeys: UNPAID }, DURING, 'next-step'],
    ['no doors yet', { propertyKeys: [] }, DURING, 'next-step'],
  ])('without a key that works the next step is largest: %s', (_, changes, now, largest) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).largest).toBe(largest);
  });
});

test.each<[string, Instant, StayPeriod]>([
  ['before', BEFORE, 'before'],
  ['on arrival day', ARRIVAL_DAY, 'arrival-day'],
  ['during the stay', DURING, 'staying'],
  ['on the last day', LAST_DAY, 'last-day'],
])('a refused guest is promised no door and sold nothing (R4-20): %s', (_, now, period) => {
  expect(compositionOf({ ...STAY, idVerificationState: 'banned' }, now, HELSINKI)).toEqual({
    period,
    largest: 'refusal',
    step: null,
    cards: [],
    tasks: ['way'],
    second: null,
    isShared: false,
  });
});

test('afterwards a refused guest has the page of any stay that is over', () => {
  const { period, largest } = compositionOf(
    { ...STAY, idVerificationState: 'banned', checkOutDate: LEFT },
    LEFT_5_MIN,
    HELSINKI,
  );
  expect([period, largest]).toEqual(['after', 'afterwards']);
});

import { describe, expect, test } from 'vitest';

import { aKey, aProduct, aStay, anItem } from '../../../tests/support/a-stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { compositionOf, stayHour } from './composition.ts';
import type { Composition, StayHour } from './composition.ts';
import type { Stay } from './stay.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const at = (iso: string) => iso as Instant;

const EARLY = aProduct({ id: 'early', type: 'early-check-in' });
const LATE = aProduct({ id: 'late', type: 'late-check-out' });
const SOLD = [
  EARLY,
  LATE,
  aProduct({ id: 'breakfast', type: 'breakfast' }),
  aProduct({ id: 'cleaning', type: 'mid-stay-cleaning' }),
  aProduct({ id: 'parking', type: 'parking' }),
];

/** 20 November 15:00 to 23 November 11:00 in Helsinki; checked in and paid, everything sold, Wi-Fi there. */
const STAY = aStay({
  startDate: at('2026-11-20T13:00:00.000Z'),
  endDate: at('2026-11-23T09:00:00.000Z'),
  state: 'check-in-completed',
  propertyKeys: [aKey('entrance'), aKey('luggage-room'), aKey('property-unit')],
  products: SOLD,
  integrations: { ...aStay().integrations, wirelessAccessPoint: { ssid: 'Good Night Guest', password: 'sleep-well' } },
});

const BEFORE = at('2026-11-18T10:00:00.000Z');
const ARRIVAL_DAY = at('2026-11-20T08:00:00.000Z');
const DURING = at('2026-11-21T10:00:00.000Z');
const LAST_DAY = at('2026-11-23T07:00:00.000Z');
const LEFT = at('2026-11-23T08:00:00.000Z');
const LEFT_5_MIN = at('2026-11-23T08:05:00.000Z');
const NIGHT_AFTER = at('2026-11-23T21:30:00.000Z');
const AFTER = at('2026-11-24T10:00:00.000Z');

const DAYS_AHEAD = ['extras', 'invite', 'take-along'] as const;
const UNPAID = [aKey('entrance', { code: null, error: { code: 'not-paid' } })];
const ENDED = [aKey('property-unit', { validToDate: at('2026-11-21T09:00:00.000Z') })];
const KEYS_EARLY = [aKey('property-unit', { validFromDate: at('2026-11-20T06:00:00.000Z') })];

// Proves R4-95.
describe('the hour of a stay', () => {
  test.each<[string, Partial<Stay>, Instant, StayHour]>([
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
  ])('%s', (_, changes, now, hour) => {
    expect(stayHour({ ...STAY, ...changes }, now, HELSINKI)).toBe(hour);
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
        hour: 'before',
        largest: 'countdown',
        beside: [],
        step: 'order-extras',
        tiles: ['way', 'early-check-in', 'parking', 'doors', 'wifi', 'late-check-out'],
        below: DAYS_AHEAD,
        hasCalendar: true,
      },
    ],
    [
      'arrival day',
      {},
      ARRIVAL_DAY,
      {
        hour: 'arrival-day',
        largest: 'countdown',
        beside: ['bags'],
        step: 'see-access',
        tiles: ['way', 'early-check-in', 'wifi', 'parking'],
        below: DAYS_AHEAD,
        hasCalendar: true,
      },
    ],
    [
      'staying',
      {},
      DURING,
      {
        hour: 'staying',
        largest: 'key',
        beside: ['wifi'],
        step: 'see-access',
        tiles: ['breakfast', 'cleaning', 'help', 'late-check-out', 'way'],
        below: DAYS_AHEAD,
        hasCalendar: false,
      },
    ],
    [
      'the night before check-out: the key, and nothing for a night that is over',
      {},
      at('2026-11-23T00:18:00.000Z'),
      {
        hour: 'staying',
        largest: 'key',
        beside: ['wifi'],
        step: 'see-access',
        tiles: ['breakfast', 'help', 'late-check-out', 'way'],
        below: [],
        hasCalendar: false,
      },
    ],
    [
      'last day',
      {},
      LAST_DAY,
      {
        hour: 'last-day',
        largest: 'check-out',
        beside: ['late-check-out', 'opens-afterwards', 'before-you-go'],
        step: 'check-out',
        tiles: ['doors', 'wifi', 'way', 'help'],
        below: [],
        hasCalendar: false,
      },
    ],
    [
      'after',
      { checkOutDate: LEFT },
      LEFT_5_MIN,
      {
        hour: 'after',
        largest: 'afterwards',
        beside: ['opens-afterwards', 'next-stay'],
        step: null,
        tiles: ['way', 'help'],
        below: [],
        hasCalendar: false,
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

test.each<[string, Instant, StayHour]>([
  ['before', BEFORE, 'before'],
  ['on arrival day', ARRIVAL_DAY, 'arrival-day'],
  ['during the stay', DURING, 'staying'],
  ['on the last day', LAST_DAY, 'last-day'],
])('a refused guest is promised no door and sold nothing (R4-20): %s', (_, now, hour) => {
  expect(compositionOf({ ...STAY, idVerificationState: 'banned' }, now, HELSINKI)).toEqual({
    hour,
    largest: 'refusal',
    step: null,
    beside: [],
    tiles: ['way', 'help'],
    below: [],
    hasCalendar: false,
  });
});

describe('what cannot be used is not shown (R2-166)', () => {
  test.each<[string, Partial<Stay>, Instant, readonly string[]]>([
    ['nothing sold: the button leads to the doors', { products: [] }, BEFORE, ['way', 'wifi']],
    ['nothing sold during the stay', { products: [] }, DURING, ['help', 'way']],
    [
      'before the check-in is complete the button leads elsewhere',
      { state: 'guest-details-required', products: [] },
      DURING,
      ['help', 'doors', 'way'],
    ],
    [
      'what is ordered stays in the last night',
      { orderedProducts: [anItem({ type: 'parking' }), anItem({ type: 'mid-stay-cleaning' })] },
      at('2026-11-23T00:18:00.000Z'),
      ['breakfast', 'cleaning', 'help', 'late-check-out', 'way'],
    ],
    [
      'sold before, and ordered: it stays',
      { products: [], orderedProducts: [anItem({ type: 'breakfast' })] },
      DURING,
      ['breakfast', 'help', 'way'],
    ],
    [
      'an early check-in of a guest who has come (R5-28)',
      { checkInDate: ARRIVAL_DAY },
      ARRIVAL_DAY,
      ['way', 'wifi', 'parking'],
    ],
    ['no Wi-Fi', { integrations: aStay().integrations }, LAST_DAY, ['doors', 'way', 'help']],
    ['no door opens any more', { checkOutDate: LEFT }, NIGHT_AFTER, ['help']],
    [
      'the keys have ended (R4-69)',
      { propertyKeys: ENDED },
      DURING,
      ['breakfast', 'cleaning', 'help', 'late-check-out', 'way'],
    ],
  ])('tiles: %s', (_, changes, now, tiles) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).tiles).toEqual(tiles);
  });

  test.each<[string, Partial<Stay>, Instant, readonly string[]]>([
    ['no Wi-Fi', { integrations: aStay().integrations }, DURING, []],
    ['the keys have ended (R4-69)', { propertyKeys: ENDED }, DURING, []],
    [
      'a last day whose keys have ended (R4-69)',
      { propertyKeys: ENDED },
      LAST_DAY,
      ['late-check-out', 'before-you-go'],
    ],
    ['a last day without keys', { propertyKeys: [] }, LAST_DAY, ['late-check-out', 'before-you-go']],
    ['a last day without late check-out', { products: [] }, LAST_DAY, ['opens-afterwards', 'before-you-go']],
    [
      'a last day whose hour has passed sells no later one',
      { propertyKeys: [aKey('property-unit', { validToDate: null })] },
      at('2026-11-23T09:00:00.000Z'),
      ['opens-afterwards', 'before-you-go'],
    ],
    [
      'an ordered later hour stays in sight',
      { orderedProducts: [anItem({ type: 'late-check-out' })] },
      at('2026-11-23T12:00:00.000Z'),
      ['late-check-out', 'before-you-go'],
    ],
    ['no door opens any more', { checkOutDate: LEFT }, NIGHT_AFTER, ['next-stay']],
  ])('cards: %s', (_, changes, now, cards) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).beside).toEqual(cards);
  });

  test.each<[string, Partial<Stay>, Instant, readonly string[]]>([
    ['before arrival', {}, BEFORE, DAYS_AHEAD],
    ['the last day has its own things', {}, LAST_DAY, []],
    ['the last night has no days ahead', {}, at('2026-11-22T22:00:00.000Z'), []],
    ['the keys have ended (R4-69)', { propertyKeys: ENDED }, DURING, ['extras']],
    ['after check-out', { checkOutDate: LEFT }, LEFT_5_MIN, []],
  ])('below the tiles: %s', (_, changes, now, cards) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).below).toEqual(cards);
  });
});

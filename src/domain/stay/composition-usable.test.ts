import { describe, expect, test } from 'vitest';

import {
  aKey,
  aStay,
  anItem,
  STAY,
  BEFORE,
  ARRIVAL_DAY,
  DURING,
  LAST_DAY,
  LEFT,
  LEFT_5_MIN,
  NIGHT_AFTER,
  DAYS_AHEAD,
  ENDED,
} from '../../../tests/support/a-stay.ts';
import { HELSINKI, at } from '../../../tests/support/times.ts';
import type { Instant } from '#lib/time.ts';

import { compositionOf } from './composition.ts';
import type { Stay } from './stay.ts';

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
      ['wifi', 'parking', 'help'],
    ],
    [
      'the day of arrival is that of departure: there is no night to park for',
      { endDate: at('2026-11-20T18:00:00.000Z') },
      at('2026-11-20T03:00:00.000Z'),
      ['early-check-in', 'wifi', 'help'],
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
      'an ordered later hour stays in sight, and a check-out opens the building again (N1)',
      { orderedProducts: [anItem({ type: 'late-check-out' })] },
      at('2026-11-23T12:00:00.000Z'),
      ['late-check-out', 'opens-afterwards', 'before-you-go'],
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

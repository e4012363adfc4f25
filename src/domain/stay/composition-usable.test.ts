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
  ENDED,
} from '../../../tests/support/a-stay.ts';
import { HELSINKI, at } from '../../../tests/support/times.ts';
import type { Instant } from '#lib/time.ts';

import { compositionOf } from './composition.ts';
import type { Composition } from './composition.ts';
import type { Stay } from './stay.ts';

describe('what cannot be used is not shown (R2-166)', () => {
  test.each<[string, Partial<Stay>, Instant, readonly string[]]>([
    ['nothing sold: the button leads to the doors', { products: [] }, BEFORE, ['extras', 'way']],
    ['nothing sold during the stay', { products: [] }, DURING, ['extras']],
    [
      'before the check-in is complete the button leads elsewhere',
      { state: 'guest-details-required', products: [] },
      DURING,
      ['extras', 'doors'],
    ],
    [
      'what is ordered stays in the last night',
      { orderedProducts: [anItem({ type: 'parking' }), anItem({ type: 'mid-stay-cleaning' })] },
      at('2026-11-23T00:18:00.000Z'),
      ['breakfast', 'cleaning', 'late-check-out'],
    ],
    [
      'sold before, and ordered: it stays',
      { products: [], orderedProducts: [anItem({ type: 'breakfast' })] },
      DURING,
      ['breakfast', 'extras'],
    ],
    [
      'an early check-in of a guest who has come (R5-28)',
      { checkInDate: ARRIVAL_DAY },
      ARRIVAL_DAY,
      ['parking', 'extras'],
    ],
    [
      'the day of arrival is that of departure: there is no night to park for',
      { endDate: at('2026-11-20T18:00:00.000Z') },
      at('2026-11-20T03:00:00.000Z'),
      ['early-check-in'],
    ],
    ['a last day without late check-out', { products: [] }, LAST_DAY, ['doors', 'way']],
    [
      'an ordered later hour stays in sight',
      { orderedProducts: [anItem({ type: 'late-check-out' })] },
      at('2026-11-23T12:00:00.000Z'),
      ['late-check-out', 'way'],
    ],
    ['no door opens any more', { checkOutDate: LEFT }, NIGHT_AFTER, []],
    [
      'the keys have ended (R4-69)',
      { propertyKeys: ENDED },
      DURING,
      ['breakfast', 'cleaning', 'late-check-out', 'extras'],
    ],
  ])('lines: %s', (_, changes, now, tasks) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).tasks).toEqual(tasks);
  });

  test.each<[string, Partial<Stay>, Instant, readonly string[]]>([
    ['no Wi-Fi', { integrations: aStay().integrations }, DURING, []],
    ['the keys have ended (R4-69)', { propertyKeys: ENDED }, DURING, []],
    ['a last day whose keys have ended (R4-69)', { propertyKeys: ENDED }, LAST_DAY, ['before-you-go']],
    ['a last day without keys', { propertyKeys: [] }, LAST_DAY, ['wifi', 'before-you-go']],
    [
      'after the hour of departure a check-out opens the building again (N1)',
      {},
      at('2026-11-23T12:00:00.000Z'),
      ['opens-afterwards', 'before-you-go'],
    ],
    ['no door opens any more', { checkOutDate: LEFT }, NIGHT_AFTER, ['next-stay']],
  ])('cards: %s', (_, changes, now, cards) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).cards).toEqual(cards);
  });

  test.each<[string, Partial<Stay>, Instant, Composition['second']]>([
    ['more time on the last day', {}, LAST_DAY, 'late-check-out'],
    ['none where it is not sold', { products: [] }, LAST_DAY, null],
    ['none once it is ordered', { orderedProducts: [anItem({ type: 'late-check-out' })] }, LAST_DAY, null],
    [
      'none once the hour has passed',
      { propertyKeys: [aKey('property-unit', { validToDate: null })] },
      at('2026-11-23T09:00:00.000Z'),
      null,
    ],
  ])('below the button: %s', (_, changes, now, second) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).second).toBe(second);
  });

  test.each<[string, Partial<Stay>, Instant, boolean]>([
    ['before arrival', {}, BEFORE, true],
    ['the keys have ended (R4-69)', { propertyKeys: ENDED }, DURING, false],
    ['after check-out', { checkOutDate: LEFT }, LEFT_5_MIN, false],
  ])('handed on: %s', (_, changes, now, isShared) => {
    expect(compositionOf({ ...STAY, ...changes }, now, HELSINKI).isShared).toBe(isShared);
  });
});

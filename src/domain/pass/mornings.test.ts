import { describe, expect, test } from 'vitest';

import { parseZone } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { anItem, aStay } from '../../../tests/support/a-stay.ts';
import { firstMorning, morningsOf } from './pass.ts';

const at = (text: string) => new Date(text).toISOString() as Instant;
const HELSINKI = parseZone('Europe/Helsinki');
const NOW = at('2026-11-20T20:00Z');

const slot = (start: string, end: string, isAvailable = true) => ({
  startDate: at(start),
  endDate: at(end),
  isAvailable,
});
const SATURDAY = slot('2026-11-21T05:00Z', '2026-11-21T08:00Z');
const SUNDAY = slot('2026-11-22T05:00Z', '2026-11-22T08:00Z');
const breakfast = (consumptionDate: string) => anItem({ type: 'breakfast', consumptionDate: at(consumptionDate) });

describe('one breakfast a guest and day (R9-18): two guests', () => {
  test.each([
    ['nothing ordered', [], 2, 'open'],
    ['one has ordered', [breakfast('2026-11-21T05:00Z')], 1, 'open'],
    ['both have ordered', [breakfast('2026-11-21T05:00Z'), breakfast('2026-11-21T05:00Z')], 0, 'full'],
    ['more have ordered than there are guests', [1, 2, 3].map(() => breakfast('2026-11-21T05:00Z')), 0, 'full'],
    ['at another hour of the day in Helsinki, which is another in UTC', [breakfast('2026-11-20T22:30Z')], 1, 'open'],
    ['on the day before in Helsinki', [breakfast('2026-11-20T21:30Z')], 2, 'open'],
    ['another product', [anItem({ type: 'gym', consumptionDate: at('2026-11-21T05:00Z') })], 2, 'open'],
    ['on an unknown day', [anItem({ type: 'breakfast' })], 2, 'open'],
  ])('%s', (_name, orderedProducts, left, state) => {
    expect(morningsOf([SATURDAY], aStay({ orderedProducts }), NOW, HELSINKI)).toEqual([
      { slot: SATURDAY, left, state },
    ]);
  });

  test('children have breakfast too', () => {
    const [morning] = morningsOf([SATURDAY], aStay({ adultsCount: 1, childrenCount: 2 }), NOW, HELSINKI);
    expect(morning?.left).toBe(3);
  });

  test('the café is full: closed, unless everyone has theirs', () => {
    const taken = { ...SATURDAY, isAvailable: false };
    expect(morningsOf([taken], aStay(), NOW, HELSINKI)).toMatchObject([{ state: 'closed', left: 2 }]);
    const orderedProducts = [breakfast('2026-11-21T05:00Z'), breakfast('2026-11-21T05:00Z')];
    expect(morningsOf([taken], aStay({ orderedProducts }), NOW, HELSINKI)).toMatchObject([{ state: 'full' }]);
  });
});

describe('past mornings are gone', () => {
  test.each([
    ['before it', '2026-11-21T04:00Z', 2],
    ['during it', '2026-11-21T07:59:59Z', 2],
    ['when it ends', '2026-11-21T08:00Z', 1],
    ['after all', '2026-11-22T08:00Z', 0],
  ])('%s', (_name, now, count) => {
    expect(morningsOf([SATURDAY, SUNDAY], aStay(), at(now), HELSINKI)).toHaveLength(count);
  });

  test('a morning without hours lasts its day in Helsinki', () => {
    const day = slot('2026-11-20T22:00Z', '2026-11-20T22:00Z');
    const count = (now: string) => morningsOf([day], aStay(), at(now), HELSINKI).length;
    expect([count('2026-11-21T21:59Z'), count('2026-11-21T22:00Z')]).toEqual([1, 0]);
  });
});

describe('the morning to begin with is not about to end', () => {
  test.each([
    ['an hour is left', '2026-11-21T07:00Z', SATURDAY],
    ['less is left', '2026-11-21T07:01Z', SUNDAY],
    ['before it', '2026-11-21T04:00Z', SATURDAY],
    ['less is left of the only one', '2026-11-22T07:58Z', SUNDAY],
  ])('%s', (_name, now, wanted) => {
    const open = morningsOf([SATURDAY, SUNDAY], aStay(), at(now), HELSINKI);
    expect(firstMorning(open, at(now))?.slot).toEqual(wanted);
  });
});

import { describe, expect, test } from 'vitest';

import type { OrderedItem } from '#domain/order/ordered-item.ts';

import { parseZone, UTC } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { anItem, aStay } from '../../../tests/support/a-stay.ts';
import { hasEnded, hasEveryBreakfast, hasPassPage, lastsForStay, passesOf, passState } from './pass.ts';

const at = (text: string) => new Date(text).toISOString() as Instant;
const HELSINKI = parseZone('Europe/Helsinki');
const LONDON = parseZone('Europe/London');
const NEW_YORK = parseZone('America/New_York');

/** Saturday 21 November, 07:00 to 10:00 in Helsinki. */
const MORNING = { start: at('2026-11-21T05:00Z'), end: at('2026-11-21T08:00Z') };

describe('valid is the consumption date, a whole day of the property (R2-160)', () => {
  test.each([
    ['the evening before in Helsinki', '2026-11-20T21:59:59Z', 'upcoming'],
    ['midnight in Helsinki', '2026-11-20T22:00Z', 'valid'],
    ['during breakfast', '2026-11-21T06:00Z', 'valid'],
    ['after breakfast, the same day', '2026-11-21T12:00Z', 'valid'],
    ['the last second of the day in Helsinki', '2026-11-21T21:59:59Z', 'valid'],
    ['midnight after it in Helsinki', '2026-11-21T22:00Z', 'used'],
  ])('%s: %s is %s', (_name, now, state) => {
    expect(passState(MORNING, at(now), HELSINKI)).toBe(state);
  });

  test.each([
    ['during breakfast', '2026-11-21T07:59:59Z', false],
    ['when breakfast ends', '2026-11-21T08:00Z', true],
    ['the last second of the day', '2026-11-21T21:59:59Z', true],
    ['the evening before', '2026-11-20T21:59:59Z', false],
    ['the day after', '2026-11-22T12:00Z', false],
  ])('its hours are over: %s, %s, %s', (_name, now, ended) => {
    const state = passState(MORNING, at(now), HELSINKI);
    expect(hasEnded({ id: 'breakfast', guests: 2, state, ...MORNING }, at(now))).toBe(ended);
  });

  test('a day without an hour has no end to tell', () => {
    const { start } = MORNING;
    expect(hasEnded({ id: 'gym', guests: 2, state: 'valid', start, end: start }, at('2026-11-21T12:00Z'))).toBe(false);
  });

  test('the same moment is another day elsewhere', () => {
    const now = at('2026-11-21T23:30Z');
    const morning = { start: at('2026-11-22T07:00Z'), end: at('2026-11-22T10:00Z') };
    expect([HELSINKI, LONDON, NEW_YORK].map((zone) => passState(morning, now, zone))).toEqual([
      'valid',
      'upcoming',
      'upcoming',
    ]);
  });

  test.each([
    // Clocks go forward in London on 29 March 2026 at 01:00, back on 25 October at 02:00.
    ['the short day begins', '2026-03-29', '2026-03-29T00:00Z', 'valid'],
    ['the short day ends an hour earlier', '2026-03-29', '2026-03-29T22:59:59Z', 'valid'],
    ['the day after the short one', '2026-03-29', '2026-03-29T23:00Z', 'used'],
    ['the long day begins', '2026-10-25', '2026-10-24T23:00Z', 'valid'],
    ['before the long day', '2026-10-25', '2026-10-24T22:59:59Z', 'upcoming'],
    ['the long day ends an hour later', '2026-10-25', '2026-10-25T23:59:59Z', 'valid'],
    ['the day after the long one', '2026-10-25', '2026-10-26T00:00Z', 'used'],
  ])('%s (%s)', (_name, day, now, state) => {
    expect(passState({ start: at(`${day}T08:00Z`), end: at(`${day}T10:00Z`) }, at(now), LONDON)).toBe(state);
  });

  test.each([
    ['its first day', '2026-11-20T00:00Z', 'valid'],
    ['a day between', '2026-11-22T12:00Z', 'valid'],
    ['its last day, after check-out', '2026-11-23T20:00Z', 'valid'],
    ['the day before', '2026-11-19T23:59Z', 'upcoming'],
    ['the day after', '2026-11-24T00:00Z', 'used'],
  ])('a span of days: %s', (_name, now, state) => {
    expect(passState({ start: at('2026-11-20T15:00Z'), end: at('2026-11-23T11:00Z') }, at(now), UTC)).toBe(state);
  });

  test('a day that ends at midnight is one day', () => {
    const day = { start: at('2026-11-20T22:00Z'), end: at('2026-11-21T22:00Z') };
    expect(passState(day, at('2026-11-21T21:59Z'), HELSINKI)).toBe('valid');
    expect(passState(day, at('2026-11-21T22:00Z'), HELSINKI)).toBe('used');
  });
});

const NOW = at('2026-11-21T09:00Z');
let ids = 0;
const breakfast = (day: string | null, changes: Partial<OrderedItem> = {}) =>
  anItem({
    id: `b-${(ids += 1)}`,
    type: 'breakfast',
    consumptionDate: day === null ? null : at(`2026-11-${day}T05:00Z`),
    consumptionEndDate: day === null ? null : at(`2026-11-${day}T08:00Z`),
    ...changes,
  });
const gym = (changes: Partial<OrderedItem> = {}) => anItem({ id: 'g', type: 'gym', ...changes });
const passes = (type: 'breakfast' | 'gym', ...orderedProducts: OrderedItem[]) =>
  passesOf(aStay({ orderedProducts }), type, NOW, HELSINKI);

describe('the passes of a stay', () => {
  test('several guests on one day share one pass', () => {
    expect(passes('breakfast', breakfast('21'), breakfast('21'), breakfast('22'))).toMatchObject([
      { guests: 2, state: 'valid' },
      { guests: 1, state: 'upcoming' },
    ]);
  });

  test('today comes first, then the next ones, then the used ones, the latest first', () => {
    const order = passes('breakfast', ...['20', '23', '21', '19', '22'].map((day) => breakfast(day)));
    expect(order.map(({ start, state }) => `${start.slice(8, 10)} ${state}`)).toEqual([
      '21 valid',
      '22 upcoming',
      '23 upcoming',
      '20 used',
      '19 used',
    ]);
  });

  test('used passes that begin together keep the order of the server', () => {
    const order = passes(
      'breakfast',
      breakfast('19', { id: 'one' }),
      breakfast('19', { id: 'two', consumptionEndDate: at('2026-11-20T08:00Z') }),
    );
    expect(order.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test.each([
    ['without an end it is good for its day', { consumptionEndDate: null }, ['2026-11-21', '2026-11-21']],
    [
      'without dates it is good for the stay',
      { consumptionDate: null, consumptionEndDate: null },
      ['2026-11-20', '2026-11-23'],
    ],
    [
      'an end before its beginning is none',
      { consumptionEndDate: at('2026-11-19T05:00Z') },
      ['2026-11-21', '2026-11-21'],
    ],
  ])('%s', (_name, changes, days) => {
    const [pass] = passes('breakfast', breakfast('21', changes));
    expect([pass?.start.slice(0, 10), pass?.end.slice(0, 10)]).toEqual(days);
  });

  test('an item without a readable date is not a pass', () => {
    const stay = aStay({ startDate: null, endDate: null, orderedProducts: [breakfast(null)] });
    expect(passesOf(stay, 'breakfast', NOW, UTC)).toEqual([]);
  });

  test('one gym pass is for all guests of the stay; other products are not passes', () => {
    expect(passes('gym', gym(), gym({ id: 'second' }), breakfast('21'))).toMatchObject([
      { id: 'g', guests: 2, state: 'valid' },
    ]);
    expect(passes('breakfast', gym())).toEqual([]);
  });
});

describe('a pass that lasts until the stay ends leaves nothing to order', () => {
  test.each([
    ['none', [], false],
    ['for the stay', [gym()], true],
    [
      'until the day before the last',
      [gym({ consumptionDate: at('2026-11-20T13:00Z'), consumptionEndDate: at('2026-11-22T09:00Z') })],
      false,
    ],
  ])('%s', (_name, orderedProducts, lasts) => {
    const stay = aStay({ orderedProducts });
    expect(lastsForStay(passesOf(stay, 'gym', NOW, HELSINKI), stay, HELSINKI)).toBe(lasts);
  });
});

describe('the page of a pass', () => {
  test.each([
    ['a stay that takes orders', {}, true],
    ['checked out, with a breakfast to come', { checkOutDate: NOW, orderedProducts: [breakfast('22')] }, true],
    ['checked out, without one', { checkOutDate: NOW, orderedProducts: [gym()] }, false],
    ['cancelled', { isCancelled: true, orderedProducts: [breakfast('22')] }, false],
  ])('%s', (_name, changes, has) => {
    expect(hasPassPage('breakfast')(aStay(changes))).toBe(has);
  });
});

describe('whether every guest has every remaining breakfast (R9-18)', () => {
  const breakfasts = (...days: readonly number[]) =>
    days.map((day, index) =>
      anItem({
        id: `${day}-${index}`,
        type: 'breakfast',
        consumptionDate: at(`2026-11-${day}T05:00Z`),
        consumptionEndDate: at(`2026-11-${day}T08:00Z`),
      }),
    );
  const everyMorning = breakfasts(21, 21, 22, 22, 23, 23);
  test.each([
    ['every morning for both, before arrival', everyMorning, '2026-11-18T10:00Z', true],
    ['every morning for both, on the day of arrival', everyMorning, '2026-11-20T10:00Z', true],
    ['one of them misses one', everyMorning.slice(1), '2026-11-20T10:00Z', false],
    ['one missed one that is over', everyMorning.slice(1), '2026-11-22T10:00Z', true],
    ['the last morning, sorted', breakfasts(23, 23), '2026-11-23T04:00Z', true],
    ['the last morning, for one of them', breakfasts(23), '2026-11-23T04:00Z', false],
    ['none', [], '2026-11-20T10:00Z', false],
  ])('%s', (_name, orderedProducts, now, expected) => {
    const stay = aStay({ adultsCount: 2, childrenCount: 0, orderedProducts });
    expect(hasEveryBreakfast(stay, at(now), HELSINKI)).toBe(expected);
  });
  test('a stay without dates has no mornings to count', () => {
    expect(
      hasEveryBreakfast(aStay({ endDate: null, orderedProducts: everyMorning }), at('2026-11-20T10:00Z'), HELSINKI),
    ).toBe(false);
  });
});

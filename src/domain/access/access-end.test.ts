import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';
import { MINUTE, parseZone, shift } from '#lib/time.ts';

import { accessEnd, codeEnd, keyAfterCheckOut, timeLeft } from './access-end.ts';
import type { AccessKey } from './access-key.ts';

const HELSINKI = parseZone('Europe/Helsinki');
const LONDON = parseZone('Europe/London');

const ROWS = [
  [
    'an ordinary day in Helsinki',
    HELSINKI,
    '2026-11-23T08:10:00.000Z',
    '2026-11-23T08:25:00.000Z',
    '2026-11-23T21:00:00.000Z',
  ],
  [
    'the spring switch in Helsinki, in the morning',
    HELSINKI,
    '2026-03-29T07:00:00.000Z',
    '2026-03-29T07:15:00.000Z',
    '2026-03-29T20:00:00.000Z',
  ],
  [
    'the spring switch in Helsinki, ten minutes before it',
    HELSINKI,
    '2026-03-29T00:50:00.000Z',
    '2026-03-29T01:05:00.000Z',
    '2026-03-29T20:00:00.000Z',
  ],
  [
    'the autumn switch in Helsinki, in the morning',
    HELSINKI,
    '2026-10-25T08:00:00.000Z',
    '2026-10-25T08:15:00.000Z',
    '2026-10-25T21:00:00.000Z',
  ],
  [
    'the autumn switch in Helsinki, ten minutes before it',
    HELSINKI,
    '2026-10-25T00:50:00.000Z',
    '2026-10-25T01:05:00.000Z',
    '2026-10-25T21:00:00.000Z',
  ],
  [
    'the spring switch in London',
    LONDON,
    '2026-03-29T09:00:00.000Z',
    '2026-03-29T09:15:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ],
  [
    'the autumn switch in London',
    LONDON,
    '2026-10-25T10:00:00.000Z',
    '2026-10-25T10:15:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ],
  [
    'after midnight in Helsinki, still yesterday in UTC',
    HELSINKI,
    '2026-11-22T22:30:00.000Z',
    '2026-11-22T22:45:00.000Z',
    '2026-11-23T21:00:00.000Z',
  ],
] as const;

// Projects of the unit tests run this table on a device in another zone.
describe('access after check-out', () => {
  test.each(ROWS)('R9-09, R9-10 %s', (_words, zone, checkOut, unit, building) => {
    expect(accessEnd(checkOut as Instant, zone)).toEqual({ unit, building });
  });
});

describe('how long a door still opens', () => {
  const checkOut = '2026-11-23T08:10:00.000Z' as Instant;
  const { unit } = accessEnd(checkOut, HELSINKI);
  test.each([
    ['right after check-out: 15 minutes', 0, checkOut, 15 * MINUTE],
    ['the device is half a minute behind the server: no more than 15', -MINUTE / 2, checkOut, 15 * MINUTE],
    ['four minutes later', 4 * MINUTE, checkOut, 11 * MINUTE],
    ['after its end', 16 * MINUTE, checkOut, -MINUTE],
    ['without a check-out', -MINUTE, null, 16 * MINUTE],
  ])('%s', (_words, later, since, left) => {
    expect(timeLeft(unit, shift(checkOut, later), since)).toBe(left);
  });
});

describe('the end of a code', () => {
  const at = (text: string) => new Date(text).toISOString() as Instant;
  const HELSINKI = parseZone('Europe/Helsinki');
  const END = at('2026-11-23T09:00Z');

  test.each([
    ['the apartment: 15 minutes after the stay', 'property-unit', null, null, '2026-11-23T09:15Z'],
    ['the building: 23:00 of the property', 'entrance', null, null, '2026-11-23T21:00Z'],
    ['checked out earlier', 'property-unit', null, '2026-11-22T08:00Z', '2026-11-22T08:15Z'],
    ['the building on the day of an earlier check-out', 'hallway', null, '2026-11-22T08:00Z', '2026-11-22T21:00Z'],
    ['a key that ends before', 'entrance', '2026-11-23T10:00Z', null, '2026-11-23T10:00Z'],
    ['a key that says later', 'property-unit', '2026-11-30T10:00Z', null, '2026-11-23T09:15Z'],
  ] as const)('%s (S58)', (_name, type, validTo, checkOut, end) => {
    const key = { type, validToDate: validTo === null ? null : at(validTo) };
    const stay = { endDate: END, checkOutDate: checkOut === null ? null : at(checkOut) };
    expect(codeEnd(key, stay, HELSINKI)).toBe(at(end));
  });

  test('a stay without an end leaves the word to the key', () => {
    const stay = { endDate: null, checkOutDate: null };
    expect(codeEnd({ type: 'entrance', validToDate: END }, stay, HELSINKI)).toBe(END);
    expect(codeEnd({ type: 'entrance', validToDate: null }, stay, HELSINKI)).toBeUndefined();
  });
});

describe('a key after check-out', () => {
  const HELSINKI = parseZone('Europe/Helsinki');
  /** 10:55 and noon in Helsinki, around keys that end at 11:00. */
  const BEFORE_THE_END = '2026-11-23T08:55:00.000Z';
  const AFTER_THE_END = '2026-11-23T10:00:00.000Z';
  const END = '2026-11-23T09:00:00.000Z' as Instant;
  const BUILDING_END = '2026-11-23T21:00:00.000Z' as Instant;

  test.each<[string, string, Partial<AccessKey>, string | null]>([
    ['R9-09 the apartment: 15 minutes, past its end', BEFORE_THE_END, {}, '2026-11-23T09:10:00.000Z'],
    ['R9-10 the street door: until 23:00', BEFORE_THE_END, { type: 'entrance' }, BUILDING_END],
    ['R9-10 the luggage room: until 23:00', BEFORE_THE_END, { type: 'luggage-room' }, BUILDING_END],
    ['a key without an end', AFTER_THE_END, { validToDate: null }, '2026-11-23T10:15:00.000Z'],
    ['R4-69 an apartment whose key has ended stays shut', AFTER_THE_END, {}, null],
    ['R4-69 a street door whose key has ended stays shut', AFTER_THE_END, { type: 'entrance' }, null],
    ['R4-69 a key that ends in the same moment', END, {}, null],
    [
      'R9-10 a street door that closed at 23:00, with a later check-out',
      '2026-11-23T21:58:00.000Z',
      { type: 'entrance', validToDate: BUILDING_END },
      BUILDING_END,
    ],
    ['R4-50 a withheld key stays withheld', BEFORE_THE_END, { error: { code: 'not-paid' } }, null],
  ])('%s', (_words, checkOut, changes, until) => {
    const key = { type: 'property-unit', error: null, validToDate: END, ...changes } as const;
    expect(keyAfterCheckOut(key, checkOut as Instant, HELSINKI)).toBe(until);
  });
});

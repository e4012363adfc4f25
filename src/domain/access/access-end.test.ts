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
    expect(accessEnd({ checkOutDate: checkOut as Instant, endDate: null }, zone)).toEqual({ unit, building });
  });

  // Around a stay that ends at 11:00 in Helsinki.
  test.each([
    ['an hour before it', '10:00', '10:15'],
    ['at its hour', '11:00', '11:15'],
    ['five minutes late', '11:05', '11:15'],
    ['half an hour late: not any more', '11:30', '11:15'],
    ['late in the evening: not any more', '22:59', '11:15'],
  ])('N1 R9-09, R9-10 leaving %s', (_words, left, unit) => {
    const inHelsinki = (time: string) => new Date(`2026-11-23T${time}:00+02:00`).toISOString() as Instant;
    const ends = accessEnd({ checkOutDate: inHelsinki(left), endDate: inHelsinki('11:00') }, HELSINKI);
    expect(ends).toEqual({ unit: inHelsinki(unit), building: inHelsinki('23:00') });
  });

  test('a stay that nobody has left counts from its hour; one without an hour has no end', () => {
    const endDate = '2026-11-23T09:00:00.000Z' as Instant;
    expect(accessEnd({ checkOutDate: null, endDate }, HELSINKI)?.unit).toBe('2026-11-23T09:15:00.000Z');
    expect(accessEnd({ checkOutDate: null, endDate: null }, HELSINKI)).toBeNull();
  });
});

describe('how long a door still opens', () => {
  const checkOut = '2026-11-23T08:10:00.000Z' as Instant;
  const unit = shift(checkOut, 15 * MINUTE);
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
  /** In Helsinki. */
  const inHelsinki = (time: string) => new Date(`2026-11-23T${time}:00+02:00`).toISOString() as Instant;

  // Of a stay until 11:00, with keys that end then.
  test.each<[string, string, Partial<AccessKey>, string | null]>([
    ['R9-09 the apartment: 15 minutes, past its end', '10:55', {}, '11:10'],
    ['R9-10 the street door: until 23:00', '10:55', { type: 'entrance' }, '23:00'],
    ['R9-10 the luggage room: until 23:00', '10:55', { type: 'luggage-room' }, '23:00'],
    ['N1 late: the apartment until 15 minutes after the stay', '11:05', {}, '11:15'],
    ['N1 at the hour itself: 15 minutes', '11:00', {}, '11:15'],
    ['N1 late: the street door until 23:00', '11:05', { type: 'entrance' }, '23:00'],
    ['N1 late: the luggage room until 23:00', '11:05', { type: 'luggage-room' }, '23:00'],
    ['N1 hours late: the street door until 23:00', '19:30', { type: 'entrance' }, '23:00'],
    [
      'N1 a street door whose own key ended in the morning',
      '11:05',
      { type: 'entrance', validToDate: inHelsinki('08:00') },
      '23:00',
    ],
    ['N1 R4-69 too late: the apartment stays shut', '11:15', {}, null],
    ['N1 R4-69 half an hour late: the apartment stays shut', '11:30', {}, null],
    [
      'R4-69 an apartment whose key ended before the stay stays shut',
      '10:30',
      { validToDate: inHelsinki('10:00') },
      null,
    ],
    ['N1 a key that outlasts the stay ends with it', '11:05', { validToDate: inHelsinki('20:00') }, '11:15'],
    ['N1 as does a key without an end', '11:05', { validToDate: null }, '11:15'],
    [
      'R9-10 a street door that closed at 23:00, with a later check-out',
      '23:58',
      { type: 'entrance', validToDate: inHelsinki('23:00') },
      '23:00',
    ],
    ['R4-69 past 23:00, a street door that had closed at 11:00', '23:58', { type: 'entrance' }, null],
    ['R4-50 a withheld key stays withheld', '10:55', { error: { code: 'not-paid' } }, null],
    ['R4-50 late, too', '11:05', { type: 'entrance', error: { code: 'not-paid' } }, null],
  ])('%s', (_words, checkOut, changes, until) => {
    const end = inHelsinki('11:00');
    const key = { type: 'property-unit', error: null, validToDate: end, ...changes } as const;
    expect(keyAfterCheckOut(key, inHelsinki(checkOut), end, HELSINKI)).toBe(until && inHelsinki(until));
  });

  test('N1 a paid late check-out is the hour of the stay', () => {
    const key = { type: 'property-unit', error: null, validToDate: inHelsinki('13:00') } as const;
    expect(keyAfterCheckOut(key, inHelsinki('13:05'), inHelsinki('13:00'), HELSINKI)).toBe(inHelsinki('13:15'));
  });

  test('of a stay without an hour: 15 minutes, and no ended key comes back', () => {
    const key = { type: 'property-unit', error: null, validToDate: null } as const;
    expect(keyAfterCheckOut(key, inHelsinki('13:05'), null, HELSINKI)).toBe(inHelsinki('13:20'));
    const ended = { ...key, validToDate: inHelsinki('13:00') };
    expect(keyAfterCheckOut(ended, inHelsinki('13:05'), null, HELSINKI)).toBeNull();
  });
});

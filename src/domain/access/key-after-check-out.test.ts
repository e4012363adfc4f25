import { expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { parseZone } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';
import { keyAfterCheckOut } from './key-after-check-out.ts';

const HELSINKI = parseZone('Europe/Helsinki');
/** 10:55 and noon in Helsinki, around keys that end at 11:00. */
const BEFORE_THE_END = '2026-11-23T08:55:00.000Z';
const AFTER_THE_END = '2026-11-23T10:00:00.000Z';
const END = '2026-11-23T09:00:00.000Z' as Instant;
const HOUSE_END = '2026-11-23T21:00:00.000Z' as Instant;

test.each<[string, string, Partial<AccessKey>, string | null]>([
  ['R9-09 the apartment: 15 minutes, past its end', BEFORE_THE_END, {}, '2026-11-23T09:10:00.000Z'],
  ['R9-10 the street door: until 23:00', BEFORE_THE_END, { type: 'entrance' }, HOUSE_END],
  ['R9-10 the luggage room: until 23:00', BEFORE_THE_END, { type: 'luggage-room' }, HOUSE_END],
  ['a key without an end', AFTER_THE_END, { validToDate: null }, '2026-11-23T10:15:00.000Z'],
  ['R4-69 an apartment whose key has ended stays shut', AFTER_THE_END, {}, null],
  ['R4-69 a street door whose key has ended stays shut', AFTER_THE_END, { type: 'entrance' }, null],
  ['R4-69 a key that ends in the same moment', END, {}, null],
  [
    'R9-10 a street door that closed at 23:00, with a later check-out',
    '2026-11-23T21:58:00.000Z',
    { type: 'entrance', validToDate: HOUSE_END },
    HOUSE_END,
  ],
  ['R4-50 a withheld key stays withheld', BEFORE_THE_END, { error: { code: 'not-paid' } }, null],
])('%s', (_words, checkOut, changes, until) => {
  const key = { type: 'property-unit', error: null, validToDate: END, ...changes } as const;
  expect(keyAfterCheckOut(key, checkOut as Instant, HELSINKI)).toBe(until);
});

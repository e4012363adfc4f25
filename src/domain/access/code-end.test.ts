import { expect, test } from 'vitest';

import { parseZone } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { codeEnd } from './code-end.ts';

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

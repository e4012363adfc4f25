import { expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { minorDigits, toMajor, toMinor } from './money.ts';

test.each([
  ['EUR', 2],
  ['GBP', 2],
  ['DKK', 2],
  ['NOK', 2],
  ['SEK', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['EURO', 2],
  ['', 2],
  ['€', 2],
  ['__proto__', 2],
])('%s has %i minor digits; an unknown code has 2', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test.each([
  [12.1, 'EUR', 1210],
  [8.2, 'EUR', 820],
  [0.29, 'EUR', 29],
  [1.15, 'GBP', 115],
  [1999.99, 'DKK', 199_999],
  [0, 'EUR', 0],
  [1200, 'JPY', 1200],
  [1.234, 'KWD', 1234],
])('%d %s is %i in minor units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
  expect(toMajor(minor, currency)).toBe(amount);
});

test('minor units survive the way to major units and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.constantFrom('EUR', 'GBP', 'DKK', 'JPY', 'KWD'),
      (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});

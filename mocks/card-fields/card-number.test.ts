import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { brandCodeOf, cvvDigits, cvvLength, inGroups, isCardNumber, masked, numberDigits } from './card-number.ts';

const NUMBERS = [
  ['VIS', '4242424242424242', '4242 4242 4242 4242'],
  ['VIS', '4222222222222', '4222 2222 2222 2'],
  ['ECA', '5555555555554444', '5555 5555 5555 4444'],
  ['ECA', '2223003122003222', '2223 0031 2200 3222'],
  ['AMX', '378282246310005', '3782 822463 10005'],
  ['DIN', '30569309025904', '3056 9309 0259 04'],
  ['DIS', '6011111111111117', '6011 1111 1111 1117'],
  ['JCB', '3566002020360505', '3566 0020 2036 0505'],
  ['CUP', '6200000000000005', '6200 0000 0000 0005'],
  ['MAE', '6759649826438453', '6759 6498 2643 8453'],
] as const;

describe('the simulated provider (R5-39)', () => {
  test.each(NUMBERS)('%s %s is a card', (code, digits, grouped) => {
    expect(isCardNumber(digits)).toBe(true);
    expect(brandCodeOf(digits)).toBe(code);
    expect(inGroups(digits)).toBe(grouped);
    expect(numberDigits(grouped)).toBe(digits);
  });

  test.each([
    '４２４２ ４２４２ ４２４２ ４２４２',
    '٤٢٤٢-٤٢٤٢-٤٢٤٢-٤٢٤٢',
    '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲',
    '४२४२४२४२४२४२४२४२',
    '\u20664242\u200b4242\u00a04242\u20114242\u2069',
  ])('T5: %s, typed in other digits or with separators, is the number 4242424242424242', (typed) => {
    expect(numberDigits(typed)).toBe('4242424242424242');
  });

  test('T5: a security code may be typed in other digits; it has at most four', () => {
    expect(['１２３', '١٢٣', '१२३४५', '12a3'].map(cvvDigits)).toEqual(['123', '123', '1234', '123']);
  });

  test.each(NUMBERS)('%s %s with a wrong check digit is not a card', (_code, digits) => {
    const last = (Number(digits.at(-1)) + 1) % 10;
    expect(isCardNumber(digits.slice(0, -1) + String(last))).toBe(false);
  });

  test.each(['', '4', '424242424242', '42424242424242424242', '0000000000000000', '9999999999999995', 'abcd'])(
    '%j is not a card',
    (digits) => {
      expect(isCardNumber(digits)).toBe(false);
    },
  );

  test.each([
    ['VIS', 3],
    ['ECA', 3],
    ['AMX', 4],
    [null, 3],
  ])('a security code of %s has %d digits', (code, length) => {
    expect(cvvLength(code)).toBe(length);
  });

  test('a masked number keeps its length and shows ten digits', () => {
    const numbers = fc.stringMatching(/^\d{13,19}$/);
    fc.assert(
      fc.property(numbers, (digits) => {
        expect(masked(digits)).toHaveLength(digits.length);
        expect(masked(digits)).toMatch(/^\d{6}x{3,9}\d{4}$/);
      }),
    );
  });

  test('takes a long paste at once', () => {
    expect(numberDigits('4'.repeat(1_000_000))).toHaveLength(19);
  });
});

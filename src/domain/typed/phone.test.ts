import { expect, test } from 'vitest';

import { fc } from '../../../tests/support/fast-check.ts';
import { normalisePhone, phoneProblem } from './phone.ts';

test.each([
  ['the example (R5-17)', '+358 (0)40-123', '+358040123'],
  ['the example (R5-42)', '00358 40+1', '00358401'],
  ['nothing to change', '+358401234567', '+358401234567'],
  ['spaces before the plus', '  +44 20 7946 0000', '+442079460000'],
  ['a bracket before the plus', '(+44) 20 7946', '+44207946'],
  ['two pluses', '++44 20', '+4420'],
  ['a plus in the middle only', '44+20', '4420'],
  ['a plus behind the digits', '4420+', '4420'],
  ['no-break spaces', '+45\u00a033\u00a011', '+453311'],
  ['letters', '+44 20 ext. 7', '+44207'],
  ['no digits', 'call us', ''],
  ['a plus alone', '+', ''],
  ['empty', '', ''],
])('%s', (_, phone, expected) => {
  expect(normalisePhone(phone)).toBe(expected);
});

test('a leading plus and digits only, whatever comes in; normalising twice changes nothing (R5-17, R5-42)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ()./x\u200e-]*$/), (phone) => {
      const normal = normalisePhone(phone);
      expect(normal).toMatch(/^(\+?\d+)?$/);
      expect(normal.replace('+', '')).toBe(phone.replace(/\D/g, ''));
      expect(normalisePhone(normal)).toBe(normal);
    }),
  );
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['40 123', 'country-code'],
  ['040 123 4567', 'country-code'],
  ['+040 123 4567', 'country-code'],
  ['358401234567', 'country-code'],
  ['+358', 'number'],
  ['+358 40', 'number'],
  ['+1234567890123456', 'number'],
  ['call me', 'number'],
  ['+', 'number'],
  ['+358 40 123-4567', null],
  ['+49 (30) 901820', null],
  ['00358 40 1234567', null],
  ['  +1 202 555 0143 ', null],
])('%j: %s', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
});

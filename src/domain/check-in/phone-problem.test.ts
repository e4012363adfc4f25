import { expect, test } from 'vitest';

import { phoneProblem } from './phone-problem.ts';

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

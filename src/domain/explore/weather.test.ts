import { expect, test } from 'vitest';

import { highOf, warmestCity } from './weather.ts';

// Proves R2-98, R2-101.
test.each([
  ['in winter', ['helsinki', 'athens', 'oslo'], 1, 'athens'],
  ['in summer', ['helsinki', 'oslo', 'madrid'], 7, 'madrid'],
  ['of two alike the first', ['berlin', 'berlin'], 5, 'berlin'],
  ['of none none', [], 5, undefined],
] as const)('the warmest city %s', (_words, cities, month, warmest) => {
  expect(warmestCity(cities, month)).toBe(warmest);
});

test('a month that no year has is warm nowhere', () => {
  expect(highOf('athens', 13)).toBe(-Infinity);
});

import { expect, test } from 'vitest';

import { isSecondLook } from './place-look.ts';

// Proves R2-98 and R2-20: a place has one picture, in the guide and in a plan.
test.each([
  ['the first shore of a city', 'helsinki', 'Suomenlinna', false],
  ['its second one', 'helsinki', 'Lauttasaari', true],
  ['a museum beside a church in a rock', 'helsinki', 'Ateneum', false],
  ['a second museum', 'amsterdam', 'Anne Frank Huis', true],
  ['a place that no guide has', 'helsinki', 'Nowhere', false],
] as const)('%s', (_words, city, place, isSecond) => {
  expect(isSecondLook(city, place)).toBe(isSecond);
});

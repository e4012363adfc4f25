import { expect, test } from 'vitest';

import { houseNumber } from './house-number.ts';

test.each([
  ['Kasarmikatu 40', '40'],
  ['65 Chapel Street', '65'],
  ['Vuorikatu 12B', '12B'],
  ['Flat 3, 67, Chapel Street', ''],
  ['Kasarmikatu 40 A 12', ''],
  ['Kasarmikatu', ''],
  ['', ''],
])('the number of %j is %j (R2-164)', (address, number) => {
  expect(houseNumber(address)).toBe(number);
});

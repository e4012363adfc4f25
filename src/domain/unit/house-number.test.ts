import { expect, test } from 'vitest';

import { houseNumber, streetOf } from './house-number.ts';

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

test.each([
  ['Kasarmikatu 40', 'Kasarmikatu'],
  ['65 Chapel Street', 'Chapel Street'],
  ['65, Chapel Street', 'Chapel Street'],
  ['Vuorikatu 12B, Stairwell C', 'Vuorikatu'],
  ['Tartu maantee 49', 'Tartu maantee'],
  ['Kasarmikatu 40 A 12', ''],
  ['Flat 3, 67, Chapel Street', ''],
  ['Harbour Quay', 'Harbour Quay'],
  ['Rue 3', 'Rue'],
  ['40', ''],
  ['', ''],
])('the street of %j is %j (R2-114)', (address, street) => {
  expect(streetOf(address)).toBe(street);
});

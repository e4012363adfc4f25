import { expect, test } from 'vitest';

import { addressLines } from './address-lines.ts';

test.each([
  ['post code before the city', 'Kasarmikatu 40', '00130', 'Helsinki', ['Kasarmikatu 40', '00130 Helsinki']],
  ['a British post code after it', 'Chapel Street 65', 'NW1 5DA', 'London', ['Chapel Street 65', 'London NW1 5DA']],
  ['a Dutch one before it', 'Papaverweg 4', '1032 KH', 'Amsterdam', ['Papaverweg 4', '1032 KH Amsterdam']],
  ['no post code', 'Sea Street 1', '', 'Atlantis', ['Sea Street 1', 'Atlantis']],
  ['no street', ' ', '00130', 'Helsinki', ['00130 Helsinki']],
  ['nothing', '', '', '', []],
])('an address line by line: %s', (_, address, zipCode, city, lines) => {
  expect(addressLines({ address, zipCode, city })).toEqual(lines);
});

import { describe, expect, test } from 'vitest';

import { fridgeItems } from './fridge-items.ts';
import { PROPERTY_CODES } from './property-code.ts';

describe('the stocked fridge of a house (R9-28)', () => {
  test.each([
    ['helsinki-kas40', ['bananas', 'rye-bread', 'muesli', 'milk', 'karelian-pies', 'butter']],
    ['amsterdam-pap4', ['bananas', 'bread', 'muesli', 'milk', 'hagelslag', 'butter']],
    ['unknown', ['bananas', 'bread', 'muesli', 'milk']],
  ] as const)('%s', (code, items) => {
    expect(fridgeItems(code)).toEqual(items);
  });

  test('differs from one house to another', () => {
    expect(new Set(PROPERTY_CODES.map((code) => fridgeItems(code).join())).size).toBe(7);
  });

  test.each(PROPERTY_CODES)('%s has bananas, muesli and milk, and nothing twice', (code) => {
    const items = fridgeItems(code);
    expect(items).toEqual(expect.arrayContaining(['bananas', 'muesli', 'milk']));
    expect(new Set(items).size).toBe(items.length);
  });
});

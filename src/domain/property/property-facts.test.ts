import { describe, expect, test } from 'vitest';

import { PROPERTY_CODES, asPropertyCode } from './property.ts';
import { PROPERTY_FACTS, fridgeItems, parkingSpots } from './property-facts.ts';

const CITIES = [
  'amsterdam',
  'athens',
  'berlin',
  'bonn',
  'copenhagen',
  'florence',
  'freising',
  'helsinki',
  'london',
  'lubeck',
  'madrid',
  'milan',
  'munich',
  'oslo',
  'parnu',
  'stockholm',
  'tallinn',
  'tartu',
  'turku',
];

const cityOf = (code: string): string => code.split('-')[0] ?? '';

describe('location codes (R3-49 to R3-51, R3-55)', () => {
  test('there are forty, none twice', () => {
    expect(PROPERTY_CODES).toHaveLength(40);
    expect(new Set(PROPERTY_CODES).size).toBe(40);
  });

  test('each of the nineteen cities has a property, and no other city does', () => {
    expect(CITIES).toHaveLength(19);
    expect([...new Set(PROPERTY_CODES.map(cityOf))].toSorted()).toEqual(CITIES);
  });

  test('an invented slug is unknown', () => {
    expect(asPropertyCode('atlantis-sea1')).toBe('unknown');
    expect(asPropertyCode('constructor')).toBe('unknown');
  });

  test('no code lacks an entry, no entry lacks a code', () => {
    expect(Object.keys(PROPERTY_FACTS).toSorted()).toEqual(PROPERTY_CODES.toSorted());
  });

  test.each(PROPERTY_CODES)('%s has an id of its own, a name, and a placeholder host of its city', (code) => {
    const { id, displayName, externalHost } = PROPERTY_FACTS[code];
    expect(id).toBe(`prop-${code}`);
    expect(displayName).not.toBe('');
    expect(externalHost).toBe(`${cityOf(code)}.houses.example.test`);
  });
});

test.each([
  ['stockholm-kam5', { from: 12, to: 16, maxHeight: 1.95 }],
  ['stockholm-vas33', { from: 12, to: 16, maxHeight: 1.95 }],
  ['amsterdam-pap4', { from: 23, to: 31, maxHeight: null }],
  ['amsterdam-mid2', { from: 23, to: 31, maxHeight: null }],
] as const)('%s has its spots (R9-24, R9-25)', (code, spots) => {
  expect(parkingSpots(code)).toEqual(spots);
});

test('no other property has numbers, nor has an unknown one (R9-52)', () => {
  const others = PROPERTY_CODES.filter((code) => !/^(stockholm|amsterdam)-/.test(code));
  expect([...others, 'unknown' as const].filter((code) => parkingSpots(code) !== undefined)).toEqual([]);
});

describe('the stocked fridge of a property (R9-28)', () => {
  test.each([
    ['helsinki-kas40', ['bananas', 'rye-bread', 'muesli', 'milk', 'karelian-pies', 'butter']],
    ['amsterdam-pap4', ['bananas', 'bread', 'muesli', 'milk', 'hagelslag', 'butter']],
    ['unknown', ['bananas', 'bread', 'muesli', 'milk']],
  ] as const)('%s', (code, items) => {
    expect(fridgeItems(code)).toEqual(items);
  });

  test('differs from one property to another', () => {
    expect(new Set(PROPERTY_CODES.map((code) => fridgeItems(code).join())).size).toBe(7);
  });

  test.each(PROPERTY_CODES)('%s has bananas, muesli and milk, and nothing twice', (code) => {
    const items = fridgeItems(code);
    expect(items).toEqual(expect.arrayContaining(['bananas', 'muesli', 'milk']));
    expect(new Set(items).size).toBe(items.length);
  });
});

import { describe, expect, test } from 'vitest';

import { asPropertyCode, PROPERTY_CODES } from './property-code.ts';
import { PROPERTY_FACTS } from './property-facts.ts';

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

  test('each of the nineteen cities has a house, and no other city does', () => {
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

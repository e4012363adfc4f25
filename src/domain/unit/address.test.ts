import { describe, expect, test } from 'vitest';

import { addressLines, addressOf, houseNumber, isElsewhere, mapHref, streetOf, unitAddressFromDto } from './unit.ts';

const HOUSE = { address: 'Kasarmikatu 40', city: 'Helsinki', zipCode: '00130', googleMapsUrl: null };
const UNIT = {
  address: 'Korkeavuorenkatu 12',
  entrance: 'Stairwell B',
  city: 'Helsinki',
  zipCode: '00140',
  googleMapsUrl: 'https://maps.app.goo.gl/abc',
};

describe('the address of a unit (R3-33, R3-34)', () => {
  test('has address, entrance, city, map link and post code', () => {
    expect(unitAddressFromDto(UNIT)).toEqual(UNIT);
  });

  test.each([null, undefined])('is missing when the server sends %s', (dto) => {
    expect(unitAddressFromDto(dto)).toBeNull();
  });

  test("overrides the property's when present", () => {
    expect(addressOf(UNIT, HOUSE)).toEqual(UNIT);
  });

  test.each([
    ['without street and entrance is none', { address: ' ', entrance: '' }, null],
    ['with a street only', { entrance: '\u200B' }, { ...UNIT, entrance: null }],
  ])('%s (D1)', (_words, changes, expected) => {
    expect(unitAddressFromDto({ ...UNIT, ...changes })).toEqual(expected);
  });

  test("without a street is the property's, with the entrance of the unit (D1)", () => {
    const unit = unitAddressFromDto({ ...UNIT, address: '', city: '', zipCode: '' });
    expect(addressOf(unit, HOUSE)).toEqual({ ...HOUSE, entrance: 'Stairwell B' });
  });

  test("is the property's, without an entrance, when absent", () => {
    expect(addressOf(null, HOUSE)).toEqual({ ...HOUSE, entrance: null });
  });
});

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

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=Kasarmikatu+40%2C+00130+Helsinki';

test.each([
  ["the server's link", 'https://maps.app.goo.gl/AbC', 'https://maps.app.goo.gl/AbC'],
  ['a search without one', null, SEARCH],
  ['a search instead of a script', 'javascript:alert(1)', SEARCH],
  ['a search instead of another site', 'https://evil.example/maps', SEARCH],
])('the map opens at %s', (_, googleMapsUrl, href) => {
  expect(mapHref({ ...HOUSE, entrance: null, googleMapsUrl })).toBe(href);
});

test.each([
  ['the same', 'Kasarmikatu 40', 'Helsinki', false],
  ['the same in other letters and spaces', ' kasarmikatu,  40 ', 'HELSINKI', false],
  ['another street', 'Korkeavuorenkatu 12', 'Helsinki', true],
  ['another city', 'Kasarmikatu 40', 'Tampere', true],
])('elsewhere than the property, or not: %s (R3-34)', (_, address, city, elsewhere) => {
  expect(isElsewhere({ ...UNIT, address, city }, HOUSE)).toBe(elsewhere);
});

import { describe, expect, test } from 'vitest';

import { addressOf, unitAddressFromDto } from './unit-address.ts';

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

  test("is the property's, without an entrance, when absent", () => {
    expect(addressOf(null, HOUSE)).toEqual({ ...HOUSE, entrance: null });
  });
});

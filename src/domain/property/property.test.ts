import { describe, expect, test } from 'vitest';

import type { Property as PropertyDto } from '#api/generated/model.ts';

import { markInvalidFields } from '#lib/wire.ts';

import { asPropertyCode, isOfBrand, propertyFromDto } from './property.ts';

const DTO: PropertyDto = {
  id: 'prop-1',
  key: 'helsinki-kas40',
  name: 'Kasarmikatu 40',
  city: 'Helsinki',
  zipCode: '00130',
  address: 'Kasarmikatu 40',
  googleMapsUrl: 'https://maps.test/1',
  phone: '+358 (0)9 4245 0150',
  whatsappNumber: '+358 50 555 0150',
  timezone: 'Europe/Helsinki',
  defaultCurrency: 'GBP',
  defaultLanguageCode: 'fi',
  isWhiteLabel: true,
  pciProxyPublicKey: 'sample',
  checkInMethod: 'front-desk',
};

test('a property has all its fields; the phone stays as the server spells it (R3-43, R3-47, R5-42)', () => {
  expect(propertyFromDto(DTO)).toEqual({
    isAddressInvalid: false,
    id: 'prop-1',
    key: 'helsinki-kas40',
    name: 'Kasarmikatu 40',
    city: 'Helsinki',
    zipCode: '00130',
    address: 'Kasarmikatu 40',
    googleMapsUrl: 'https://maps.test/1',
    phone: '+358 (0)9 4245 0150',
    whatsappNumber: '+358 50 555 0150',
    timezone: 'Europe/Helsinki',
    currencyCode: 'GBP',
    languageCode: 'fi',
    isWhiteLabel: true,
    pciProxyPublicKey: 'sample',
    checkInMethod: 'front-desk',
  });
});

test('what is absent or null gets its default (R3-45, R3-46, R3-48, R9-02, R9-03, R9-04)', () => {
  const { timezone: _t, defaultCurrency: _c, defaultLanguageCode: _l, checkInMethod: _m, ...rest } = DTO;
  const nulls = { timezone: null, defaultCurrency: null, defaultLanguageCode: null, checkInMethod: null };
  const defaults = { timezone: 'UTC', currencyCode: 'EUR', languageCode: null, checkInMethod: 'online' };
  expect(propertyFromDto(rest)).toMatchObject(defaults);
  expect(propertyFromDto({ ...rest, ...nulls })).toMatchObject(defaults);
  expect(
    propertyFromDto({ ...DTO, googleMapsUrl: null, phone: null, whatsappNumber: null, pciProxyPublicKey: null }),
  ).toMatchObject({
    googleMapsUrl: null,
    phone: null,
    whatsappNumber: null,
    pciProxyPublicKey: null,
  });
});

describe('values that cannot be used get the default, never an error later (S67)', () => {
  test.each(['Europe/Atlantis', 'GMT+2', '', 'Helsinki'])('time zone %j', (timezone) => {
    expect(propertyFromDto({ ...DTO, timezone }).timezone).toBe('UTC');
  });

  test.each(['EURO', '', '€', 'eu', '12'])('currency %j', (defaultCurrency) => {
    expect(propertyFromDto({ ...DTO, defaultCurrency }).currencyCode).toBe('EUR');
  });

  test.each(['online', 'carrier-pigeon', ''])('check-in method %j', (checkInMethod) => {
    expect(propertyFromDto({ ...DTO, checkInMethod }).checkInMethod).toBe('online');
  });
});

test.each([
  [true, 'white-label', true],
  [true, 'main', false],
  [false, 'main', true],
  [false, 'white-label', false],
  [null, 'main', true],
  [null, 'white-label', true],
] as const)('a property that is white-label: %s, is of the brand %s: %s (N4)', (isWhiteLabel, brand, isOf) => {
  expect(isOfBrand({ isWhiteLabel }, brand)).toBe(isOf);
});

test('whether it is white-label is unknown where the response was invalid there (N4)', () => {
  const response = { ...DTO, isWhiteLabel: false };
  markInvalidFields(response, new Set(['isWhiteLabel']));
  expect(propertyFromDto(response).isWhiteLabel).toBeNull();
});

describe('location codes (R3-44, R3-49, R3-55)', () => {
  test.each([
    'amsterdam-mid2',
    'helsinki-kas40',
    'london-ch65',
    'london-ws75',
    'london-ch73',
    'london-phi27',
    'london-dev14',
    'london-hol128',
    'helsinki-kru4',
    'helsinki-pun4',
    'helsinki-vi05',
    'helsinki-vu12',
    'tallinn-t49',
    'amsterdam-pap4',
    'stockholm-kam5',
  ])('%s is one', (code) => {
    expect(asPropertyCode(code)).toBe(code);
  });

  test.each(['paris-lou1', '', 'Helsinki-kas40', 'constructor'])('%j is unknown', (code) => {
    expect(asPropertyCode(code)).toBe('unknown');
    expect(propertyFromDto({ ...DTO, key: code }).key).toBe('unknown');
  });
});

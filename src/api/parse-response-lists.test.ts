import type { $ZodType } from 'zod/v4/core';

import { beforeEach, describe, expect, test } from 'vitest';

import {
  CheckInMatchList,
  CustomerList,
  CustomProductList,
  DateChangeSlotList,
  ProductContentList,
  PropertyContentList,
  RateOfferList,
  ReservationList,
  RewardList,
} from '#api/generated/model.ts';

import type { ContractError } from './api-error.ts';

import { onContractBreach, parseResponseInParts } from './parse-response.ts';

let reported: ContractError[] = [];
beforeEach(() => {
  reported = [];
  onContractBreach((breach) => reported.push(breach));
});

const image = { url: '/1.jpg', sequenceNumber: 1 };
const article = { id: 'a', category: 'access', title: 'Door', description: '', body: '' };

/** Each list of the contract with one good entry. */
const LISTS: Readonly<Record<string, readonly [$ZodType, object]>> = {
  checkInLookup: [
    CheckInMatchList,
    {
      id: 'r',
      slug: 's',
      confirmationNumber: 'BN-1',
      channelConfirmationNumber: null,
      propertyId: 'p',
      startDate: null,
      endDate: null,
    },
  ],
  propertyContent: [
    PropertyContentList,
    {
      id: 'c',
      propertyId: 'p',
      helpCentreId: null,
      helpCentreIdentifier: null,
      guestAreaImageUrl: null,
      articles: [article],
    },
  ],
  productContent: [ProductContentList, { id: 'c', propertyId: 'p', type: 'gym', partners: [] }],
  customProducts: [
    CustomProductList,
    {
      id: 'c',
      imageUrl: null,
      logoUrl: null,
      guidelines: null,
      price: null,
      isExactPrice: true,
      productType: 'x',
      isAvailable: true,
      productGroupId: null,
    },
  ],
  propertyUnitAvailability: [
    DateChangeSlotList,
    { type: 'end-date', productId: null, timeslot: '2026-11-20T10:00:00Z', isAvailable: true },
  ],
  propertyUnitCategoryAvailability: [
    RateOfferList,
    {
      id: 'r',
      name: 'Flexible',
      description: '',
      totalPriceGross: 100,
      totalPriceNet: 90,
      nightsTotal: 1,
      pricePerNightGross: 100,
      discountPricePerNightGross: null,
      currencyCode: 'EUR',
      voucherCode: null,
    },
  ],
  customers: [
    CustomerList,
    {
      id: 'c',
      email: 'anna@guest.example',
      firstName: null,
      lastName: null,
      externalUserId: null,
      userId: null,
      intercomVerificationHash: null,
    },
  ],
  futureCustomerRewards: [
    RewardList,
    {
      id: 'r',
      type: 'gym',
      name: 'Gym',
      nightsUntilNextTier: 0,
      totalNightsRequired: 5,
      reservationsUntilNextTier: 0,
      content: null,
    },
  ],
  reservations: [
    ReservationList,
    {
      id: 'r',
      slug: 's',
      startDate: null,
      endDate: null,
      checkInDate: null,
      status: 'confirmed',
      propertyId: 'p',
      propertyUnitCategoryId: null,
      propertyUnitCategory: { id: 'c', name: 'Studio', images: [image] },
    },
  ],
};

const listOf = (data: unknown) => ({ total: 1, limit: 10, skip: 0, data });

describe('a list drops its broken entries', () => {
  test.each(Object.entries(LISTS))('%s', (operation, [schema, entry]) => {
    const read = (answer: unknown) => parseResponseInParts(operation, schema, answer);
    const good = listOf([entry]);
    expect(read(good)).toEqual(good);
    for (const bad of [null, 5, 'x', {}, []]) expect(read(listOf([bad, entry, bad]))).toEqual(good);
    expect(read({ data: [entry] })).toMatchObject({ data: [entry] });
    for (const data of [null, undefined, 5, {}, [null], [{}, 5]]) {
      expect(() => read(listOf(data))).toThrow(`${operation}: answer breaks the contract at`);
    }
    for (const answer of [null, 5, [], [entry], {}]) expect(() => read(answer)).toThrow('breaks the contract');
    const fields = reported.map(({ field, issue }) => `${field} ${issue}`);
    expect(fields).toEqual([...new Set(fields)]);
    expect(fields.length).toBeGreaterThan(0);
  });

  test('help without its articles is no help', () => {
    const [schema, entry] = LISTS['propertyContent'] ?? [];
    if (!schema) throw new Error('No such list');
    expect(() => parseResponseInParts('propertyContent', schema, listOf([{ ...entry, articles: null }]))).toThrow(
      'breaks the contract',
    );
    expect(parseResponseInParts('propertyContent', schema, listOf([{ ...entry, articles: [null, article] }]))).toEqual(
      listOf([entry]),
    );
  });

  test('pictures are no reason to drop a reservation', () => {
    const [schema, entry] = LISTS['reservations'] ?? [];
    if (!schema) throw new Error('No such list');
    const category = { id: 'c', name: 'Studio' };
    for (const images of [null, [null], undefined]) {
      const reservation = { ...entry, propertyUnitCategory: { ...category, images } };
      expect(parseResponseInParts('reservations', schema, listOf([reservation]))).toEqual(
        listOf([{ ...entry, propertyUnitCategory: { ...category, images: [] } }]),
      );
    }
  });
});

test('a breach is reported once, however often it is read, and by its place and kind', () => {
  const [schema, entry] = LISTS['reservations'] ?? [];
  if (!schema) throw new Error('No such list');
  for (const slug of [5, 5, null, undefined]) {
    parseResponseInParts('reservations', schema, listOf([{ ...entry, slug }, entry]));
  }
  parseResponseInParts('reservations', schema, listOf([{ ...entry, status: 5 }, entry]));
  expect(reported.map(({ operation, field, issue }) => [operation, field, issue])).toEqual([
    ['reservations', 'data.*.slug', 'invalid_type'],
    ['reservations', 'data.*.status', 'invalid_type'],
  ]);
});

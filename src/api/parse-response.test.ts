import type { $ZodType } from 'zod/v4/core';

import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  CheckIn,
  CheckInMatchList,
  CustomProductList,
  CustomerList,
  DateChangeSlotList,
  ProductAvailability,
  ProductContentList,
  Property,
  PropertyContentList,
  RateOfferList,
  ReservationList,
  RewardList,
} from '#api/generated/model.ts';
import { droppedCount, isInvalidField } from '#lib/wire.ts';

import { fc } from '../../tests/support/fast-check.ts';
import { ApiError, ContractError } from './api-error.ts';
import { onContractBreach, parseResponse, parseResponseInParts } from './parse-response.ts';

/** Read as a whole. */
const OPERATION = 'updateCheckIn';
const CANARY = 'canary-anna@guest.example-4711';

function refusal(schema: Parameters<typeof parseResponse>[1], answer: unknown): ContractError {
  try {
    parseResponse(OPERATION, schema, answer);
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
  throw new Error('The answer was accepted');
}

const Stay = z.object({
  id: z.string(),
  guest: z.optional(z.nullable(z.object({ email: z.string() }))),
  keys: z.array(z.object({ code: z.nullable(z.string()), tries: z.array(z.number()) })),
  notes: z.record(z.string(), z.object({ text: z.string() })),
  kind: z.union([z.object({ a: z.string() }), z.object({ b: z.number() })]),
});
const GOOD = { id: '1', guest: { email: 'a' }, keys: [{ code: '1', tries: [1] }], notes: {}, kind: { a: 'x' } };

test('a good answer is given back, without what the contract does not declare', () => {
  expect(parseResponse(OPERATION, Stay, { ...GOOD, extra: 1 })).toEqual(GOOD);
});

describe('a broken one names operation and field, never a value (S23)', () => {
  test.each<[string, unknown, string]>([
    ['a member is missing', { ...GOOD, id: undefined }, 'id'],
    ['a member has another type', { ...GOOD, id: CANARY.length }, 'id'],
    ['deeper', { ...GOOD, guest: { email: 5 } }, 'guest.email'],
    ['in a list', { ...GOOD, keys: [GOOD.keys[0], { code: 5, tries: [] }] }, 'keys.*.code'],
    ['in a list of a list', { ...GOOD, keys: [{ code: null, tries: [1, CANARY] }] }, 'keys.*.tries.*'],
    ['under a key that a guest wrote', { ...GOOD, notes: { [CANARY]: { text: 5 } } }, 'notes.*.text'],
    ['none of several shapes', { ...GOOD, kind: { [CANARY]: CANARY } }, 'kind'],
    ['no object', CANARY, '(root)'],
    ['null', null, '(root)'],
    ['undefined', undefined, '(root)'],
    ['a list', [CANARY], '(root)'],
  ])('%s', (_, answer, field) => {
    const error = refusal(Stay, answer);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ContractError',
      code: 'unknown',
      operation: OPERATION,
      field,
      data: null,
      status: undefined,
    });
    expect(error.message).toBe(`${OPERATION}: answer breaks the contract at '${field}'`);
    expect(error.cause).toBeUndefined();
  });

  test.each([
    ['a stay', CheckIn],
    ['a look-up', CheckInMatchList],
    ['a house', Property],
  ])('%s: hostile answers never show a value or a key of their own', (_, schema) => {
    const hostile = fc.dictionary(
      fc.constantFrom(CANARY, '__proto__', 'data', 'propertyKeys', 'customer', 'id'),
      fc.oneof(
        fc.constant(CANARY),
        fc.array(fc.dictionary(fc.constantFrom(CANARY, 'id', 'code'), fc.constant(CANARY))),
      ),
    );
    fc.assert(
      fc.property(hostile, (answer) => {
        const { message, field, stack } = refusal(schema, answer);
        expect(message + field + stack?.split('\n')[0]).not.toContain('canary');
      }),
      { numRuns: 200 },
    );
  });

  test('a schema that contains itself ends', () => {
    interface Tree {
      readonly children: Tree[];
    }
    const Tree: z.ZodMiniType<Tree> = z.object({ children: z.array(z.lazy(() => Tree)) });
    expect(refusal(Tree, { children: [{ children: CANARY }] }).field).toBe('children.*.children');
  });
});

describe('what is left of a product', () => {
  const read = (answer: unknown) => parseResponseInParts('productAvailability', ProductAvailability, answer);
  const slot = { startDate: '2026-11-20T10:00:00Z', endDate: '2026-11-20T11:00:00Z', isAvailable: true };
  const cleaning = {
    productId: 'p',
    type: 'mid-stay-cleaning',
    timeslots: [slot],
    cleaningAllowance: 1,
    scheduledCleaningsCount: 0,
  };

  test('a broken slot is dropped', () => {
    expect(read({ ...cleaning, timeslots: [null, slot, { ...slot, startDate: 5 }] })).toEqual(cleaning);
  });

  test.each([
    ['no slots', { timeslots: null }],
    ['only broken slots', { timeslots: [null] }],
    ['an allowance that is no number', { cleaningAllowance: 'one' }],
    ['an unknown type', { type: 'laundry' }],
  ])('%s: the answer is broken', (_, change) => {
    expect(() => read({ ...cleaning, ...change })).toThrow('breaks the contract');
  });
});

describe('a property', () => {
  const HELSINKI = {
    id: 'p',
    key: 'helsinki-kas40',
    name: 'Kasarmikatu 40',
    city: 'Helsinki',
    zipCode: '00130',
    address: 'Kasarmikatu 40',
    googleMapsUrl: null,
    phone: '+358 9 1',
    whatsappNumber: null,
    timezone: 'Europe/Helsinki',
    isWhiteLabel: false,
    pciProxyPublicKey: null,
  };
  const read = (answer: unknown) => parseResponseInParts('property', Property, answer);

  test.each(Object.keys(HELSINKI).filter((member) => !['id', 'timezone'].includes(member)))(
    'can be read without %s',
    (member) => {
      const property = read({ ...HELSINKI, [member]: { broken: true } });
      expect({ ...property, [member]: undefined }).toEqual({ ...HELSINKI, [member]: undefined });
      expect(Object.keys(HELSINKI).filter((each) => isInvalidField(property, each as keyof typeof property))).toEqual([
        member,
      ]);
    },
  );

  test.each(['id', 'timezone'])('needs its %s: a wrong clock is worse than none', (member) => {
    expect(() => read({ ...HELSINKI, [member]: 5 })).toThrow(`at '${member}'`);
  });
});

test('an answer of which nothing was dropped says so', () => {
  expect(droppedCount(undefined)).toBe(0);
  expect(droppedCount([])).toBe(0);
  expect(isInvalidField(undefined, 'x' as never)).toBe(false);
});

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

  test('help without articles is rejected', () => {
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

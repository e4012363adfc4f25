import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { CheckIn as CheckInDto } from '#api/generated/model/index.ts';

import { CheckIn } from '#api/generated/model/index.ts';

import { reservationStatus, stayFromDto } from './stay-from-dto.ts';
import { guestsOf } from './stay.ts';

const CARD = {
  id: 'card-1',
  numberMasked: '411111xxxxxx1111',
  cardHolderName: 'Anna Guest',
  createdAt: '2026-10-01T10:00:00Z',
  transactionId: 'tx-1',
  format: 'physical',
  state: 'enabled',
  type: 'visa',
  authorizationState: 'authorized',
};

/** Only what the contract requires. */
const MINIMAL: CheckInDto = {
  id: 'res-1',
  slug: 'abc',
  propertyId: 'prop-1',
  confirmationNumber: 'BN-1',
  status: 'confirmed',
  startDate: '2026-11-20T13:00:00Z',
  endDate: '2026-11-23T09:00:00Z',
  adultsCount: 2,
  childrenCount: 1,
};

const FULL: CheckInDto = {
  ...MINIMAL,
  slugWithData: 'abc-data',
  propertyUnitId: 'unit-1',
  propertyUnitCategoryId: 'category-1',
  channelConfirmationNumber: 'CH-1',
  state: 'check-in-completed',
  idVerificationState: 'approved',
  checkInDate: '2026-11-20T14:10:00Z',
  checkOutDate: '2026-11-23T08:30:00+02:00',
  totalPriceAmount: 480.5,
  voucher: { code: 'V', type: 'invoice-payment' },
  propertyUnit: {
    id: 'unit-1',
    number: '405',
    floor: '4',
    type: 'apartment',
    availableAt: '2026-11-20T12:00:00Z',
    address: {
      address: 'Kasarmikatu 40',
      entrance: 'B',
      city: 'Helsinki',
      googleMapsUrl: 'https://maps.test/1',
      zipCode: '00130',
    },
    integrations: { wirelessAccessPoint: { ssid: 'Unit', password: 'p' }, accessGuidelines: { accessType: 'code' } },
  },
  creditCards: [CARD],
  creditCard: { ...CARD, id: 'card-2' },
  customer: {
    id: 'cust-1',
    email: 'anna@guest.example',
    firstName: 'Anna',
    lastName: 'Guest',
    externalUserId: 'ext-1',
    userId: 'user-1',
    intercomVerificationHash: 'hash',
    referralCode: 'ANNA10',
  },
  orderItems: [
    {
      id: 'item-1',
      productId: 'product-1',
      type: 'breakfast',
      status: 'confirmed',
      consumptionDate: '2026-11-21T06:00:00Z',
      consumptionEndDate: '2026-11-21T08:00:00Z',
      price: 24,
      currencyCode: 'EUR',
      chargeInterval: 'daily',
    },
  ],
  cancellationPolicy: {
    isFreeCancellationAvailable: true,
    isOta: false,
    freeCancellationEndDate: '2026-11-19T16:00:00Z',
  },
  property: {
    id: 'prop-1',
    integrations: {
      wirelessAccessPoint: { ssid: 'House', password: 'q' },
      accessGuidelines: null,
      commonDoors: {
        luggage: { floorNumber: '0', signText: 'Luggage' },
        washeteria: null,
        kitchen: null,
        garbageRoom: null,
        bicycleStorage: null,
      },
    },
  },
  propertyKeys: [
    {
      id: 'key-2',
      name: 'Unit',
      type: 'property-unit',
      accessType: 'code',
      sequenceNumber: 2,
      validFromDate: '2026-11-20T13:00:00Z',
      validToDate: '2026-11-23T09:15:00Z',
      keypadButton: '#',
      code: '4711',
      error: null,
    },
    {
      id: 'key-1',
      name: 'Entrance',
      type: 'entrance',
      accessType: 'remote',
      sequenceNumber: 1,
      validFromDate: '2026-11-20T13:00:00Z',
      validToDate: '2026-11-23T21:00:00Z',
      keypadButton: null,
      code: null,
      error: null,
    },
  ],
  services: [
    {
      id: 'service-1',
      name: 'Food',
      products: [
        {
          id: 'product-1',
          serviceId: 'service-1',
          name: 'Breakfast',
          type: 'breakfast',
          chargeInterval: 'daily',
          chargeMethod: 'per-person-per-time-unit',
          priceGross: 12,
          currency: 'EUR',
          customerRewardId: null,
          group: 'local-products',
          isOrderable: true,
        },
      ],
    },
    { id: 'service-2', products: [] },
  ],
  propertyUnitCategory: {
    id: 'category-1',
    name: 'One-bedroom apartment',
    propertyId: 'prop-1',
    type: 'apartment',
    capacity: 3,
    description: 'Quiet.',
    features: 'Kitchen\nDesk',
    images: [{ url: 'https://img.test/1', sequenceNumber: 1 }],
    cmsSlug: 'one-bedroom',
    sustainability: { emissionsCo2ePerNight: 4.2 },
  },
};

const clone = (dto: CheckInDto): Record<string, unknown> => structuredClone(dto) as Record<string, unknown>;

describe('every field of the reservation (R3-12)', () => {
  const stay = stayFromDto(FULL);

  test.each([
    ['slug', 'abc'],
    ['slugWithData', 'abc-data'],
    ['reservationId', 'res-1'],
    ['propertyId', 'prop-1'],
    ['propertyKeys', [{ id: 'key-1' }, { id: 'key-2', code: '4711', keypadButton: '#' }]],
    ['propertyUnitId', 'unit-1'],
    ['startDate', '2026-11-20T13:00:00.000Z'],
    ['endDate', '2026-11-23T09:00:00.000Z'],
    ['checkInDate', '2026-11-20T14:10:00.000Z'],
    ['checkOutDate', '2026-11-23T06:30:00.000Z'],
    ['confirmationNumber', 'BN-1'],
    ['adultsCount', 2],
    ['childrenCount', 1],
    ['products', [{ id: 'product-1', price: 12 }]],
    ['orderedProducts', [{ id: 'item-1', price: 24 }]],
    ['integrations', { wirelessAccessPoint: { ssid: 'Unit' }, commonDoors: [{ kind: 'luggage' }] }],
    ['guestCreditCards', [{ id: 'card-1' }]],
    ['reservationCreditCard', { id: 'card-2' }],
    ['customer', { id: 'cust-1', firstName: 'Anna' }],
    ['unitAddress', { address: 'Kasarmikatu 40', entrance: 'B' }],
    ['totalPriceAmount', 480.5],
    ['livingUnit', { number: '405', name: 'One-bedroom apartment', emissionsCo2ePerNight: 4.2 }],
    ['cancellationPolicy', { hasData: true, isFreeCancellationAvailable: true }],
    ['status', 'confirmed'],
    ['state', 'check-in-completed'],
    ['idVerificationState', 'approved'],
  ])('%s', (field, value) => {
    expect(stay).toMatchObject({ [field]: value });
  });

  test('the customer has all eight fields (R3-17)', () => {
    expect(stay.customer).toEqual(FULL.customer);
  });

  test('it is plain JSON: the cache can be written down and read back', () => {
    expect(JSON.parse(JSON.stringify(stay))).toEqual(stay);
  });
});

describe('what is absent gets its default (R3-14, R3-15, R3-28)', () => {
  const DEFAULTS = {
    slugWithData: 'abc',
    propertyKeys: [],
    propertyUnitId: null,
    unitCategoryId: null,
    checkInDate: null,
    checkOutDate: null,
    products: [],
    orderedProducts: [],
    integrations: { wirelessAccessPoint: null, accessType: null, commonDoors: [] },
    guestCreditCards: [],
    reservationCreditCard: null,
    customer: null,
    unitAddress: null,
    totalPriceAmount: null,
    livingUnit: null,
    cancellationPolicy: { hasData: false },
    state: 'guest-details-required',
    idVerificationState: 'not-required',
    isCancelled: false,
    isPayableByInvoice: false,
  };

  test('in the smallest answer of the contract', () => {
    expect(CheckIn.safeParse(MINIMAL).success).toBe(true);
    expect(stayFromDto(MINIMAL)).toMatchObject(DEFAULTS);
  });

  test('in an answer that says null wherever the contract lets it', () => {
    const nulls = clone(MINIMAL);
    for (const member of Object.keys(FULL)) {
      if (CheckIn.safeParse({ ...nulls, [member]: null }).success) nulls[member] = null;
    }
    const answer = CheckIn.parse(nulls);
    expect(Object.values(answer).filter((value) => value === null).length).toBeGreaterThanOrEqual(14);
    expect(stayFromDto(answer)).toMatchObject({ ...DEFAULTS, startDate: null, endDate: null });
  });

  test('when any one expansion is missing', () => {
    const optional = Object.keys(FULL).flatMap((member) => {
      const { [member]: _, ...rest } = clone(FULL);
      const answer = CheckIn.safeParse(rest);
      return answer.success ? [answer.data] : [];
    });
    expect(optional).toHaveLength(Object.keys(FULL).length - Object.keys(MINIMAL).length);
    for (const answer of optional) expect(stayFromDto(answer).slug).toBe('abc');
  });

  test('an empty name of the customer stays null (R3-26), a missing hash too', () => {
    const { intercomVerificationHash: _, ...customer } = {
      ...FULL.customer,
      id: 'cust-1',
      email: null,
      firstName: null,
      lastName: null,
      externalUserId: null,
      userId: null,
      referralCode: null,
    };
    expect(stayFromDto({ ...FULL, customer }).customer).toEqual({ ...customer, intercomVerificationHash: null });
  });

  test.each(['startDate', 'endDate', 'checkInDate', 'checkOutDate'] as const)(
    'an unreadable %s is null (R4-14)',
    (field) => {
      expect(stayFromDto({ ...FULL, [field]: 'x' })[field]).toBeNull();
      expect(stayFromDto({ ...FULL, [field]: '2026-02-30T10:00:00Z' })[field]).toBeNull();
    },
  );
});

describe('values nobody knows', () => {
  test.each([
    ['confirmed', 'confirmed', false],
    ['canceled', 'canceled', true],
    ['started', 'confirmed', false],
    ['foo', 'unknown', false],
    ['', 'unknown', false],
    ['Canceled', 'unknown', false],
  ])('status %j is %s, cancelled %s (R3-16, R3-27, R4-03)', (status, expected, isCancelled) => {
    expect(stayFromDto({ ...FULL, status })).toMatchObject({ status: expected, isCancelled });
    expect(reservationStatus(status)).toBe(expected);
  });

  test('every open value may be one nobody has heard of: the stay is read, the value is unknown or its default', () => {
    const odd = 'invented-yesterday';
    const [key] = FULL.propertyKeys ?? [];
    const [item] = FULL.orderItems ?? [];
    const [service] = FULL.services ?? [];
    const [product] = service?.products ?? [];
    if (!key || !item || !service || !product || !FULL.propertyUnit || !FULL.propertyUnitCategory)
      throw new Error('fixture');
    const answer = CheckIn.parse({
      ...FULL,
      status: odd,
      state: odd,
      idVerificationState: odd,
      voucher: { code: 'V', type: odd },
      propertyUnit: {
        ...FULL.propertyUnit,
        type: odd,
        integrations: { wirelessAccessPoint: null, accessGuidelines: { accessType: odd } },
      },
      propertyUnitCategory: { ...FULL.propertyUnitCategory, type: odd },
      creditCard: { ...CARD, format: odd, state: odd, type: odd, authorizationState: odd },
      orderItems: [
        { ...item, type: odd, chargeInterval: odd },
        { ...item, status: odd },
      ],
      propertyKeys: [{ ...key, type: odd, accessType: odd, error: { code: odd } }],
      services: [
        { ...service, products: [{ ...product, type: odd, chargeInterval: odd, chargeMethod: odd, group: odd }] },
      ],
    });
    expect(stayFromDto(answer)).toMatchObject({
      status: 'unknown',
      isCancelled: false,
      state: 'guest-details-required',
      idVerificationState: 'not-required',
      isPayableByInvoice: false,
      integrations: { accessType: 'unknown' },
      livingUnit: { kind: 'unknown' },
      reservationCreditCard: { format: 'unknown', state: 'unknown', type: 'unknown', authorizationState: 'unknown' },
      orderedProducts: [{ type: 'unknown', chargeInterval: 'unknown' }],
      propertyKeys: [{ type: 'unknown', accessType: 'unknown', error: { code: 'not-available' } }],
      products: [{ type: 'unknown', chargeInterval: 'unknown', chargeMethod: 'unknown', group: odd }],
    });
  });

  test('a member the contract does not have changes nothing', () => {
    expect(stayFromDto(CheckIn.parse({ ...FULL, spaBath: true }))).toEqual(stayFromDto(FULL));
  });

  test('whatever passes the contract is read without an error (S42)', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        null,
        '',
        0,
        -1,
        1e308,
        [],
        {},
        'x',
        '2026-11-20T13:00:00Z',
        '9999-12-31T23:59:59Z',
        '__proto__',
        'constructor',
      ),
    );
    const paths = pathsOf(FULL);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...paths), values), { maxLength: 4 }), (changes) => {
        const dto = clone(FULL);
        for (const [path, value] of changes) put(dto, path, value);
        const { data = MINIMAL } = CheckIn.safeParse(dto);
        expect(JSON.stringify(stayFromDto(data))).not.toMatch(/NaN|Invalid/);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['a voucher of an invoice', { code: 'V', type: 'invoice-payment' }, true],
  ['another voucher', { code: 'V', type: 'discount' }, false],
  ['no voucher', null, false],
])('payable by invoice: %s (R5-36, R5-49)', (_, voucher, expected) => {
  expect(stayFromDto({ ...FULL, voucher }).isPayableByInvoice).toBe(expected);
});

test.each([
  [2, 1, 3],
  [1, 0, 1],
  [0, 0, 0],
])('%i adults and %i children are %i guests (R3-13)', (adultsCount, childrenCount, guests) => {
  expect(guestsOf({ adultsCount, childrenCount })).toBe(guests);
});

/** Every place in a value, as a path of keys. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const deeper = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]));
  return path.length === 0 ? deeper : [[...path], ...deeper];
}

function put(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  const next = target[key];
  if (rest.length === 0) target[key] = value;
  else if (typeof next === 'object' && next !== null) put(next as Record<string, unknown>, rest, value);
}

import { describe, expect, test } from 'vitest';

import { FULL } from '../../../tests/support/stay-answers.ts';
import { cancellationPolicyFromDto, stayFromDto } from './stay-from-dto.ts';
import { guestsOf } from './stay.ts';

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

const NO_POLICY = { hasData: false, isFreeCancellationAvailable: false, isOta: false, freeCancellationEndDate: null };

test.each([
  ['null has no data', null, NO_POLICY],
  ['absent has no data', undefined, NO_POLICY],
  [
    'a policy has data',
    { isFreeCancellationAvailable: true, isOta: false, freeCancellationEndDate: '2026-11-19T16:00:00Z' },
    {
      hasData: true,
      isFreeCancellationAvailable: true,
      isOta: false,
      freeCancellationEndDate: '2026-11-19T16:00:00.000Z',
    },
  ],
  [
    'also one that says no to everything',
    { isFreeCancellationAvailable: false, isOta: false, freeCancellationEndDate: null },
    { ...NO_POLICY, hasData: true },
  ],
  [
    'booked via a travel agency',
    { isFreeCancellationAvailable: false, isOta: true, freeCancellationEndDate: null },
    { ...NO_POLICY, hasData: true, isOta: true },
  ],
  [
    'a date that cannot be read is none',
    { isFreeCancellationAvailable: true, isOta: false, freeCancellationEndDate: 'x' },
    { ...NO_POLICY, hasData: true, isFreeCancellationAvailable: true },
  ],
])('%s (R3-35, R3-40)', (_, dto, policy) => {
  expect(cancellationPolicyFromDto(dto)).toEqual(policy);
});

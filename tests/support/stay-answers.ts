import type { CheckIn as CheckInDto } from '#api/generated/model.ts';

export const CARD = {
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
export const MINIMAL: CheckInDto = {
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

/** All members of the contract. */
export const FULL: CheckInDto = {
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
    integrations: {
      wirelessAccessPoint: { ssid: 'Unit', password: 'p' },
      accessGuidelines: { accessType: 'code' },
    },
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

/** A copy to change. */
export const clone = (dto: CheckInDto): Record<string, unknown> => structuredClone(dto) as Record<string, unknown>;

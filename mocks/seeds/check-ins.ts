import type { CheckIn, CreditCard, Property, UnitCategory } from '#api/generated/model.ts';

import { defaultKeys } from './keys.ts';
import { defaultProducts, servicesOf } from './products.ts';

/** How the floors of a building are called: that of the street door, and that of the guest's apartment. */
interface Floors {
  readonly street: string;
  readonly unit: string;
}

/** Five storeys or more, with the street floor counted as 1, as in Finland, Sweden and Estonia. */
const TALL: Floors = { street: '1', unit: '4' };

/** Three storeys above the street floor, which has the letter G. */
const IN_LONDON: Floors = { street: 'G', unit: '3' };

/** Buildings whose guide says how floors are counted, or that are too low for a fourth floor. */
const FLOORS: Readonly<Record<string, Floors>> = {
  'amsterdam-pap4': { street: '0', unit: '1' },
  'helsinki-vu12': { street: '2', unit: '4' },
  'london-ch65': IN_LONDON,
  'london-ch73': IN_LONDON,
  'london-dev14': { street: 'G', unit: '4' },
  'london-hol128': IN_LONDON,
  'london-phi27': IN_LONDON,
  'london-ws75': IN_LONDON,
};

/** The floors of a property, as its guide in the app counts them. */
export const floorsOf = (key: string): Floors => FLOORS[key] ?? TALL;

/** A valid saved card; give only what differs. */
export const aCard = (changes: Partial<CreditCard> = {}): CreditCard => ({
  id: 'card-on-file',
  numberMasked: '424242xxxxxx4242',
  cardHolderName: 'Anna Guest',
  createdAt: '2026-01-02T08:00:00.000Z',
  transactionId: 'transaction-on-file',
  format: 'physical',
  state: 'enabled',
  type: 'visa',
  authorizationState: 'authorized',
  ...changes,
});

/** A unit category; give only what differs. */
export const aCategory = (propertyId: string, id: string, changes: Partial<UnitCategory> = {}): UnitCategory => ({
  id,
  name: 'One-bedroom apartment',
  propertyId,
  type: 'apartment',
  capacity: 3,
  description: 'A quiet flat with a kitchen, a washing machine and a bed you will not want to leave.',
  features: 'Kitchen\nWashing machine\nDesk by the window',
  images: [],
  cmsSlug: 'one-bedroom',
  sustainability: { emissionsCo2ePerNight: 4.2 },
  ...changes,
});

interface BaseFacts {
  readonly slug: string;
  readonly property: Property;
  readonly start: string;
  readonly end: string;
  readonly freeCancellationEnd: string;
  readonly category?: Partial<UnitCategory> | undefined;
}

/** Anna's stay with all expansions: booked online, checked in, with a saved card. */
export function baseCheckIn({ slug, property, start, end, freeCancellationEnd, category }: BaseFacts): CheckIn {
  const categoryId = `category-${slug}`;
  const card = aCard();
  const { street, unit } = floorsOf(property.key);
  return {
    id: `res-${slug}`,
    slug,
    slugWithData: `${slug}-data`,
    propertyId: property.id,
    propertyUnitId: `unit-${slug}`,
    propertyUnitCategoryId: categoryId,
    confirmationNumber: `BN-${slug}`,
    channelConfirmationNumber: slug === 'stay-before-arrival' ? 'BN-1001' : null,
    status: 'confirmed',
    state: 'check-in-completed',
    idVerificationState: 'approved',
    startDate: start,
    endDate: end,
    checkInDate: null,
    checkOutDate: null,
    adultsCount: 2,
    childrenCount: 0,
    totalPriceAmount: 480,
    voucher: null,
    propertyUnit: {
      id: `unit-${slug}`,
      number: `${unit}05`,
      floor: unit,
      type: 'apartment',
      availableAt: null,
      address: null,
      integrations: {
        wirelessAccessPoint: { ssid: 'Good Night Guest', password: 'sleep-well-405' },
        accessGuidelines: { accessType: 'code' },
      },
    },
    creditCards: [card],
    creditCard: card,
    customer: {
      id: 'cust-anna',
      email: 'anna@guest.example',
      firstName: 'Anna',
      lastName: 'Guest',
      externalUserId: 'ext-anna',
      userId: 'user-anna',
      intercomVerificationHash: 'hash-anna',
      referralCode: 'ANNA10',
    },
    orderItems: [],
    cancellationPolicy: {
      isFreeCancellationAvailable: true,
      isOta: false,
      freeCancellationEndDate: freeCancellationEnd,
    },
    property: {
      id: property.id,
      integrations: {
        wirelessAccessPoint: { ssid: 'Good Night House', password: 'welcome-home' },
        accessGuidelines: { accessType: 'code' },
        commonDoors: {
          luggage: { floorNumber: street, signText: 'Luggage' },
          washeteria: null,
          kitchen: null,
          garbageRoom: null,
          bicycleStorage: null,
        },
      },
    },
    propertyKeys: defaultKeys({ validFromDate: start, validToDate: end }),
    services: servicesOf(defaultProducts(property.defaultCurrency ?? 'EUR')),
    propertyUnitCategory: aCategory(property.id, categoryId, category),
  };
}

/** Only the members that the contract requires. */
export const requiredOnly = (full: CheckIn): CheckIn => ({
  id: full.id,
  slug: full.slug,
  propertyId: full.propertyId,
  confirmationNumber: full.confirmationNumber,
  status: full.status,
  startDate: full.startDate,
  endDate: full.endDate,
  adultsCount: full.adultsCount,
  childrenCount: full.childrenCount,
});

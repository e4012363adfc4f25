import type { CheckIn, DateChangeSlot, Property, UnitCategory } from '#api/generated/model/index.ts';
import type { StayRow } from '#mocks/db/database.ts';

import { parseZone } from '#lib/time.ts';

import { aCard } from './cards.ts';
import { everydayKeys } from './keys.ts';
import { everydayProducts, servicesOf } from './products.ts';
import { aProperty } from './properties.ts';
import type { HouseCode } from './properties.ts';
import { at } from './seed-context.ts';
import type { SeedContext } from './seed-context.ts';

type Zoned = (days: number, time: string) => string;

/** How a stay differs from the everyday one: Helsinki, in 5 days, 3 nights, all done, card on file. */
export interface StaySeed {
  readonly slug: string;
  readonly house?: HouseCode;
  /** The house itself, when a scenario is about it; it then is a house of its own. */
  readonly property?: Partial<Property>;
  /** Days from the property's today to arrival; negative for a stay under way. */
  readonly startsIn?: number;
  readonly nights?: number;
  /** Changes to the reservation; `on` makes instants in property time, days counted from today. */
  readonly checkIn?: (on: Zoned, base: CheckIn) => Partial<CheckIn>;
  readonly category?: Partial<UnitCategory>;
  readonly script?: Partial<StayRow['script']>;
  /** Date slots; without them the everyday early check-in and late check-out ones. */
  readonly slots?: (on: Zoned) => DateChangeSlot[];
}

const ARRIVAL = '15:00';
const DEPARTURE = '11:00';

const aCategory = (propertyId: string, id: string, changes: Partial<UnitCategory> = {}): UnitCategory => ({
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

function everydaySlots(on: Zoned, start: number, end: number): DateChangeSlot[] {
  const slot = (type: string, productId: string, day: number, time: string, isAvailable = true): DateChangeSlot => ({
    type,
    productId,
    timeslot: on(day, time),
    isAvailable,
  });
  return [
    slot('start-date', 'prod-early', start, '12:00', false),
    slot('start-date', 'prod-early', start, '13:00'),
    slot('end-date', 'prod-late', end, '12:00', false),
    slot('end-date', 'prod-late', end, '13:00'),
    slot('end-date', 'prod-late', end, '14:00'),
  ];
}

function baseCheckIn(seed: StaySeed, property: Property, on: Zoned): CheckIn {
  const { slug, startsIn = 5, nights = 3 } = seed;
  const [start, end] = [on(startsIn, ARRIVAL), on(startsIn + nights, DEPARTURE)];
  const categoryId = `category-${slug}`;
  const card = aCard();
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
      number: '405',
      floor: '4',
      type: 'apartment',
      availableAt: null,
      address: null,
      integrations: {
        wirelessAccessPoint: { ssid: 'Reception Guest', password: 'sleep-well-405' },
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
      freeCancellationEndDate: on(startsIn - 1, '18:00'),
    },
    property: {
      id: property.id,
      integrations: {
        wirelessAccessPoint: { ssid: 'Reception House', password: 'welcome-home' },
        accessGuidelines: { accessType: 'code' },
        commonDoors: {
          luggage: { floorNumber: '0', signText: 'Luggage' },
          washeteria: null,
          kitchen: null,
          garbageRoom: null,
          bicycleStorage: null,
        },
      },
    },
    propertyKeys: everydayKeys({ validFromDate: start, validToDate: end }),
    services: servicesOf(everydayProducts(property.defaultCurrency ?? 'EUR')),
    propertyUnitCategory: aCategory(property.id, categoryId, seed.category),
  };
}

const EVERYDAY_SCRIPT: StayRow['script'] = {
  orders: 'ordered',
  unlock: 'opens',
  identity: 'approved',
  identityDelayMs: 0,
  updates: 'taken',
};

/** Puts one stay, its house and its slots into the world. */
export async function seedStay(context: SeedContext, seed: StaySeed): Promise<StayRow> {
  const house = aProperty(seed.house ?? 'helsinki-kas40');
  const property = seed.property ? { ...house, id: `${house.id}-${seed.slug}`, ...seed.property } : house;
  if (!context.db.properties.get(property.id)) await context.db.properties.insert(property);
  const zone = parseZone(property.timezone);
  const on: Zoned = (days, time) => at(context, zone, days, time);
  const base = baseCheckIn(seed, property, on);
  const checkIn = { ...base, ...seed.checkIn?.(on, base) };
  const { startsIn = 5, nights = 3 } = seed;
  if (checkIn.propertyUnitCategory) await context.db.unitCategories.insert(checkIn.propertyUnitCategory);
  await context.db.dateSlots.insert({
    reservationId: checkIn.id,
    slots: seed.slots?.(on) ?? everydaySlots(on, startsIn, startsIn + nights),
  });
  return context.db.stays.insert({ slug: seed.slug, checkIn, script: { ...EVERYDAY_SCRIPT, ...seed.script } });
}

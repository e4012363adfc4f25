import type { OrderItem, Partner } from '#api/generated/model.ts';
import { aPartner } from '#mocks/seeds/contents.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import { breakfastSlots } from '#mocks/seeds/slots.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { stay, stays } from './scenario.ts';
import type { Scenario, Variant } from './scenario.ts';

const BREAKFAST = { page: '/breakfast' };
const GYM = { page: '/gym' };

/** From yesterday to the day after tomorrow, so that breakfast begins today. */
const underWay = { startsIn: -1, nights: 3 };
const SPAN = { start: -1, end: 2 };

const breakfast = (on: Zoned, day: number, guest: number): OrderItem =>
  anOrderItem({
    id: `item-breakfast-${day}-${guest}`,
    productId: 'prod-breakfast',
    type: 'breakfast',
    consumptionDate: on(day, '07:00'),
    consumptionEndDate: on(day, '10:00'),
    price: 14,
    chargeInterval: 'daily',
  });

const orderedFor = (...days: readonly number[]): Pick<StaySeed, 'checkIn'> => ({
  checkIn: (on) => ({ orderItems: days.map((day, guest) => breakfast(on, day, guest)) }),
});

/** A gym in a separate property, with the pass for it already ordered. */
const withGym = (number: number, changes: Partial<Partner>): Omit<StaySeed, 'slug'> => ({
  ...underWay,
  property: { name: `Kasarmikatu ${number}` },
  partners: {
    gym: [
      aPartner({
        id: `gym-${number}`,
        name: 'Granite Gym',
        description: 'Free weights, three rowing machines and a view of the yard.',
        address: 'Ratakatu 5',
        googleMapsUrl: null,
        websiteUrl: null,
        tags: ['06:00 – 22:00', 'sauna'],
        ...changes,
      }),
    ],
  },
  checkIn: (on) => ({
    orderItems: [
      anOrderItem({
        id: 'item-gym',
        productId: 'prod-gym',
        type: 'gym',
        consumptionDate: on(SPAN.start, '15:00'),
        consumptionEndDate: on(SPAN.end, '11:00'),
        price: 24,
      }),
    ],
  }),
});

/** A gym for each access type. */
const GYMS: Readonly<Record<string, Variant>> = {
  'in-app': {
    title: 'A gym that accepts the pass in the app',
    sees: 'The pass, and where the desk is.',
    ...withGym(61, { accessType: 'in-app', accessGuidelines: 'The desk is on the first floor.' }),
  },
  'access-card': {
    title: 'A gym with an access card from its desk',
    sees: 'The pass, and a reminder to return the card.',
    ...withGym(62, {
      accessType: 'access-card',
      accessGuidelines: 'Pick up the card at the desk.\nBring it back when you leave.',
    }),
  },
  'on-demand': {
    title: 'A gym that opens on request by phone',
    sees: 'The pass, and the latest time to call.',
    ...withGym(63, {
      accessType: 'on-demand',
      accessGuidelines: 'Call before 20:00.\nThe trainer opens the door for you.',
    }),
  },
  'in-building': {
    title: 'A gym in the building, opened by the code of the street door',
    sees: 'The pass, directions, and which code to use.',
    ...withGym(64, {
      accessType: 'in-building',
      accessGuidelines: 'Basement, second door on the left.\nThe code is the one of the street door.',
      address: 'Basement',
    }),
  },
  'in-building-without-code': {
    title: 'A gym in the building that is always open',
    sees: 'The pass, and directions.',
    ...withGym(65, {
      accessType: 'in-building-without-code',
      accessGuidelines: 'Basement, second door on the left. Lights go on by themselves.',
      address: 'Basement',
    }),
  },
};

/** Cafés and gyms near the property. */
export const partnerScenarios: readonly Scenario[] = [
  stay('breakfast-open', {
    title: 'Two guests, two cafés, and no breakfast ordered yet',
    sees: 'The cafés, the days, and the order.',
    covers: 'R2-106 R2-107 R9-18 R2-160 R3-96',
    answers: 'productContent 200',
    ...BREAKFAST,
    ...underWay,
  }),
  stay('breakfast-today-used', {
    title: "Both guests have ordered today's breakfast",
    sees: 'A pass for today; a second one cannot be ordered.',
    covers: 'R9-18 R2-160',
    ...BREAKFAST,
    ...underWay,
    ...orderedFor(0, 0),
  }),
  stay('breakfast-passes', {
    title: 'Breakfast passes of yesterday, today and tomorrow',
    sees: "Yesterday's has been used; today's is valid for two guests, tomorrow's for one.",
    covers: 'R2-107 R9-18 R2-160',
    ...BREAKFAST,
    startsIn: -3,
    nights: 5,
    ...orderedFor(-1, 0, 0, 1),
  }),
  stay('breakfast-all-set', {
    title: 'Breakfast is ordered for every guest and morning',
    sees: 'The passes; nothing is left to order.',
    covers: 'R2-107 R9-18 R2-160',
    ...BREAKFAST,
    ...underWay,
    ...orderedFor(0, 0, 1, 1, 2, 2),
  }),
  stay('breakfast-no-tables', {
    title: 'No café has a table tomorrow',
    sees: 'Tomorrow cannot be chosen; other days can.',
    covers: 'R2-106 R9-18',
    ...BREAKFAST,
    ...underWay,
    breakfast: (on) => ({
      timeslots: breakfastSlots(on, SPAN).timeslots.map((slot) => ({
        ...slot,
        isAvailable: slot.startDate !== on(1, '07:00'),
      })),
    }),
  }),
  stay('breakfast-no-partners', {
    title: 'A property without a café nearby',
    sees: 'How to contact us, instead of cafés.',
    covers: 'R2-106',
    ...BREAKFAST,
    ...underWay,
    property: { name: 'Kasarmikatu 46' },
  }),
  stay('breakfast-checked-out', {
    title: 'Breakfast on the morning after an early check-out',
    sees: "Today's pass can still be shown; nothing can be ordered.",
    covers: 'R2-107 R4-23',
    ...BREAKFAST,
    startsIn: -3,
    nights: 3,
    checkIn: (on) => ({
      checkOutDate: on(-1, '23:00'),
      orderItems: [0, 1].map((guest) => breakfast(on, 0, guest)),
    }),
  }),
  stay('gym-open', {
    title: 'A gym nearby',
    sees: 'The gym, and a pass for the whole stay to order.',
    covers: 'R2-25 R2-108',
    ...GYM,
  }),
  ...stays(
    'gym-access-types',
    {
      title: 'A gym for each way of getting in; here it is the app',
      sees: 'The pass, and how to get in.',
      covers: 'R3-97 R2-108',
      ...GYM,
    },
    GYMS,
  ),
  stay('gym-access-unknown', {
    title: 'A gym with an unknown way of getting in',
    sees: "The pass, with the gym's own words.",
    covers: 'R3-97 R2-108',
    ...GYM,
    ...withGym(66, { accessType: 'teleport', accessGuidelines: 'Think of a dumbbell, very hard.' }),
  }),
];

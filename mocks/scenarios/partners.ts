import type { OrderItem, Partner } from '#api/generated/model/index.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { aPartner } from '#mocks/seeds/contents.ts';
import { anOrderItem } from '#mocks/seeds/order-items.ts';
import { breakfastSlots } from '#mocks/seeds/slots.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

const BREAKFAST = { page: '/breakfast' };
const GYM = { page: '/gym' };

/** Yesterday to the day after tomorrow: breakfast from today on. */
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

/** Cafés and gyms near the property. */
export const partnerScenarios: readonly Scenario[] = [
  stay('breakfast-open', 'Two cafés, two guests, no breakfast ordered yet', underWay, BREAKFAST),
  stay(
    'breakfast-today-used',
    "Both guests have today's breakfast: a pass to show, and today cannot be ordered again",
    { ...underWay, ...orderedFor(0, 0) },
    BREAKFAST,
  ),
  stay(
    'breakfast-passes',
    "Yesterday's pass is used, today's is valid for two, tomorrow's is for one of them",
    { startsIn: -3, nights: 5, ...orderedFor(-1, 0, 0, 1) },
    BREAKFAST,
  ),
  stay(
    'breakfast-all-set',
    'Everyone has breakfast every morning: nothing left to order',
    { ...underWay, ...orderedFor(0, 0, 1, 1, 2, 2) },
    BREAKFAST,
  ),
  stay(
    'breakfast-no-tables',
    'Tomorrow no café has a table',
    {
      ...underWay,
      breakfast: (on) => ({
        timeslots: breakfastSlots(on, SPAN).timeslots.map((slot) => ({
          ...slot,
          isAvailable: slot.startDate !== on(1, '07:00'),
        })),
      }),
    },
    BREAKFAST,
  ),
  stay(
    'breakfast-no-partners',
    'A house that has told of no café: people to ask',
    { ...underWay, property: { name: 'Kasarmikatu 46' } },
    BREAKFAST,
  ),
  stay(
    'breakfast-checked-out',
    "Checked out the evening before: today's pass can still be shown, nothing can be ordered",
    {
      startsIn: -3,
      nights: 3,
      checkIn: (on) => ({
        checkOutDate: on(-1, '23:00'),
        orderItems: [0, 1].map((guest) => breakfast(on, 0, guest)),
      }),
    },
    BREAKFAST,
  ),
  stay('gym-open', 'A gym, and a pass for the whole stay to order', {}, GYM),
  ...stays(
    'gym-access-types',
    'How a guest gets into the gym',
    {
      'in-app': withGym(61, { accessType: 'in-app', accessGuidelines: 'The desk is on the first floor.' }),
      'access-card': withGym(62, {
        accessType: 'access-card',
        accessGuidelines: 'Pick up the card at the desk.\nBring it back when you leave.',
      }),
      'on-demand': withGym(63, {
        accessType: 'on-demand',
        accessGuidelines: 'Call before 20:00.\nThe trainer opens the door for you.',
      }),
      'in-building': withGym(64, {
        accessType: 'in-building',
        accessGuidelines: 'Basement, second door on the left.\nThe code is the one of the street door.',
        address: 'Basement',
      }),
      'in-building-without-code': withGym(65, {
        accessType: 'in-building-without-code',
        accessGuidelines: 'Basement, second door on the left. Lights go on by themselves.',
        address: 'Basement',
      }),
    },
    GYM,
  ),
  stay(
    'gym-access-unknown',
    'A way into the gym that nobody knows: only its own guidelines',
    withGym(66, { accessType: 'teleport', accessGuidelines: 'Think of a dumbbell, very hard.' }),
    GYM,
  ),
];

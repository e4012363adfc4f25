import type { Timeslot } from '#api/generated/model.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import { cleaningSlots } from '#mocks/seeds/slots.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const LIST = { page: '/cleaning' };
const SCHEDULE = { page: '/cleaning/schedule' };

/** Long enough for weekdays, whenever the world begins. */
const LONG = { startsIn: 5, nights: 9 };
const LONG_SPAN = { start: 5, end: 14 };
const UNDER_WAY = { startsIn: -2, nights: 11 };
const DAYS_UNDER_WAY = Array.from({ length: 10 }, (_, index) => index - 1);

const isWeekday = (instant: string): boolean => ![0, 6].includes(new Date(instant).getUTCDay());

/** An hour between arrival and departure, weekend or not. */
const hour = (on: Zoned, day: number, from: string, to: string): Timeslot => ({
  startDate: on(day, from),
  endDate: on(day, to),
  isAvailable: true,
});

/** The free cleaning, at nine on the first weekday of a stay that begins in five days. */
function scheduled(on: Zoned) {
  const day = [6, 7, 8].find((each) => isWeekday(on(each, '12:00'))) ?? 6;
  return anOrderItem({
    id: 'item-cleaning',
    productId: 'prod-cleaning',
    type: 'mid-stay-cleaning',
    consumptionDate: on(day, '09:00'),
    consumptionEndDate: on(day, '10:00'),
    price: 0,
  });
}

/** Cleanings during the stay. */
export const cleaningScenarios: readonly Scenario[] = [
  stay('cleaning-free', {
    title: 'Two free cleanings, none of them scheduled',
    sees: 'The button reads "Continue"; the ordered cleaning is listed with a reminder.',
    covers: 'R3-91 R5-25 R5-23 R5-24 R5-22 R9-13 R9-15 R9-43 R9-44',
    answers: 'productAvailability 200',
    steps: 'Choose a time and press "Continue".',
    ...LIST,
    ...LONG,
    cleaning: () => ({ cleaningAllowance: 2 }),
  }),
  stay('cleaning-allowance-used-up', {
    title: 'The free cleaning has been used',
    sees: 'The button shows the price of an extra cleaning.',
    covers: 'R5-26 R9-14 R9-43',
    ...SCHEDULE,
    ...LONG,
    nights: 27,
    checkIn: (on) => ({ orderItems: [scheduled(on)] }),
  }),
  stay('cleaning-no-slots', {
    title: 'No cleaning time is available',
    sees: `"Darn it, we've run out of timeslots", and how to contact us.`,
    covers: 'R8-25',
    ...SCHEDULE,
    ...LONG,
    cleaning: (on) => ({
      timeslots: cleaningSlots(on, LONG_SPAN).timeslots.map((slot) => ({ ...slot, isAvailable: false })),
    }),
  }),
  stay('cleaning-odd-slots', {
    title: 'Cleaning times outside the working week',
    sees: 'Only 16:00 on weekdays to come can be chosen.',
    covers: 'R5-20 R5-21 R5-44 R9-11',
    ...SCHEDULE,
    ...UNDER_WAY,
    cleaning: (on) => ({
      timeslots: DAYS_UNDER_WAY.flatMap((day) => [
        hour(on, day, '08:00', '09:00'),
        hour(on, day, '16:00', '17:00'),
        hour(on, day, '16:30', '17:30'),
      ]),
    }),
  }),
  stay('cleaning-slot-taken', {
    title: 'Another guest has just taken the cleaning time',
    sees: 'A message, and an updated list of times.',
    covers: 'R8-48 R8-28',
    answers: 'updateCheckIn 409',
    steps: 'Confirm the first free time.',
    ...SCHEDULE,
    ...LONG,
    script: { slots: 'taken-meanwhile' },
  }),
];

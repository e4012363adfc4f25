import type { Timeslot } from '#api/generated/model/index.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import { anOrderItem } from '#mocks/seeds/order-items.ts';
import { cleaningSlots } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

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
  stay(
    'cleaning-free',
    'Two cleanings are on the house, none is scheduled yet',
    { ...LONG, cleaning: () => ({ cleaningAllowance: 2 }) },
    LIST,
  ),
  stay(
    'cleaning-allowance-used-up',
    'Four weeks, the free cleaning is scheduled: another one has its price on the button',
    { ...LONG, nights: 27, checkIn: (on) => ({ orderItems: [scheduled(on)] }) },
    SCHEDULE,
  ),
  stay(
    'cleaning-no-slots',
    'Every time for a cleaning is taken: run out of timeslots',
    {
      ...LONG,
      cleaning: (on) => ({
        timeslots: cleaningSlots(on, LONG_SPAN).timeslots.map((slot) => ({ ...slot, isAvailable: false })),
      }),
    },
    SCHEDULE,
  ),
  stay(
    'cleaning-odd-slots',
    'Slots at 8:00, 16:00 and 16:30, also at weekends and in the past: only 16:00 on weekdays to come can be chosen',
    {
      ...UNDER_WAY,
      cleaning: (on) => ({
        timeslots: DAYS_UNDER_WAY.flatMap((day) => [
          hour(on, day, '08:00', '09:00'),
          hour(on, day, '16:00', '17:00'),
          hour(on, day, '16:30', '17:30'),
        ]),
      }),
    },
    SCHEDULE,
  ),
  stay(
    'cleaning-slot-taken',
    'The first time that is confirmed has just been taken: choose another one',
    { ...LONG, script: { slots: 'taken-meanwhile' } },
    SCHEDULE,
  ),
];

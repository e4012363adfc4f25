import type { DateChangeSlot } from '#api/generated/model/index.ts';
import { anOrderItem } from '#mocks/seeds/order-items.ts';
import { everydaySlots } from '#mocks/seeds/slots.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const SPAN = { start: 5, end: 8 };

/** The everyday slots, those that match taken. */
const taken =
  (isTaken: (slot: DateChangeSlot) => boolean) =>
  (on: Zoned): DateChangeSlot[] =>
    everydaySlots(on, SPAN).map((slot) => (isTaken(slot) ? { ...slot, isAvailable: false } : slot));

const free = (type: string, timeslot: string, isAvailable = true): DateChangeSlot => ({
  type,
  productId: null,
  timeslot,
  isAvailable,
});

/** Other times of arrival and departure, sold or free. */
export const dateChangeScenarios: readonly Scenario[] = [
  stay('early-available', 'Early check-in at 13:00, the one at 12:00 is taken', {}, { page: '/early-check-in' }),
  stay(
    'early-none',
    'No early check-in is left',
    { slots: taken(({ type }) => type === 'start-date') },
    { page: '/early-check-in' },
  ),
  stay(
    'change-time-ok',
    'Later arrivals and earlier departures, free of charge, the first of each taken',
    {
      slots: (on) => [
        free('start-date', on(SPAN.start, '16:00'), false),
        free('start-date', on(SPAN.start, '17:00')),
        free('start-date', on(SPAN.start, '19:00')),
        free('end-date', on(SPAN.end, '08:00'), false),
        free('end-date', on(SPAN.end, '09:00')),
        free('end-date', on(SPAN.end, '10:00')),
      ],
    },
    { page: '/change-time' },
  ),
  stay(
    'paid-hours',
    'An early check-in at 13:00 and a late check-out at 14:00 are paid: they are the hours of the stay',
    {
      checkIn: (on) => ({
        orderItems: [
          anOrderItem({
            id: 'item-early',
            productId: 'prod-early',
            type: 'early-check-in',
            consumptionDate: on(SPAN.start, '13:00'),
          }),
          anOrderItem({ consumptionEndDate: on(SPAN.end, '14:00') }),
        ],
      }),
    },
    { page: '/change-time' },
  ),
  stay(
    'date-change-unavailable',
    'Every free change is taken: time cannot be changed anymore',
    { slots: taken(({ productId }) => productId === null) },
    { page: '/change-time' },
  ),
];

import type { DateChangeSlot } from '#api/generated/model.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import { defaultSlots } from '#mocks/seeds/slots.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const SPAN = { start: 5, end: 8 };

/** The default slots, those that match taken. */
const taken =
  (isTaken: (slot: DateChangeSlot) => boolean) =>
  (on: Zoned): DateChangeSlot[] =>
    defaultSlots(on, SPAN).map((slot) => (isTaken(slot) ? { ...slot, isAvailable: false } : slot));

const free = (type: string, timeslot: string, isAvailable = true): DateChangeSlot => ({
  type,
  productId: null,
  timeslot,
  isAvailable,
});

/** Other times of arrival and departure, sold or free. */
export const dateChangeScenarios: readonly Scenario[] = [
  stay('early-available', {
    title: 'Available early check-in times',
    sees: 'The first available time is selected and can be ordered.',
    covers: 'R5-28 R5-35 R5-48 R3-99',
    answers: 'propertyUnitAvailability 200',
    page: '/early-check-in',
  }),
  stay('early-none', {
    title: 'No early check-in is available',
    sees: 'A message that none is left.',
    covers: 'R5-28 R8-26 R8-53 R5-45',
    page: '/early-check-in',
    slots: taken(({ type }) => type === 'start-date'),
  }),
  stay('change-time-ok', {
    title: 'Arrival and departure times can be changed free of charge',
    sees: 'Later arrivals and earlier departures; the new times are on every page.',
    covers: 'R7-38 R3-103 R3-102 R1-16',
    page: '/change-time',
    slots: (on) => [
      free('start-date', on(SPAN.start, '16:00'), false),
      free('start-date', on(SPAN.start, '17:00')),
      free('start-date', on(SPAN.start, '19:00')),
      free('end-date', on(SPAN.end, '08:00'), false),
      free('end-date', on(SPAN.end, '09:00')),
      free('end-date', on(SPAN.end, '10:00')),
    ],
  }),
  stay('paid-hours', {
    title: 'Early check-in and late check-out have been paid for',
    sees: 'The stay and its keys begin at 13:00 and end at 14:00.',
    covers: 'R3-66 R3-103 R1-16',
    page: '/change-time',
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
  }),
  stay('date-change-unavailable', {
    title: 'No free change of time is available',
    sees: '"Time cannot be changed anymore".',
    covers: 'R4-82 R4-89',
    page: '/change-time',
    slots: taken(({ productId }) => productId === null),
  }),
];

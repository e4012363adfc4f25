import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { firstFree, productAvailabilityFromDto, slotState, slotsFromDto, slotsOf } from './availability.ts';

const NOW = '2026-07-01T09:00:00.000Z' as Instant;

const wire = (changes: object) => ({
  type: 'end-date',
  productId: 'late',
  timeslot: '2026-07-04T10:00:00Z',
  isAvailable: true,
  ...changes,
});

describe('date-change slots (R3-99, R3-102, R3-103)', () => {
  test('type, product, time and availability are taken over, the time as a UTC instant', () => {
    expect(slotsFromDto([wire({ timeslot: '2026-07-04T13:00:00+03:00' })])).toEqual([
      { type: 'end-date', productId: 'late', timeslot: '2026-07-04T10:00:00.000Z', isAvailable: true },
    ]);
  });

  test.each([
    ['an unknown end', { type: 'middle-date' }],
    ['an unreadable time', { timeslot: '13:00' }],
  ])('%s is dropped', (_name, changes) => {
    expect(slotsFromDto([wire(changes)])).toEqual([]);
  });

  test('a product has its own slots of its own end, earliest first', () => {
    const slots = slotsFromDto([
      wire({ timeslot: '2026-07-04T12:00:00Z' }),
      wire({ productId: null }),
      wire({ type: 'start-date' }),
      wire({}),
    ]);
    expect(slotsOf(slots, 'end-date', 'late').map(({ timeslot }) => timeslot)).toEqual([
      '2026-07-04T10:00:00.000Z',
      '2026-07-04T12:00:00.000Z',
    ]);
    expect(slotsOf(slots, 'end-date', null)).toHaveLength(1);
  });

  test.each([
    ['available and ahead', {}, 'free'],
    ['not available', { isAvailable: false }, 'taken'],
    ['available but over', { timeslot: '2026-07-01T08:59:00Z' }, 'past'],
    ['available and exactly now', { timeslot: '2026-07-01T09:00:00Z' }, 'free'],
    ['available until a millisecond ago', { timeslot: '2026-07-01T08:59:59.999Z' }, 'past'],
  ])('a slot that is %s', (_name, changes, expected) => {
    expect(slotsFromDto([wire(changes)]).map((slot) => slotState(slot, NOW))).toEqual([expected]);
  });

  test('the first free slot is preselected (R5-35), or none if all are taken (R5-27)', () => {
    const slots = slotsFromDto([wire({ isAvailable: false }), wire({ timeslot: '2026-07-04T11:00:00Z' })]);
    expect(firstFree(slots, NOW)?.timeslot).toBe('2026-07-04T11:00:00.000Z');
    expect(firstFree(slots.slice(0, 1), NOW)).toBeUndefined();
  });
});

const slot = (startDate: string, endDate: string) => ({ startDate, endDate, isAvailable: true });

test('a cleaning has its times in order, allowance and count; times that cannot be read are dropped (R3-91)', () => {
  expect(
    productAvailabilityFromDto({
      productId: 'c',
      type: 'mid-stay-cleaning',
      cleaningAllowance: 2,
      scheduledCleaningsCount: 1,
      timeslots: [
        slot('2026-11-24T11:00:00+02:00', '2026-11-24T12:00:00+02:00'),
        slot('someday', '2026-11-24T12:00:00Z'),
        slot('2026-11-24T12:00:00Z', '2026-11-24T11:00:00Z'),
        slot('2026-11-24T10:00:00Z', '2026-11-24T10:00:00Z'),
        slot('2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z'),
      ],
    }),
  ).toEqual({
    type: 'mid-stay-cleaning',
    cleaningAllowance: 2,
    scheduledCleaningsCount: 1,
    timeslots: [
      { startDate: '2026-11-24T07:00:00.000Z', endDate: '2026-11-24T08:00:00.000Z', isAvailable: true },
      { startDate: '2026-11-24T09:00:00.000Z', endDate: '2026-11-24T10:00:00.000Z', isAvailable: true },
      { startDate: '2026-11-24T10:00:00.000Z', endDate: '2026-11-24T10:00:00.000Z', isAvailable: true },
    ],
  });
});

test('a breakfast has its mornings (R3-100)', () => {
  const timeslots = [slot('2026-11-24T07:00:00Z', '2026-11-24T10:00:00Z')];
  expect(productAvailabilityFromDto({ productId: 'b', type: 'breakfast', timeslots })).toMatchObject({
    type: 'breakfast',
    timeslots: [{ startDate: '2026-11-24T07:00:00.000Z' }],
  });
});

test('an upgrade has features line by line, pictures in their order, and its reward (R3-92, R3-101)', () => {
  const option = {
    productId: 'u',
    propertyUnitCategoryId: 'two-bedroom',
    customerRewardId: 'reward',
    name: 'Two bedrooms',
    description: 'More room.',
    features: 'Balcony\n\nKitchen',
    images: [
      { url: 'https://p.test/2.jpg', sequenceNumber: 2 },
      { url: 'https://p.test/1.jpg', sequenceNumber: 1 },
    ],
    nightsCount: 3,
    pricePerNightGross: 30,
  };
  expect(productAvailabilityFromDto({ productId: 'u', type: 'unit-category-upgrade', options: [option] })).toEqual({
    type: 'unit-category-upgrade',
    options: [
      {
        productId: 'u',
        propertyUnitCategoryId: 'two-bedroom',
        customerRewardId: 'reward',
        name: 'Two bedrooms',
        description: 'More room.',
        features: ['Balcony', 'Kitchen'],
        imageUrls: ['https://p.test/1.jpg', 'https://p.test/2.jpg'],
        nightsCount: 3,
        pricePerNight: 30,
      },
    ],
  });
});

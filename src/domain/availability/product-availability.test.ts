import { expect, test } from 'vitest';

import { productAvailabilityFromDto } from './product-availability.ts';

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

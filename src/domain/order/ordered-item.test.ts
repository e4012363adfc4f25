import { describe, expect, test } from 'vitest';

import type { OrderItem } from '#api/generated/model/index.ts';

import { countedItemsFromDto, priceOfItems } from './ordered-item.ts';

const DTO: OrderItem = {
  id: 'item-1',
  productId: 'product-1',
  type: 'breakfast',
  status: 'confirmed',
  consumptionDate: '2026-11-21T08:00:00+02:00',
  consumptionEndDate: '2026-11-21T10:00:00+02:00',
  price: 24,
  currencyCode: 'EUR',
  chargeInterval: 'daily',
};

test('an ordered item has all its fields (R3-65)', () => {
  expect(countedItemsFromDto([DTO])).toEqual([
    {
      id: 'item-1',
      consumptionDate: '2026-11-21T06:00:00.000Z',
      consumptionEndDate: '2026-11-21T08:00:00.000Z',
      price: 24,
      productId: 'product-1',
      currencyCode: 'EUR',
      type: 'breakfast',
      chargeInterval: 'daily',
    },
  ]);
});

describe('only some statuses count (R3-66)', () => {
  test.each([
    ['pending', true],
    ['processed', true],
    ['confirmed', true],
    ['delivered', true],
    ['canceled', false],
    ['failed', false],
    ['rejected', false],
    ['invented', false],
    ['', false],
    ['CONFIRMED', false],
  ])('%j: %s', (status, counts) => {
    expect(countedItemsFromDto([{ ...DTO, status }])).toHaveLength(counts ? 1 : 0);
  });

  test('those that count keep the order of the server', () => {
    const items = ['pending', 'failed', 'delivered', 'canceled', 'confirmed'].map((status, index) => ({
      ...DTO,
      id: String(index),
      status,
    }));
    expect(countedItemsFromDto(items).map(({ id }) => id)).toEqual(['0', '2', '4']);
  });
});

test('types are the product types, unknown otherwise (R3-77); dates that cannot be read are null', () => {
  expect(
    countedItemsFromDto([
      { ...DTO, type: 'parking' },
      { ...DTO, type: 'helicopter', chargeInterval: 'yearly', consumptionDate: 'x', consumptionEndDate: null },
    ]),
  ).toMatchObject([
    { type: 'parking' },
    { type: 'unknown', chargeInterval: 'unknown', consumptionDate: null, consumptionEndDate: null },
  ]);
});

test('items of one order cost their sum, to the cent; none cost nothing one could name', () => {
  const item = { price: 14.1, currencyCode: 'EUR' };
  expect(priceOfItems([item, item, item])).toEqual({ total: 42.3, currency: 'EUR' });
  expect(priceOfItems([])).toBeUndefined();
});

import { describe, expect, test } from 'vitest';

import type { OrderItem } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';

import { anItem } from '../../../tests/support/a-stay.ts';
import { countedItemsFromDto, groupedItems, priceOfItems, ticketsByState } from './ordered-item.ts';

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
      isPending: false,
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

describe('items shown as one', () => {
  const breakfast = (id: string, day = '21') =>
    anItem({
      id,
      type: 'breakfast',
      productId: 'b',
      price: 14.1,
      consumptionDate: `2026-11-${day}T05:00:00.000Z` as Instant,
    });
  test.each([
    ['one breakfast', [breakfast('1')], [['1', 1, 14.1]]],
    ['two of one morning (R9-18)', [breakfast('1'), breakfast('2')], [['1', 2, 28.2]]],
    [
      'of two mornings',
      [breakfast('1'), breakfast('2', '22'), breakfast('3')],
      [
        ['1', 2, 28.2],
        ['2', 1, 14.1],
      ],
    ],
    [
      'two sauna kits, ordered apart',
      [anItem({ id: '1' }), anItem({ id: '2' })],
      [
        ['1', 1, 25],
        ['2', 1, 25],
      ],
    ],
    [
      'of one morning, in two currencies',
      [breakfast('1'), { ...breakfast('2'), currencyCode: 'DKK' }],
      [
        ['1', 1, 14.1],
        ['2', 1, 14.1],
      ],
    ],
    ['none', [], []],
  ] as const)('%s', (_name, items, groups) => {
    expect(groupedItems(items).map(({ id, count, price }) => [id, count, price])).toEqual(groups);
  });
});

test('equal items are one ticket, in the order of the first of each', () => {
  const later = { consumptionEndDate: '2026-11-24T12:00:00.000Z' as Instant };
  const items = [anItem({ id: '1' }), anItem({ id: '2', ...later }), anItem({ id: '3' })];
  expect(ticketsByState(items).yours.map(({ id, count, price }) => [id, count, price])).toEqual([
    ['1', 2, 50],
    ['2', 1, 25],
  ]);
});

test("what may still be refused is not among what is the guest's (R3-66)", () => {
  const { yours, pending } = ticketsByState(
    countedItemsFromDto([
      { ...DTO, id: '1', status: 'pending' },
      { ...DTO, id: '2', status: 'delivered' },
    ]),
  );
  expect([yours, pending].map((tickets) => tickets.map(({ id, count }) => [id, count]))).toEqual([
    [['2', 1]],
    [['1', 1]],
  ]);
});

import { describe, expect, test } from 'vitest';

import type { Product as ProductDto } from '#api/generated/model.ts';

import { productFromDto } from './product.ts';

const DTO: ProductDto = {
  id: 'product-1',
  serviceId: 'service-1',
  name: 'Breakfast',
  type: 'breakfast',
  chargeInterval: 'daily',
  chargeMethod: 'per-person',
  priceGross: 25,
  currency: 'EUR',
  customerRewardId: null,
  group: 'local-products',
  isOrderable: true,
};

test('a product has all its fields; its price is the gross one (R3-62, R3-63)', () => {
  expect(productFromDto({ ...DTO, customerRewardId: 'reward-1' })).toEqual({
    id: 'product-1',
    serviceId: 'service-1',
    name: 'Breakfast',
    type: 'breakfast',
    chargeInterval: 'daily',
    chargeMethod: 'per-person',
    price: 25,
    currency: 'EUR',
    customerRewardId: 'reward-1',
    group: 'local-products',
    isOrderable: true,
  });
});

describe('closed values', () => {
  test.each([
    'breakfast',
    'custom',
    'early-check-in',
    'gym',
    'late-check-out',
    'mid-stay-cleaning',
    'parking',
    'reservation-extension-request',
    'sauna-kit',
    'stocked-fridge',
    'unit-category-upgrade',
  ])('type %s is known (R3-64)', (type) => {
    expect(productFromDto({ ...DTO, type }).type).toBe(type);
  });

  test.each(['daily', 'hourly', 'monthly', 'once', 'weekly'])(
    'charge interval %s is known (R3-62)',
    (chargeInterval) => {
      expect(productFromDto({ ...DTO, chargeInterval }).chargeInterval).toBe(chargeInterval);
    },
  );

  test.each(['per-time-unit', 'per-person', 'per-person-per-time-unit', 'once'])(
    'charge method %s is known (R3-62)',
    (chargeMethod) => {
      expect(productFromDto({ ...DTO, chargeMethod }).chargeMethod).toBe(chargeMethod);
    },
  );

  test.each(['type', 'chargeInterval', 'chargeMethod'] as const)('an invented %s is unknown (R3-64)', (field) => {
    expect(productFromDto({ ...DTO, [field]: 'helicopter' })[field]).toBe('unknown');
    expect(productFromDto({ ...DTO, [field]: '' })[field]).toBe('unknown');
  });

  test.each(['bob-products', 'local-products', 'property-related-products', 'anything'])(
    'group %s stays as it is (R3-74)',
    (group) => {
      expect(productFromDto({ ...DTO, group }).group).toBe(group);
    },
  );
});

import type { OrderItem, Product, Service } from '#api/generated/model.ts';

/** A late check-out; give only what differs. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: 'prod-late',
  serviceId: 'service-flexibility',
  name: 'Late check-out',
  type: 'late-check-out',
  chargeInterval: 'once',
  chargeMethod: 'once',
  priceGross: 20,
  currency: 'EUR',
  customerRewardId: null,
  group: 'property-related-products',
  isOrderable: true,
  ...changes,
});

/** Products grouped into services as the wire has them. */
export function servicesOf(products: readonly Product[]): Service[] {
  const ids = [...new Set(products.map(({ serviceId }) => serviceId))];
  return ids.map((id) => ({ id, name: id, products: products.filter(({ serviceId }) => serviceId === id) }));
}

/** The products that every property offers for a stay, in its currency. */
export const defaultProducts = (currency: string): Product[] => [
  aProduct({ currency }),
  aProduct({ id: 'prod-early', name: 'Early check-in', type: 'early-check-in', priceGross: 20, currency }),
  aProduct({
    id: 'prod-breakfast',
    serviceId: 'service-local',
    name: 'Breakfast',
    type: 'breakfast',
    chargeInterval: 'daily',
    chargeMethod: 'per-person-per-time-unit',
    priceGross: 14,
    group: 'local-products',
    currency,
  }),
  aProduct({
    id: 'prod-sauna',
    serviceId: 'service-own',
    name: 'Sauna kit',
    type: 'sauna-kit',
    priceGross: 25,
    group: 'bob-products',
    currency,
  }),
  aProduct({
    id: 'prod-cleaning',
    serviceId: 'service-own',
    name: 'Mid-stay cleaning',
    type: 'mid-stay-cleaning',
    priceGross: 45,
    group: 'bob-products',
    currency,
  }),
  aProduct({
    id: 'prod-upgrade',
    name: 'Unit upgrade',
    type: 'unit-category-upgrade',
    chargeInterval: 'daily',
    chargeMethod: 'per-time-unit',
    priceGross: 30,
    currency,
  }),
  aProduct({
    id: 'prod-gym',
    serviceId: 'service-local',
    name: 'Gym',
    type: 'gym',
    priceGross: 12,
    chargeMethod: 'per-person',
    group: 'local-products',
    currency,
  }),
  aProduct({
    id: 'prod-parking',
    serviceId: 'service-own',
    name: 'Parking',
    type: 'parking',
    chargeInterval: 'daily',
    chargeMethod: 'per-time-unit',
    priceGross: 18,
    currency,
  }),
  aProduct({
    id: 'prod-fridge',
    serviceId: 'service-own',
    name: 'Stocked fridge',
    type: 'stocked-fridge',
    priceGross: 39,
    group: 'bob-products',
    currency,
  }),
  aProduct({
    id: 'prod-extension',
    name: 'Reservation extension',
    type: 'reservation-extension-request',
    priceGross: 0,
    currency,
  }),
];

/** A confirmed late check-out; give only what differs. */
export const anOrderItem = (changes: Partial<OrderItem> = {}): OrderItem => ({
  id: 'item-late',
  productId: 'prod-late',
  type: 'late-check-out',
  status: 'confirmed',
  consumptionDate: null,
  consumptionEndDate: null,
  price: 20,
  currencyCode: 'EUR',
  chargeInterval: 'once',
  ...changes,
});

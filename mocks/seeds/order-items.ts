import type { OrderItem } from '#api/generated/model.ts';

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

import type { AccessKey, AccessKeyType } from '#domain/access/access-key.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product } from '#domain/product/product.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { MINIMAL } from './stay-answers.ts';
import { at } from './times.ts';

/** Two guests, three nights in November, nothing ordered; give only what differs. `booked` follows the given dates. */
export function aStay(changes: Partial<Stay> = {}): Stay {
  const stay = { ...stayFromDto({ ...MINIMAL, childrenCount: 0 }), ...changes };
  return { ...stay, booked: changes.booked ?? { startDate: stay.startDate, endDate: stay.endDate } };
}

/** The key of a door that opens by the code 4719 for those three nights; give only what differs. */
export const aKey = (type: AccessKeyType, changes: Partial<AccessKey> = {}): AccessKey => ({
  id: type,
  name: type,
  type,
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: at('2026-11-20T13:00:00.000Z'),
  validToDate: at('2026-11-23T09:00:00.000Z'),
  keypadButton: '#',
  code: '4719',
  error: null,
  ...changes,
});

/** A sauna kit for 25 EUR; give only what differs. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: 'product-1',
  serviceId: 'service-1',
  name: 'Sauna kit',
  type: 'sauna-kit',
  chargeInterval: 'once',
  chargeMethod: 'once',
  price: 25,
  currency: 'EUR',
  customerRewardId: null,
  group: 'bob-products',
  isOrderable: true,
  ...changes,
});

/** That sauna kit, ordered; give only what differs. */
export const anItem = (changes: Partial<OrderedItem> = {}): OrderedItem => ({
  id: 'item-1',
  consumptionDate: null,
  consumptionEndDate: null,
  price: 25,
  productId: 'product-1',
  currencyCode: 'EUR',
  type: 'sauna-kit',
  chargeInterval: 'once',
  isPending: false,
  ...changes,
});

const SOLD = [
  aProduct({ id: 'early', type: 'early-check-in' }),
  aProduct({ id: 'late', type: 'late-check-out' }),
  aProduct({ id: 'breakfast', type: 'breakfast' }),
  aProduct({ id: 'cleaning', type: 'mid-stay-cleaning' }),
  aProduct({ id: 'parking', type: 'parking' }),
];

/** 20 November 15:00 to 23 November 11:00 in Helsinki; checked in, with keys, products and Wi-Fi. */
export const STAY = aStay({
  startDate: at('2026-11-20T13:00:00.000Z'),
  endDate: at('2026-11-23T09:00:00.000Z'),
  state: 'check-in-completed',
  propertyKeys: [aKey('entrance'), aKey('luggage-room'), aKey('property-unit')],
  products: SOLD,
  integrations: { ...aStay().integrations, wirelessAccessPoint: { ssid: 'Good Night Guest', password: 'sleep-well' } },
});

export const BEFORE = at('2026-11-18T10:00:00.000Z');
export const ARRIVAL_DAY = at('2026-11-20T08:00:00.000Z');
export const DURING = at('2026-11-21T10:00:00.000Z');
export const LAST_DAY = at('2026-11-23T07:00:00.000Z');
export const LEFT = at('2026-11-23T08:00:00.000Z');
export const LEFT_5_MIN = at('2026-11-23T08:05:00.000Z');
export const NIGHT_AFTER = at('2026-11-23T21:30:00.000Z');
export const AFTER = at('2026-11-24T10:00:00.000Z');

export const UNPAID = [aKey('entrance', { code: null, error: { code: 'not-paid' } })];
export const ENDED = [aKey('property-unit', { validToDate: at('2026-11-21T09:00:00.000Z') })];

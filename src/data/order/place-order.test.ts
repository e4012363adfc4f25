import { expect, test, vi } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { request } from '#api/http-client.ts';
import { draftOf } from '#domain/order/order-draft.ts';
import { productFromDto } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { placeOrder } from './place-order.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

const draftFor = (type: string) =>
  draftOf(
    productFromDto({
      id: 'late',
      serviceId: 'service',
      name: 'Late check-out',
      type,
      chargeInterval: 'once',
      chargeMethod: 'once',
      priceGross: 20,
      currency: 'EUR',
      customerRewardId: null,
      group: '',
      isOrderable: true,
    }),
  );

const failing = (status?: number) =>
  Promise.reject(
    new ApiError({ code: status === undefined ? 'network' : 'unknown', operation: 'PATCH', message: '', status }),
  );

test.each([
  ['an order id', () => Promise.resolve({ orderId: 'order-1' }), 'placed'],
  ['a null order id (R5-19)', () => Promise.resolve({ orderId: null }), 'refused'],
  ['no order id', () => Promise.resolve({}), 'refused'],
  ['a conflict over the time that was chosen (R8-48)', () => failing(409), 'slot-taken'],
  ['a server in trouble', () => failing(500), 'lost'],
  ['a gateway in trouble', () => failing(504), 'lost'],
  ['no answer at all', () => failing(), 'lost'],
  ['an answer that breaks the contract', () => Promise.resolve(JSON.parse('{"orderId":7}')), 'lost'],
])('%s', async (_name, answer, outcome) => {
  vi.mocked(request).mockImplementation(answer);
  expect(await placeOrder('stay' as Slug, draftFor('late-check-out'))).toMatchObject({ outcome });
});

test.each([
  ['early-check-in', 'slot-taken'],
  ['mid-stay-cleaning', 'slot-taken'],
  ['breakfast', 'slot-taken'],
  ['sauna-kit', 'refused'],
  ['unit-category-upgrade', 'refused'],
])('a conflict over a %s is %s', async (type, outcome) => {
  vi.mocked(request).mockImplementation(() => failing(409));
  expect(await placeOrder('stay' as Slug, draftFor(type))).toMatchObject({ outcome });
});

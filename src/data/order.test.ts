import { expect, test, vi } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { request } from '#api/http-client.ts';
import { draftOf } from '#domain/order/draft.ts';
import { productFromDto } from '#domain/product/product.ts';
import { submit } from '#data/submit.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { OrderStage, Refusal } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { placeOrder, stageAfter } from './order.ts';

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

const failing = (status?: number, data?: unknown) =>
  Promise.reject(
    new ApiError({ code: status === undefined ? 'network' : 'unknown', operation: 'PATCH', message: '', status, data }),
  );

const SENDING = { name: 'sending', known: [], sentAt: '2026-07-01T09:00:00.000Z' as Instant } satisfies OrderStage;

/** The stage of an order after one attempt to send it. */
async function stageOf(draft: OrderDraft): Promise<OrderStage | undefined> {
  vi.stubGlobal('navigator', { onLine: true });
  let stage: OrderStage | undefined;
  await submit({
    lock: 'write:stay',
    send: () => placeOrder('stay' as Slug, draft),
    settle: (outcome) => {
      stage = stageAfter(SENDING, draft, outcome);
    },
  });
  return stage;
}

const refused = (reason: Refusal) => ({ name: 'failed', reason });

test.each([
  ['an order id', () => Promise.resolve({ orderId: 'order-1' }), { ...SENDING, name: 'placed', orderId: 'order-1' }],
  ['a null order id (R5-19)', () => Promise.resolve({ orderId: null }), refused('order')],
  ['an empty order id', () => Promise.resolve({ orderId: ' ' }), refused('order')],
  ['no order id', () => Promise.resolve({}), refused('order')],
  ['a conflict over the time that was chosen (R8-48)', () => failing(409), refused('slot-taken')],
  ['a server in trouble', () => failing(500), undefined],
  ['a gateway in trouble', () => failing(504), undefined],
  ['no answer at all', () => failing(), undefined],
  [
    'the sign-in page of a Wi-Fi (D7)',
    () => Promise.reject(new ApiError({ code: 'wifi-sign-in', operation: 'updateCheckIn', message: '' })),
    { name: 'draft' },
  ],
  ['an answer that breaks the contract', () => Promise.resolve(JSON.parse('{"orderId":7}')), undefined],
])('%s', async (_name, answer, stage) => {
  vi.mocked(request).mockImplementation(answer);
  expect(await stageOf(draftFor('late-check-out'))).toEqual(stage);
});

test.each([
  ['early-check-in', 'slot-taken'],
  ['mid-stay-cleaning', 'slot-taken'],
  ['breakfast', 'slot-taken'],
  ['sauna-kit', 'order'],
  ['unit-category-upgrade', 'order'],
] as const)('a conflict over a %s is a failure of %s', async (type, reason) => {
  vi.mocked(request).mockImplementation(() => failing(409));
  expect(await stageOf(draftFor(type))).toEqual(refused(reason));
});

test.each([
  ['late-check-out', 'stay-canceled', 'stay-canceled'],
  ['late-check-out', 'stay-checked-out', 'stay-checked-out'],
  ['late-check-out', 'stay-ended', 'stay-ended'],
  ['late-check-out', 'slot-taken', 'slot-taken'],
  ['late-check-out', 'not-orderable', 'not-orderable'],
  ['unit-category-upgrade', 'already-ordered', 'already-ordered'],
  ['unit-category-upgrade', 'reward-used', 'reward-used'],
  ['reservation-extension-request', 'request-pending', 'request-pending'],
  ['sauna-kit', 'full-moon', 'order'],
  ['late-check-out', 7, 'slot-taken'],
] as const)('a conflict over a %s because of %s is a failure of %s', async (type, given, reason) => {
  vi.mocked(request).mockImplementation(() => failing(409, { reason: given }));
  expect(await stageOf(draftFor(type))).toEqual(refused(reason));
});

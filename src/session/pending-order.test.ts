import { beforeEach, expect, test } from 'vitest';

import { draftOf } from '#domain/order/draft.ts';
import { productFromDto } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { advanceOrder, readDraft, readPendingOrder, startPendingOrder } from './pending-order.ts';
import { tabStorage } from './storage.ts';

const SLUG = 'stay' as Slug;
const AT = '2026-07-01T09:00:00.000Z' as Instant;
const LATER = '2026-07-01T09:05:00.000Z' as Instant;
const SENDING = { name: 'sending', known: [], sentAt: AT } as const;

const draft = (id: string) =>
  draftOf(
    productFromDto({
      id,
      serviceId: 'service',
      name: id,
      type: 'custom',
      chargeInterval: 'once',
      chargeMethod: 'once',
      priceGross: 20,
      currency: 'EUR',
      customerRewardId: null,
      group: '',
      isOrderable: true,
    }),
  );

const stored = () => {
  const order = readPendingOrder(SLUG);
  if (order === undefined) throw new Error('Nothing is stored');
  return order;
};

beforeEach(() => {
  tabStorage.remove('pendingOrder');
  startPendingOrder(SLUG, draft('late'), AT);
});

test('a choice is kept for its stay only', () => {
  expect(stored()).toMatchObject({ draft: { productId: 'late' }, stage: { name: 'draft' } });
  expect(readPendingOrder('other-stay' as Slug)).toBeUndefined();
});

test('a choice is found again on its page until the order is sent, and after it has failed', () => {
  expect(readDraft(SLUG, 'late')).toEqual(draft('late'));
  expect([readDraft(SLUG, 'early'), readDraft('other-stay' as Slug, 'late')]).toEqual([undefined, undefined]);
  advanceOrder(stored(), SENDING);
  expect(readDraft(SLUG, 'late')).toBeUndefined();
  advanceOrder(stored(), { name: 'failed', reason: 'payment' });
  expect(readDraft(SLUG, 'late')).toEqual(draft('late'));
  advanceOrder(stored(), { name: 'done', known: [] });
  expect(readDraft(SLUG, 'late')).toBeUndefined();
});

test('repeating a choice continues the order; another choice, or one after a completed order, is new (R7-98)', () => {
  expect(startPendingOrder(SLUG, draft('late'), LATER)).toBe(false);
  expect(stored()).toMatchObject({ startedAt: LATER, stage: { name: 'draft' } });
  expect(startPendingOrder(SLUG, { ...draft('late'), count: 2 }, LATER)).toBe(true);
  advanceOrder(stored(), { name: 'done', known: [] });
  expect(startPendingOrder(SLUG, { ...draft('late'), count: 2 }, LATER)).toBe(true);
});

test('an order under way is not replaced by the same product, but by another one (S52)', () => {
  advanceOrder(stored(), SENDING);
  expect(startPendingOrder(SLUG, draft('late'), LATER)).toBe(false);
  expect(stored()).toMatchObject({ startedAt: AT, stage: { name: 'sending' } });
  expect(startPendingOrder(SLUG, draft('sauna'), LATER)).toBe(true);
  expect(stored()).toMatchObject({ startedAt: LATER, stage: { name: 'draft' } });
});

test('an order advances once: a second click or a late response changes nothing (S50)', () => {
  const chosen = stored();
  expect(advanceOrder(chosen, SENDING)).toBe(true);
  expect(advanceOrder(chosen, SENDING)).toBe(false);

  const first = stored();
  expect(advanceOrder(first, { ...SENDING, sentAt: LATER })).toBe(true);
  expect(advanceOrder(first, { ...SENDING, name: 'placed', orderId: 'order-1' })).toBe(false);
  expect(stored().stage).toEqual({ ...SENDING, sentAt: LATER });
});

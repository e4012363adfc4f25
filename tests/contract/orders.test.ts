import { beforeEach, describe, expect, test } from 'vitest';

import type { ChargeInterval, ChargeMethod } from '#domain/product/product.ts';

import { CHARGE_INTERVALS, CHARGE_METHODS } from '#domain/product/product.ts';
import type { Backend } from '#mocks/world.ts';

import { call, CARD, dateSlots, frozenWorld, fullStay, order, patchStay } from './support.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await frozenWorld();
});

const available = async (productId: string, slug: string) =>
  (await call(backend, `product-availability/${productId}?reservationId=res-${slug}`)).body;

/** An order item for the first free late check-out of a stay. */
async function lateCheckOut(slug: string, more: object = {}) {
  const free = (await dateSlots(backend, slug)).find((slot) => slot.productId === 'prod-late' && slot.isAvailable);
  return { productId: 'prod-late', consumptionDate: null, consumptionEndDate: free?.timeslot, ...more };
}

describe('an order', () => {
  test('is pending for two seconds, then ordered and listed, and its slot is taken (R4-25)', async () => {
    const item = await lateCheckOut('order-success');
    const { body } = await patchStay(backend, 'order-success', { orderItems: [item] });
    const poll = async () =>
      (await call(backend, `orders/${body.orderId}`, { headers: { 'x-slug': 'order-success' } })).body.status;
    const after = (advance: string) => {
      backend.clock.change({ advance });
      return poll();
    };
    expect([await poll(), await after('PT1S'), await poll(), await after('PT1S')]).toEqual([
      'pending',
      'pending',
      'pending',
      'ordered',
    ]);
    expect((await fullStay(backend, 'order-success')).orderItems).toMatchObject([
      { productId: 'prod-late', price: 20, status: 'confirmed' },
    ]);
    expect(await dateSlots(backend, 'order-success')).toContainEqual(
      expect.objectContaining({ timeslot: item.consumptionEndDate, isAvailable: false }),
    );
    expect(await patchStay(backend, 'order-success', { orderItems: [item] })).toMatchObject({ status: 409 });
  });

  test.each([
    ['order-payment-error', 'failed', 'ERROR_ORDER_PAYMENT'],
    ['order-other-error', 'failed', 'ERROR_ORDER_SUPPLIER'],
    ['order-stuck-pending', 'pending', null],
    ['order-unknown-status', 'foo', null],
    ['order-no-card', 'failed', 'ERROR_ORDER_PAYMENT'],
    ['invoice-voucher', 'ordered', null],
    ['order-update-fails', 'failed', 'ERROR_ORDER_PAYMENT'],
  ])('of %s ends as %s, error code %s', async (slug, status, errorCode) => {
    expect((await order(backend, slug, [await lateCheckOut(slug)])).body).toMatchObject({ status, errorCode });
  });

  test('of order-null-id is answered without an id (R5-19)', async () => {
    expect(
      (await patchStay(backend, 'order-null-id', { orderItems: [await lateCheckOut('order-null-id')] })).body,
    ).toEqual({ orderId: null });
  });

  test('of a stay with a declined card succeeds after a new card (R4-29)', async () => {
    const slug = 'order-payment-error';
    expect((await patchStay(backend, slug, { creditCards: [CARD] })).body.creditCard).toMatchObject({
      cardHolderName: 'Ben Guest',
    });
    expect((await order(backend, slug, [await lateCheckOut(slug)])).body).toMatchObject({ status: 'ordered' });
  });

  test('is free with the reward for its product, and refused with another reward (R3-80)', async () => {
    const slug = 'order-free-reward';
    const reward = await lateCheckOut(slug, { customerRewardId: 'reward-late' });
    const foreign = await lateCheckOut(slug, { customerRewardId: 'reward-gym' });
    expect(await patchStay(backend, slug, { orderItems: [foreign] })).toMatchObject({ status: 400 });
    expect((await order(backend, slug, [reward])).body).toMatchObject({ status: 'ordered' });
    expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ price: 0 }]);
  });

  test('of a cleaning is free within the allowance, counts, and takes its slot (R9-43)', async () => {
    const slug = 'stay-before-arrival';
    const { timeslots } = await available('prod-cleaning', slug);
    const [first, second] = timeslots.filter((slot: { isAvailable: boolean }) => slot.isAvailable);
    const cleaning = (slot: { startDate: string; endDate: string }) => ({
      productId: 'prod-cleaning',
      consumptionDate: slot.startDate,
      consumptionEndDate: slot.endDate,
    });
    await order(backend, slug, [cleaning(first), cleaning(second)]);
    expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ price: 0 }, { price: 45 }]);
    expect(await available('prod-cleaning', slug)).toMatchObject({ scheduledCleaningsCount: 2 });
    expect(await patchStay(backend, slug, { orderItems: [cleaning(first)] })).toMatchObject({ status: 409 });
  });

  test('of breakfast is limited to one per guest and day (R9-18)', async () => {
    const slug = 'stay-before-arrival';
    const [{ startDate, endDate }] = (await available('prod-breakfast', slug)).timeslots;
    const breakfast = (count: number) => [
      { productId: 'prod-breakfast', count, consumptionDate: startDate, consumptionEndDate: endDate },
    ];
    expect(await patchStay(backend, slug, { orderItems: breakfast(3) })).toMatchObject({ status: 409 });
    await order(backend, slug, breakfast(2));
    expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ price: 14 }, { price: 14 }]);
    expect((await available('prod-breakfast', slug)).timeslots[0]).toMatchObject({ isAvailable: false });
  });

  test.each([
    ['paid', null, 90],
    ['by reward', 'reward-upgrade', 0],
  ])('of an upgrade, %s (%s), costs %i', async (_how, customerRewardId, price) => {
    const slug = 'stay-before-arrival';
    const item = { productId: 'prod-upgrade', propertyUnitCategoryId: 'category-two-bedroom', customerRewardId };
    expect((await order(backend, slug, [item])).body).toMatchObject({ status: 'ordered' });
    expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ price }]);
  });

  test('can be read only with the slug of its own stay', async () => {
    const { orderId } = (await patchStay(backend, 'order-success', { orderItems: [{ productId: 'prod-sauna' }] })).body;
    expect(await call(backend, `orders/${orderId}`, { headers: { 'x-slug': 'stay-started' } })).toMatchObject({
      status: 403,
    });
  });
});

describe('cards', () => {
  test('a new card makes unpaid keys available', async () => {
    const slug = 'stay-before-arrival-unpaid-keys';
    await patchStay(backend, slug, { creditCards: [CARD] });
    const { creditCards, creditCard, propertyKeys } = await fullStay(backend, slug);
    expect([creditCards.length, creditCard.transactionId]).toEqual([2, 'trx-9']);
    expect(propertyKeys.map(({ error }: { error: unknown }) => error)).toEqual([null, null, null, null]);
  });

  test('in order-update-fails, adding a card and changing times are a 500 (R8-39)', async () => {
    const { startDate, endDate } = await fullStay(backend, 'order-update-fails');
    expect(await patchStay(backend, 'order-update-fails', { creditCards: [CARD] })).toMatchObject({ status: 500 });
    expect(await patchStay(backend, 'order-update-fails', { startDate, endDate })).toMatchObject({ status: 500 });
  });
});

/** How many times a price is charged for 2 guests and 3 nights (R3-75). */
const TIMES: Record<Exclude<ChargeMethod, 'unknown'>, (interval: ChargeInterval) => number> = {
  once: () => 1,
  'per-person': () => 2,
  'per-time-unit': (interval) => (interval === 'daily' ? 3 : 1),
  'per-person-per-time-unit': (interval) => (interval === 'daily' ? 6 : 2),
};

test.each(CHARGE_METHODS.flatMap((method) => CHARGE_INTERVALS.map((interval) => ({ method, interval }))))(
  '12.00 EUR $method, $interval, is charged for two guests and three nights as the contract says',
  async ({ method, interval }) => {
    await order(backend, 'charge-methods', [{ productId: `prod-${method}-${interval}` }]);
    const { orderItems } = await fullStay(backend, 'charge-methods');
    expect(orderItems).toMatchObject([{ price: 12 * TIMES[method](interval), currencyCode: 'EUR' }]);
  },
);

import { beforeEach, describe, expect, test } from 'vitest';

import type { Backend } from '#mocks/world.ts';

import { call, CARD, dateSlots, frozenWorld, fullStay, order, patchStay } from './support.ts';
import type { Received } from './support.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await frozenWorld();
});

const SLUG = 'order-success';

const place = (items: readonly object[], slug = SLUG): Promise<Received> =>
  patchStay(backend, slug, { orderItems: items });

/** Advances the clock until the order is decided; returns the order. */
async function decide({ body }: Received, slug = SLUG) {
  backend.clock.change({ advance: 'PT2S' });
  return (await call(backend, `orders/${body.orderId}`, { headers: { 'x-slug': slug } })).body;
}

const refusedAs = (reason: string) => ({ status: 409, body: { errors: [{ code: 'CONFLICT', data: { reason } }] } });
const wrongIn = (field: string) => ({
  status: 400,
  body: { errors: [{ code: 'VALIDATION_ERROR', data: { field: `body.${field}` } }] },
});

const available = async (productId: string, slug = SLUG) =>
  (await call(backend, `product-availability/${productId}?reservationId=res-${slug}`)).body;

const lateHours = async (slug = SLUG) =>
  (await dateSlots(backend, slug)).filter(({ productId, isAvailable }) => productId === 'prod-late' && isAvailable);

async function lateCheckOut(slug = SLUG, more: object = {}) {
  return { productId: 'prod-late', consumptionEndDate: (await lateHours(slug))[0]?.timeslot, ...more };
}

async function slotOf(productId: string, index = 0, slug = SLUG) {
  const { timeslots } = await available(productId, slug);
  const { startDate, endDate } = timeslots.filter((slot: { isAvailable: boolean }) => slot.isAvailable)[index];
  return { productId, consumptionDate: startDate, consumptionEndDate: endDate };
}

describe('a pending order reserves', () => {
  test('its late check-out time, which is free again if the order fails', async () => {
    const slug = 'order-other-error';
    const item = await lateCheckOut(slug);
    const placed = await place([item], slug);
    expect(await place([item], slug)).toMatchObject(refusedAs('slot-taken'));
    expect(await lateHours(slug)).toHaveLength(1);
    expect(await decide(placed, slug)).toMatchObject({ status: 'failed' });
    expect(await lateHours(slug)).toHaveLength(2);
    expect(await place([item], slug)).toMatchObject({ status: 200 });
  });

  test('B11 its slot; the refusal of a second order says whether the same stay has the slot', async () => {
    const taken = (isOwn: boolean) => ({ body: { errors: [{ data: { reason: 'slot-taken', isOwn } }] } });
    const hour = await lateCheckOut();
    const cleaning = await slotOf('prod-cleaning', 0, 'cleaning-free');
    const breakfast = { ...(await slotOf('prod-breakfast')), count: 2 };
    for (const [item, slug] of [
      [hour, SLUG],
      [cleaning, 'cleaning-free'],
      [breakfast, SLUG],
    ] as const) {
      const placed = await place([item], slug);
      expect(await place([item], slug), 'while it is pending').toMatchObject(taken(true));
      await decide(placed, slug);
      expect(await place([item], slug), 'and once it went through').toMatchObject(taken(true));
    }
    const other = await slotOf('prod-breakfast', 1);
    await decide(await place([other]));
    expect(await place([{ ...other, count: 2 }]), 'one of two guests has it').toMatchObject(taken(false));
    const meanwhile = await slotOf('prod-cleaning', 0, 'cleaning-slot-taken');
    expect(await place([meanwhile], 'cleaning-slot-taken')).toMatchObject(taken(false));
  });

  test('breakfasts, one per guest and morning (R9-18)', async () => {
    const breakfast = await slotOf('prod-breakfast');
    const first = await place([breakfast]);
    expect(await place([{ ...breakfast, count: 2 }])).toMatchObject(refusedAs('slot-taken'));
    expect(await place([breakfast, breakfast])).toMatchObject(refusedAs('slot-taken'));
    const second = await place([breakfast]);
    expect((await available('prod-breakfast')).timeslots[0]).toMatchObject({ isAvailable: false });
    expect([await decide(first), await decide(second)]).toMatchObject([{ status: 'ordered' }, { status: 'ordered' }]);
    expect((await fullStay(backend, SLUG)).orderItems).toHaveLength(2);
  });

  test('cleanings and the free ones among them (R9-43)', async () => {
    const slug = 'cleaning-free';
    const slots = [0, 1, 2, 3].map((index) => slotOf('prod-cleaning', index, slug));
    const [a, b, c, d] = await Promise.all(slots);
    expect(await place([{ ...a }, { ...a }], slug)).toMatchObject(refusedAs('slot-taken'));
    const orders = [await place([{ ...a }, { ...b }], slug), await place([{ ...c }, { ...d }], slug)];
    expect(await available('prod-cleaning', slug)).toMatchObject({ scheduledCleaningsCount: 4 });
    for (const placed of orders) await decide(placed, slug);
    const { orderItems } = await fullStay(backend, slug);
    expect(orderItems.map(({ price }: { price: number }) => price)).toEqual([0, 0, 45, 45]);
  });

  test('its reward, which pays once and is then removed from the product (R3-80)', async () => {
    const slug = 'order-free-reward';
    const [first, second] = await lateHours(slug);
    const free = (hour: typeof first) => ({
      productId: 'prod-late',
      consumptionEndDate: hour?.timeslot,
      customerRewardId: 'reward-late',
    });
    const placed = await place([free(first)], slug);
    expect(await place([free(second)], slug)).toMatchObject(refusedAs('reward-used'));
    expect(await decide(placed, slug)).toMatchObject({ status: 'ordered' });
    expect(await place([free(second)], slug)).toMatchObject(refusedAs('reward-used'));
    const { services, orderItems } = await fullStay(backend, slug);
    const products: { id: string; customerRewardId: string | null }[] = services.flatMap(
      (service: { products: object[] }) => service.products,
    );
    expect(products.find(({ id }) => id === 'prod-late')).toMatchObject({ customerRewardId: null });
    expect(orderItems).toMatchObject([{ price: 0 }]);
  });

  test('the one upgrade of a stay', async () => {
    const upgrade = { productId: 'prod-upgrade', propertyUnitCategoryId: 'category-two-bedroom' };
    const placed = await place([upgrade]);
    expect(await place([upgrade])).toMatchObject(refusedAs('already-ordered'));
    expect(await decide(placed)).toMatchObject({ status: 'ordered' });
    expect(await place([{ ...upgrade, customerRewardId: 'reward-upgrade' }])).toMatchObject(
      refusedAs('already-ordered'),
    );
    expect((await available('prod-upgrade')).options).toEqual([]);
  });

  test('its slot against simultaneous orders', async () => {
    const item = await lateCheckOut();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place([item])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('an order for a stay that has ended', () => {
  test.each([
    ['cancelled', SLUG, { status: 'canceled' }],
    ['checked out', 'check-out-day', { checkOutDone: true }],
  ])('delivers nothing if the stay was %s meanwhile', async (_how, slug, change) => {
    const placed = await place([{ productId: 'prod-sauna' }], slug);
    expect(await patchStay(backend, slug, change)).toMatchObject({ status: 200 });
    expect(await decide(placed, slug)).toMatchObject({ status: 'failed', errorCode: 'ERROR_ORDER_STAY_OVER' });
    expect((await fullStay(backend, slug)).orderItems).toEqual([]);
  });

  test('delivers nothing if it is decided after the last day', async () => {
    const { endDate } = await fullStay(backend, SLUG);
    // One second before midnight in Helsinki.
    backend.clock.change({ now: `${endDate.slice(0, 10)}T21:59:59.000Z` });
    const placed = await place([{ productId: 'prod-sauna' }]);
    backend.clock.change({ advance: 'P9D' });
    expect((await fullStay(backend, SLUG)).orderItems).toEqual([]);
    expect(await decide(placed)).toMatchObject({ status: 'failed' });
  });

  test('cannot be placed, nor can a custom product be requested', async () => {
    for (const [slug, reason] of [
      ['cancelled', 'stay-canceled'],
      ['checked-out', 'stay-checked-out'],
      ['expired', 'stay-ended'],
    ] as const) {
      expect(await place([{ productId: 'prod-sauna' }], slug)).toMatchObject(refusedAs(reason));
      const request = { method: 'POST', body: { reservationId: `res-${slug}` } };
      expect(await call(backend, 'custom-products/custom-transfer/order', request)).toMatchObject(refusedAs(reason));
    }
  });
});

describe('a card', () => {
  test.each(['card-declined', 'card-canceled'])('of %s cannot pay; a new one can', async (slug) => {
    expect(await decide(await place([{ productId: 'prod-sauna' }], slug), slug)).toMatchObject({
      errorCode: 'ERROR_ORDER_PAYMENT',
    });
    await patchStay(backend, slug, { creditCards: [CARD] });
    expect(await decide(await place([{ productId: 'prod-sauna' }], slug), slug)).toMatchObject({ status: 'ordered' });
  });

  test('that has expired is refused; a card is valid until the end of its last month', async () => {
    const add = (expirationDate: string) =>
      patchStay(backend, SLUG, { creditCards: [CARD, { ...CARD, expirationDate }] });
    expect(await add('2026-01')).toMatchObject(wrongIn('creditCards.1.expirationDate'));
    expect(await add('2026-02')).toMatchObject({ status: 200 });
    const slug = 'cleaning-allowance-used-up';
    await patchStay(backend, slug, { creditCards: [{ ...CARD, expirationDate: '2026-02' }] });
    const pay = async () => (await decide(await place([{ productId: 'prod-sauna' }], slug), slug)).status;
    expect(await pay()).toBe('ordered');
    backend.clock.change({ now: '2026-03-01T08:00:00Z' });
    expect(await pay()).toBe('failed');
  });
});

describe('a request for more nights', () => {
  const request = async (nights: number | null, slug = 'extension-request') => {
    const { endDate } = await fullStay(backend, slug);
    const consumptionEndDate = nights === null ? null : new Date(Date.parse(endDate) + nights * 86_400_000);
    return { productId: 'prod-extension', consumptionDate: endDate, consumptionEndDate };
  };

  test.each(['extension-pending', 'extension-pending-open'])('is refused if one is open: %s', async (slug) => {
    expect(await place([await request(1, slug)], slug)).toMatchObject(refusedAs('request-pending'));
  });

  test('is refused while the first one is pending, and after it was accepted', async () => {
    const slug = 'extension-request';
    const placed = await place([await request(null)], slug);
    expect(await place([await request(2)], slug)).toMatchObject(refusedAs('request-pending'));
    expect(await decide(placed, slug)).toMatchObject({ status: 'ordered' });
    expect(await place([await request(2)], slug)).toMatchObject(refusedAs('request-pending'));
  });

  test('needs the current departure and a later one', async () => {
    const slug = 'extension-request';
    const good = await request(1);
    expect(await place([{ productId: 'prod-extension' }], slug)).toMatchObject(wrongIn('orderItems.consumptionDate'));
    expect(await place([await request(0)], slug)).toMatchObject(wrongIn('orderItems.consumptionEndDate'));
    expect(await place([{ ...good, consumptionEndDate: '2020-01-01T10:00:00Z' }], slug)).toMatchObject(
      wrongIn('orderItems.consumptionEndDate'),
    );
    expect(await place([good], slug)).toMatchObject({ status: 200 });
  });
});

describe('the dates of an order', () => {
  test.each([
    ['before the stay', '1999-01-01T10:00:00Z', '2026-02-09T10:00:00Z', 'consumptionDate'],
    ['after the stay', '2026-02-08T10:00:00Z', '2026-02-19T10:00:00Z', 'consumptionEndDate'],
    ['the wrong way round', '2026-02-10T10:00:00Z', '2026-02-09T10:00:00Z', 'consumptionEndDate'],
  ])('are refused if they are %s', async (_how, consumptionDate, consumptionEndDate, field) => {
    expect(await place([{ productId: 'prod-parking', consumptionDate, consumptionEndDate }])).toMatchObject(
      wrongIn(`orderItems.${field}`),
    );
  });

  test.each([
    ['the stay', {}, 54],
    ['a day of it', { consumptionDate: '2026-02-09T08:00:00Z' }, 18],
    ['two days of it', { consumptionDate: '2026-02-09T08:00:00Z', consumptionEndDate: '2026-02-11T08:00:00Z' }, 36],
  ])('decide the price of a parking space: %s', async (_span, dates, price) => {
    await order(backend, SLUG, [{ productId: 'prod-parking', ...dates }]);
    expect((await fullStay(backend, SLUG)).orderItems).toMatchObject([{ price }]);
  });

  test('must be those of a slot in the future', async () => {
    const cleaning = await slotOf('prod-cleaning');
    expect(await place([{ ...cleaning, consumptionEndDate: '2026-02-11T08:00:00Z' }])).toMatchObject(
      wrongIn('orderItems.consumptionEndDate'),
    );
    backend.clock.change({ now: cleaning.consumptionEndDate });
    backend.clock.change({ advance: 'PT1S' });
    expect(await place([cleaning])).toMatchObject(wrongIn('orderItems.consumptionDate'));
  });
});

test('a stay booked via a travel agency cannot be cancelled here (R4-78)', async () => {
  expect(await patchStay(backend, 'ota-booking', { status: 'canceled' })).toMatchObject(refusedAs('booked-via-agency'));
});

describe('limits', () => {
  test.each([
    ['orderItems', { orderItems: Array.from({ length: 51 }, () => ({ productId: 'prod-sauna' })) }],
    ['orderItems.0.count', { orderItems: [{ productId: 'prod-sauna', count: 100 }] }],
    ['creditCards', { creditCards: Array.from({ length: 6 }, () => CARD) }],
  ])('%s has a limit', async (field, body) => {
    expect(await patchStay(backend, SLUG, body)).toMatchObject(wrongIn(field));
  });

  test('the journal does not keep long bodies', async () => {
    await patchStay(backend, SLUG, { guestDetails: { firstName: 'x'.repeat(50_000) } });
    expect(JSON.stringify(backend.journal.entries()).length).toBeLessThan(1000);
  });
});

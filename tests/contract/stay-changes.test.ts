import { beforeEach, describe, expect, test } from 'vitest';

import type { AccessKey } from '#api/generated/model.ts';
import type { Backend } from '#mocks/world.ts';
import { submitIdentity } from '#mocks/handlers/identity.ts';
import { stayOf } from '#mocks/handlers/lookups.ts';

import { call, CARD, dateSlots, DETAILS, frozenWorld, fullStay, order, patchStay, signIn } from './support.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await frozenWorld();
});

describe('changing times', () => {
  const slug = 'stay-before-arrival';

  test('to a free slot changes the keys as well (R7-38)', async () => {
    const { startDate, endDate, propertyKeys: before } = await fullStay(backend, slug);
    const start = (await dateSlots(backend, slug)).find(({ productId }) => productId === null)?.timeslot;
    expect((await patchStay(backend, slug, { startDate: start, endDate })).body).toEqual({ startDate: start, endDate });
    const after = await fullStay(backend, slug);
    expect(after).toMatchObject({ startDate: start, endDate });
    expect([before[0].validFromDate, after.propertyKeys[0].validFromDate]).toEqual([startDate, start]);
    expect(after.propertyKeys[0].validToDate).toBe(endDate);
  });

  test('to a slot that is taken, for sale or unknown is refused', async () => {
    const { startDate, endDate } = await fullStay(backend, slug);
    const slots: { productId: string | null; type: string; isAvailable: boolean; timeslot: string }[] = await dateSlots(
      backend,
      slug,
    );
    const taken = slots.find(({ productId, isAvailable }) => productId === null && !isAvailable)?.timeslot;
    const sold = slots.find(({ productId, isAvailable }) => productId === 'prod-late' && isAvailable)?.timeslot;
    const move = async (dates: object) => (await patchStay(backend, slug, { startDate, endDate, ...dates })).status;
    expect(await move({ startDate: taken })).toBe(409);
    expect(await move({ endDate: sold })).toBe(400);
    expect(await move({ startDate: '2026-02-08T04:00:00Z' })).toBe(400);
    expect(await move({ startDate: endDate, endDate: startDate })).toBe(400);
    expect(await fullStay(backend, slug)).toMatchObject({ startDate, endDate });
  });
});

describe('changing times and back', () => {
  const slug = 'stay-before-arrival';
  const free = async (type: string) =>
    (await dateSlots(backend, slug))
      .filter((slot) => slot.productId === null && slot.type === type && slot.isAvailable)
      .map(({ timeslot }) => timeslot);

  test.each([
    ['startDate', 'start-date'],
    ['endDate', 'end-date'],
  ])('%s: the previous time becomes free, the new one is taken', async (field, type) => {
    const before = await fullStay(backend, slug);
    const dates = { startDate: before.startDate, endDate: before.endDate };
    const [slot] = await free(type);
    expect(await patchStay(backend, slug, { ...dates, [field]: slot })).toMatchObject({ status: 200 });
    expect(await free(type)).toEqual([before[field]]);
    expect(await patchStay(backend, slug, dates)).toMatchObject({ status: 200 });
    expect(await free(type)).toEqual([slot]);
    const after = await fullStay(backend, slug);
    expect(after).toMatchObject(dates);
    expect(after.propertyKeys).toEqual(before.propertyKeys);
  });
});

describe('paid early check-in and late check-out (R3-66, R3-103)', () => {
  /** The booked dates of a stay, and the distinct periods of validity of its keys. */
  const hours = async (slug: string) => {
    const { startDate, endDate, propertyKeys } = await fullStay(backend, slug);
    const valid = propertyKeys.map((key: AccessKey) => `${key.validFromDate} ${key.validToDate}`);
    return { startDate, endDate, valid: [...new Set<string>(valid)] };
  };
  const slotOf = async (slug: string, productId: string) =>
    (await dateSlots(backend, slug)).find((slot) => slot.productId === productId && slot.isAvailable)?.timeslot;
  const late = async (slug: string) => ({
    productId: 'prod-late',
    consumptionDate: null,
    consumptionEndDate: await slotOf(slug, 'prod-late'),
  });
  const early = async (slug: string) => ({
    productId: 'prod-early',
    consumptionDate: await slotOf(slug, 'prod-early'),
    consumptionEndDate: null,
  });

  test('change the keys when the order is delivered, not before; the booked dates stay', async () => {
    const slug = 'order-success';
    const { startDate, endDate, valid } = await hours(slug);
    expect(valid).toEqual([`${startDate} ${endDate}`]);
    const [from, until] = [await early(slug), await late(slug)];
    const { body } = await patchStay(backend, slug, { orderItems: [from, until] });
    const headers = { 'x-slug': slug };
    expect((await call(backend, `orders/${body.orderId}`, { headers })).body.status).toBe('pending');
    expect(await hours(slug)).toEqual({ startDate, endDate, valid });
    backend.clock.change({ advance: 'PT2S' });
    expect(await hours(slug)).toEqual({
      startDate,
      endDate,
      valid: [`${from.consumptionDate} ${until.consumptionEndDate}`],
    });
  });

  test.each(['order-payment-error', 'order-other-error', 'order-stuck-pending'])(
    '%s: an order that does not succeed changes nothing',
    async (slug) => {
      const before = await hours(slug);
      await order(backend, slug, [await early(slug), await late(slug)]);
      expect(await hours(slug)).toEqual(before);
    },
  );

  test("keep the stay in the member's list until the late check-out has passed", async () => {
    const slug = 'stay-started';
    const item = await late(slug);
    await order(backend, slug, [item]);
    const { endDate } = await hours(slug);
    backend.clock.change({ now: endDate.replace(/T.*/, 'T10:00:00.000Z') });
    const headers = await signIn(backend);
    const listed = async (since?: string) =>
      (await call(backend, `reservations?endDate[$gte]=${since}`, { headers })).body.data.map(
        (each: { slug: string }) => each.slug,
      );
    expect(await listed(backend.clock.now())).toContain(slug);
    expect(await listed(item.consumptionEndDate?.replace('00.000Z', '01.000Z'))).not.toContain(slug);
  });

  test('open the doors after the booked end, until a check-out', async () => {
    const slug = 'check-out-day';
    await order(backend, slug, [await late(slug)]);
    const { startDate, endDate, valid } = await hours(slug);
    const [, until = ''] = String(valid[0]).split(' ');
    expect(Date.parse(until)).toBeGreaterThan(Date.parse(endDate));
    // An hour and a half after the booked end.
    backend.clock.change({ now: until.replace(/T.*/, 'T10:30:00.000Z') });
    expect((await fullStay(backend, slug)).propertyKeys[0].code).toBe('4719');
    expect(await patchStay(backend, slug, { checkOutDone: true })).toMatchObject({ status: 200 });
    const { propertyKeys } = await fullStay(backend, slug);
    const unit = propertyKeys.find(({ type }: AccessKey) => type === 'property-unit');
    expect(unit).toMatchObject({ validFromDate: startDate, validToDate: until.replace(/T.*/, 'T10:45:00.000Z') });
  });
});

describe('check-out and cancelling', () => {
  test('after checking out, the apartment opens for 15 minutes and the building until 23:00 (R9-09, R9-10)', async () => {
    // 10:55 in Helsinki; the keys would end at 11:00.
    backend.clock.change({ now: '2026-02-03T08:55:00.000Z' });
    expect((await patchStay(backend, 'check-out-day', { checkOutDone: true })).body).toEqual({
      checkOutDate: '2026-02-03T08:55:00.000Z',
    });
    const { checkOutDate, propertyKeys } = await fullStay(backend, 'check-out-day');
    const ends = propertyKeys.map(({ type, validToDate }: { type: string; validToDate: string }) => [
      type,
      validToDate,
    ]);
    expect(checkOutDate).toBe('2026-02-03T08:55:00.000Z');
    expect(Object.fromEntries(ends)).toMatchObject({
      'property-unit': '2026-02-03T09:10:00.000Z',
      entrance: '2026-02-03T21:00:00.000Z',
    });
    expect(await patchStay(backend, 'check-out-day', { checkOutDone: true })).toMatchObject({ status: 409 });
  });

  // The keys and the stay end at 11:00 in Helsinki.
  test.each([
    ['at 11:05: the apartment until 11:15, the building until 23:00', '09:05', '09:15', '21:00'],
    ['at 11:30: no apartment any more, the building until 23:00', '09:30', '09:00', '21:00'],
    ['at 21:40: no apartment any more, the building until 23:00', '19:40', '09:00', '21:00'],
    ['at 23:30: nothing opens any more', '21:30', '09:00', '09:00'],
  ])('N1 R9-09, R9-10, R4-69 checking out after the check-out time, %s', async (_words, time, unit, building) => {
    const on = (hour: string) => `2026-02-03T${hour}:00.000Z`;
    backend.clock.change({ now: on(time) });
    expect(await patchStay(backend, 'check-out-day', { checkOutDone: true })).toMatchObject({ status: 200 });
    const { propertyKeys } = await fullStay(backend, 'check-out-day');
    const ends = propertyKeys.map(({ type, validToDate }: AccessKey) => [type, validToDate]);
    expect(Object.fromEntries(ends)).toMatchObject({
      'property-unit': on(unit),
      entrance: on(building),
      'luggage-room': on(building),
    });
    const entrance = propertyKeys.find(({ type }: AccessKey) => type === 'entrance');
    expect(entrance.code, 'only a door that opens has its code').toBe(building === '21:00' ? '4719' : null);
    const door = { slug: 'check-out-day', propertyKeyId: 'key-unit' };
    const isOpen = time === '09:05';
    expect((await call(backend, 'access-requests', { method: 'POST', body: door })).status).toBe(isOpen ? 201 : 403);
  });

  test.each(['check-out-not-yet', 'stay-before-arrival', 'expired'])('%s cannot check out', async (slug) => {
    expect(await patchStay(backend, slug, { checkOutDone: true })).toMatchObject({ status: 409 });
  });

  test('a cancellation shows in the stay and in the list, and later changes are refused', async () => {
    const slug = 'many-copenhagen';
    expect((await patchStay(backend, slug, { status: 'canceled' })).body).toEqual({ status: 'canceled' });
    const headers = await signIn(backend);
    expect((await fullStay(backend, slug)).status).toBe('canceled');
    expect((await call(backend, 'reservations?status[]=canceled', { headers })).body.data).toMatchObject([
      { slug, status: 'canceled' },
    ]);
    expect(await patchStay(backend, slug, { status: 'canceled' })).toMatchObject({ status: 409 });
    expect(await patchStay(backend, slug, { creditCards: [CARD] })).toMatchObject({ status: 409 });
  });

  test.each([
    ['checked-out', 200],
    ['expired', 200],
    ['cancelled', 409],
  ])('for a stay that is %s every change is refused; adding a card is answered with %i', async (slug, cardStatus) => {
    const { startDate, endDate } = await fullStay(backend, slug);
    const bodies = [
      { orderItems: [{ productId: 'prod-sauna' }] },
      { startDate, endDate },
      { status: 'canceled' },
      { guestDetails: DETAILS },
    ];
    for (const body of bodies) expect(await patchStay(backend, slug, body)).toMatchObject({ status: 409 });
    expect(await patchStay(backend, slug, { creditCards: [CARD] })).toMatchObject({ status: cardStatus });
  });
});

describe('checking in', () => {
  const handIn = async (slug: string) => (await patchStay(backend, slug, { guestDetails: DETAILS })).body;

  test.each([
    ['guest-details-required', 'id-verification-required'],
    ['no-verification-needed', 'check-in-completed'],
    ['front-desk-property', 'check-in-completed'],
    ['white-label-arrival', 'id-verification-required'],
    ['check-in-completed', 'check-in-completed'],
    ['id-verification-required', 'id-verification-required'],
  ])('guest details change the state of %s to %s, never to an earlier one (R4-10)', async (slug, state) => {
    expect(await handIn(slug)).toMatchObject({ state });
    expect((await call(backend, `reservation-state/res-${slug}`)).body).toMatchObject({ state });
    expect((await fullStay(backend, slug)).customer).toMatchObject({ firstName: 'Ben', lastName: 'Müller' });
  });

  test('a look-up finds the stay by the new name, in any spelling', async () => {
    await handIn('guest-details-required');
    const find = async (name: string) =>
      (
        await call(
          backend,
          `check-in?channelConfirmationNumber=bn-guest-details%20required&lastName=${encodeURIComponent(name)}`,
        )
      ).body.total;
    expect([await find(' muller'), await find('Guest'), await find('-')]).toEqual([1, 0, 0]);
  });

  test.each([
    ['Παπάς-Νίκου', 'ΠΑΠΑΣ ΝΙΚΟΥ'],
    ['Işık', 'ISIK'],
    ['Großmann', 'GROSSMANN'],
    ['Łukasz', 'Lukasz'],
    ["O'Brien", 'O\u2019Brien'],
    ['Smith-Jones', 'Smith\u2011Jones'],
    ['van den Berg', '\u202aBerg\u202c'],
    ['Virtanen', 'Ben Virtanen'],
    ['王', '王Ben'],
    ['Dupont', 'M. Dupont'],
    ['von Berg', 'Ben Graf von Berg'],
  ])('T1, T2: the booking of %s is found as %s, by its number with any hyphen', async (lastName, typed) => {
    await patchStay(backend, 'guest-details-required', { guestDetails: { ...DETAILS, lastName } });
    const query = new URLSearchParams({
      channelConfirmationNumber: 'ｂｎ\u2011guest\u2013details-required',
      lastName: typed,
    });
    expect((await call(backend, `check-in?${query}`)).body.data).toMatchObject([{ slug: 'guest-details-required' }]);
    query.set('lastName', 'Ben');
    expect((await call(backend, `check-in?${query}`)).body.total).toBe(0);
  });

  const provider = async (slug: string) => {
    const row = stayOf(backend, slug);
    await submitIdentity(backend, row, row.script.identity, row.script.identityDelayMs);
    return (await call(backend, `reservation-state/res-${slug}`)).body;
  };

  test.each([
    ['id-verification-required', { state: 'check-in-completed', idVerificationState: 'approved' }],
    ['id-verification-declined', { state: 'id-verification-required', idVerificationState: 'declined' }],
    ['id-verification-banned', { state: 'id-verification-required', idVerificationState: 'banned' }],
  ])('the result of the ID check applies to %s', async (slug, state) => {
    expect(await provider(slug)).toEqual(state);
  });

  test('a slow ID check has its result after three minutes (R4-22)', async () => {
    const waiting = { state: 'id-verification-required', idVerificationState: 'required' };
    expect(await provider('id-verification-slow')).toEqual(waiting);
    backend.clock.change({ advance: 'PT2M59S' });
    expect((await call(backend, 'reservation-state/res-id-verification-slow')).body).toEqual(waiting);
    backend.clock.change({ advance: 'PT1S' });
    expect((await call(backend, 'reservation-state/res-id-verification-slow')).body).toMatchObject({
      idVerificationState: 'approved',
    });
  });
});

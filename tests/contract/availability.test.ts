import { expect, test } from 'vitest';

import { productAvailabilityFromDto, upgradeDrafts } from '#domain/availability/availability.ts';
import { draftPrice, orderItemInput } from '#domain/order/draft.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { UTC } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import type { Backend } from '#mocks/world.ts';

import { call, frozenWorld, fullStay, order, patchStay } from './support.ts';

/** The upgrades that the app offers for a stay, each with the total that its confirmation shows. */
async function shown(slug: string) {
  const backend = await frozenWorld();
  const stay = stayFromDto(await fullStay(backend, slug));
  const { product } = productOffer(stay, 'unit-category-upgrade');
  const { body } = await call(backend, `product-availability/${product?.id}?reservationId=${stay.reservationId}`);
  const availability = productAvailabilityFromDto(body);
  if (product === undefined || availability.type !== 'unit-category-upgrade') throw new Error('no upgrades');
  const upgrades = upgradeDrafts(product, availability.options);
  return upgrades.map(({ draft }) => ({ draft, total: draftPrice(draft, stay, UTC)?.total }));
}

test.each([
  ['upgrade-paid', [90, 225.3]],
  ['upgrade-reward', [0]],
  ['stay-before-arrival', [0, 90]],
  ['upgrade-none', []],
])('%s: the confirmed totals are what is charged: %j (R3-75, R3-80, R3-101)', async (slug, totals) => {
  const upgrades = await shown(slug);
  expect(upgrades.map(({ total }) => total)).toEqual(totals);
  for (const { draft, total } of upgrades) {
    const backend = await frozenWorld();
    expect((await order(backend, slug, [orderItemInput(draft)])).body).toMatchObject({ status: 'ordered' });
    expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ price: total }]);
  }
});

interface Slot {
  readonly startDate: string;
  readonly endDate: string;
  readonly isAvailable: boolean;
}

const cleanings = async (backend: Backend, slug: string) =>
  (await call(backend, `product-availability/prod-cleaning?reservationId=res-${slug}`)).body;

const freeSlots = async (backend: Backend, slug: string): Promise<Slot[]> =>
  (await cleanings(backend, slug)).timeslots.filter(({ isAvailable }: Slot) => isAvailable);

const cleaningAt = (slot: Slot | undefined) => ({
  productId: 'prod-cleaning',
  consumptionDate: slot?.startDate,
  consumptionEndDate: slot?.endDate,
});

test.each([
  ['cleaning-free', 2, 0],
  ['cleaning-allowance-used-up', 1, 1],
])('%s has an allowance of %i, %i scheduled (R9-43)', async (slug, cleaningAllowance, scheduledCleaningsCount) => {
  expect(await cleanings(await frozenWorld(), slug)).toMatchObject({ cleaningAllowance, scheduledCleaningsCount });
});

test('a slot taken in the meantime is a conflict and no longer listed; the next one can be ordered (R8-48)', async () => {
  const backend = await frozenWorld();
  const slug = 'cleaning-slot-taken';
  const [first, second] = await freeSlots(backend, slug);
  expect(await patchStay(backend, slug, { orderItems: [cleaningAt(first)] })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT' }] },
  });
  expect(await cleanings(backend, slug)).toMatchObject({ scheduledCleaningsCount: 0 });
  expect((await freeSlots(backend, slug))[0]).toEqual(second);
  expect((await order(backend, slug, [cleaningAt(second)])).body).toMatchObject({ status: 'ordered' });
  expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ consumptionDate: second?.startDate, price: 0 }]);
});

test('there is a free slot for a cleaning, on whatever weekday a world starts', async () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-06-0${index + 1}T10:00:00.000Z`);
  for (const now of days) {
    const backend = await frozenWorld({ now: now as Instant });
    for (const slug of ['cleaning-free', 'cleaning-odd-slots', 'cleaning-slot-taken'])
      expect((await freeSlots(backend, slug)).length, `${slug} at ${now}`).toBeGreaterThan(0);
  }
});

import { expect, test } from 'vitest';

import { productAvailabilityFromDto } from '#domain/availability/availability.ts';
import { upgradeDrafts } from '#domain/availability/upgrade.ts';
import { draftPrice, orderItemInput } from '#domain/order/draft.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { UTC } from '#lib/time.ts';

import { call, frozenWorld, fullStay, order } from './support.ts';

/** The upgrades of a stay as the app shows them, each with the price on its confirmation. */
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
])('%s: what is confirmed is what is charged: %j (R3-75, R3-80, R3-101)', async (slug, totals) => {
  const upgrades = await shown(slug);
  expect(upgrades.map(({ total }) => total)).toEqual(totals);
  for (const { draft, total } of upgrades) {
    const backend = await frozenWorld();
    expect((await order(backend, slug, [orderItemInput(draft)])).body).toMatchObject({ status: 'ordered' });
    expect((await fullStay(backend, slug)).orderItems).toMatchObject([{ price: total }]);
  }
});

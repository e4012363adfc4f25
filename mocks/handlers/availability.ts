import type { ProductAvailability } from '#api/generated/model/index.ts';
import type { Call, Handlers } from '#mocks/engine/world.ts';

import { daysBetween, parseInstant, UTC } from '#lib/time.ts';
import { invalid, notFound } from '#mocks/engine/http-error.ts';
import { listOf } from '#mocks/engine/list-of.ts';

import { stayOfQuery } from './lookups.ts';

/** The row of a product's availability for a reservation. */
export const availabilityId = (reservationId: string, productId: string): string => `${reservationId}/${productId}`;

function productAvailability({ world, params, query }: Call<'productAvailability'>): ProductAvailability {
  const { checkIn } = stayOfQuery(world, query.reservationId);
  const productId = params['productId'] ?? '';
  const row = world.db.productAvailabilities.get(availabilityId(checkIn.id, productId));
  if (!row) throw notFound('Product');
  if (row.availability.type !== 'mid-stay-cleaning') return row.availability;
  const scheduled = (checkIn.orderItems ?? []).filter((item) => item.productId === productId && item.status !== 'canceled');
  return { ...row.availability, scheduledCleaningsCount: row.availability.scheduledCleaningsCount + scheduled.length };
}

function propertyUnitAvailability({ world, query }: Call<'propertyUnitAvailability'>) {
  const { checkIn } = stayOfQuery(world, query.reservationId);
  return listOf(world.db.dateSlots.get(checkIn.id)?.slots ?? []);
}

function propertyUnitCategoryAvailability({ world, query }: Call<'propertyUnitCategoryAvailability'>) {
  const [start, end] = [parseInstant(`${query.startDateLocal}T12:00:00Z`), parseInstant(`${query.endDateLocal}T12:00:00Z`)];
  if (start === null || end === null || start >= end) throw invalid('query.endDateLocal', 'must be after startDateLocal');
  const nights = daysBetween(start, end, UTC);
  const offers = world.db.rates.get(query.propertyUnitCategoryId)?.offers ?? [];
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  return listOf(
    offers
      .filter(({ voucherCode }) => voucherCode === null || voucherCode === query.voucherCode)
      .map((offer) => ({
        ...offer,
        nightsTotal: nights,
        totalPriceGross: cents((offer.totalPriceGross / offer.nightsTotal) * nights),
        totalPriceNet: cents((offer.totalPriceNet / offer.nightsTotal) * nights),
      })),
  );
}

export const availabilityHandlers = {
  productAvailability,
  propertyUnitAvailability,
  propertyUnitCategoryAvailability,
} satisfies Handlers<'productAvailability' | 'propertyUnitAvailability' | 'propertyUnitCategoryAvailability'>;

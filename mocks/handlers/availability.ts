import type { ProductAvailability } from '#api/generated/model.ts';
import { daysBetween, parseInstant, UTC } from '#lib/time.ts';
import { invalid, orNotFound } from '#mocks/engine/http.ts';
import type { Call, Handlers } from '#mocks/world.ts';

import { holdingsOf } from './holdings.ts';
import { availabilityId, listOf, stayOfField } from './lookups.ts';
import { dateSlotsOf, placesOf } from './slots.ts';

function productAvailability({
  world,
  params: { productId },
  query,
}: Call<'productAvailability'>): ProductAvailability {
  const stay = stayOfField(world, query.reservationId, 'query.reservationId');
  const row = world.db.productAvailabilities.get(availabilityId(stay.checkIn.id, productId));
  const { availability } = orNotFound(row, 'Product');
  const holdings = holdingsOf(world, stay);
  if (availability.type === 'unit-category-upgrade') {
    return holdings.hasUpgrade ? { ...availability, options: [] } : availability;
  }
  const timeslots = placesOf(world, stay, productId, holdings).map(({ slot }) => slot);
  if (availability.type === 'breakfast') return { ...availability, timeslots };
  const scheduledCleaningsCount = availability.scheduledCleaningsCount + holdings.piecesOf(productId);
  return { ...availability, timeslots, scheduledCleaningsCount };
}

function propertyUnitAvailability({ world, query }: Call<'propertyUnitAvailability'>) {
  const stay = stayOfField(world, query.reservationId, 'query.reservationId');
  return listOf(dateSlotsOf(world, stay, holdingsOf(world, stay)));
}

function propertyUnitCategoryAvailability({ world, query }: Call<'propertyUnitCategoryAvailability'>) {
  const [start, end] = [
    parseInstant(`${query.startDateLocal}T12:00:00Z`),
    parseInstant(`${query.endDateLocal}T12:00:00Z`),
  ];
  if (start === null || end === null || start >= end)
    throw invalid('query.endDateLocal', 'must be after startDateLocal');
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

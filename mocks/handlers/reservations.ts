import type { Reservation } from '#api/generated/model.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { Call, Handlers, World } from '#mocks/world.ts';

import { listOf, stayOfReservation } from './lookups.ts';
import { hoursOf } from './open-stay.ts';
import { refuseAsScripted } from './refusals.ts';

async function reservationState({ world, params: { id } }: Call<'reservationState'>) {
  const { checkIn } = stayOfReservation(world, id);
  return { state: checkIn.state ?? null, idVerificationState: checkIn.idVerificationState ?? null };
}

function summary(world: World, { checkIn }: StayRow, expand: readonly string[]): Reservation {
  const property = world.db.properties.get(checkIn.propertyId);
  const category = checkIn.propertyUnitCategory;
  return {
    id: checkIn.id,
    slug: checkIn.slug,
    startDate: checkIn.startDate,
    endDate: checkIn.endDate,
    checkInDate: checkIn.checkInDate ?? null,
    status: checkIn.status,
    propertyId: checkIn.propertyId,
    propertyUnitCategoryId: checkIn.propertyUnitCategoryId ?? null,
    ...(expand.includes('property') && property
      ? {
          property: {
            id: property.id,
            name: property.name,
            city: property.city,
            timezone: property.timezone ?? null,
            isWhiteLabel: property.isWhiteLabel,
          },
        }
      : {}),
    ...(expand.includes('propertyUnitCategory') && category
      ? { propertyUnitCategory: { id: category.id, name: category.name, images: category.images } }
      : {}),
  };
}

function reservations({ world, query, caller }: Call<'reservations'>) {
  const statuses: readonly string[] | undefined = query['status[]'];
  const since = query['endDate[$gte]'];
  const customer = world.db.customers.get(caller);
  refuseAsScripted(customer, 'reservations');
  const stays = (customer?.slugs ?? []).flatMap((slug) => world.db.stays.get(slug) ?? []);
  return listOf(
    stays
      .filter(({ checkIn }) => statuses === undefined || statuses.includes(checkIn.status))
      .filter(({ checkIn }) => since === undefined || Date.parse(hoursOf(checkIn).endDate ?? '') >= Date.parse(since))
      .map((row) => summary(world, row, query['$expand[]'] ?? [])),
  );
}

export const reservationHandlers = { reservations, reservationState } satisfies Handlers<
  'reservations' | 'reservationState'
>;

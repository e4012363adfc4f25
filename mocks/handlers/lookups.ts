import type { ZoneId } from '#lib/time.ts';
import { zoneOf } from '#mocks/db/database.ts';
import type { StayRow } from '#mocks/db/database.ts';
import { invalid, orNotFound } from '#mocks/engine/http.ts';
import type { World } from '#mocks/world.ts';

/** The stay of a slug; 404 when there is none. */
export const stayOf = (world: World, slug: string): StayRow => orNotFound(world.db.stays.get(slug), 'Reservation');

/** The stay of a reservation id; 404 when the id is in the path. */
export const stayOfReservation = (world: World, id: string): StayRow =>
  orNotFound(world.db.stays.by('reservation', id)[0], 'Reservation');

/** The stay of a reservation id in a query or body; 400 names the field. */
export function stayOfField(world: World, id: string, field: 'query.reservationId' | 'body.reservationId'): StayRow {
  const row = world.db.stays.by('reservation', id)[0];
  if (row === undefined) throw invalid(field, 'is not a reservation');
  return row;
}

/** The row of a product's availability for a reservation. */
export const availabilityId = (reservationId: string, productId: string): string => `${reservationId}/${productId}`;

/** The zone of the stay's property. */
export const zoneOfStay = (world: World, { checkIn }: StayRow): ZoneId =>
  zoneOf(world.db.properties.get(checkIn.propertyId) ?? {});

/** The list envelope of the contract; the fake never pages. */
export const listOf = <T>(data: readonly T[]): { total: number; limit: number; skip: number; data: T[] } => ({
  total: data.length,
  limit: 100,
  skip: 0,
  data: [...data],
});

import type { DateChangeSlot, Timeslot } from '#api/generated/model/index.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/engine/world.ts';

import { countedItemsFromDto } from '#domain/order/ordered-item.ts';
import { parseInstant } from '#lib/time.ts';

import { availabilityId } from './lookups.ts';

/** Whether two texts are the same moment, however they spell it. */
export function sameInstant(a: string | null | undefined, b: string | null | undefined): boolean {
  const [left, right] = [parseInstant(a), parseInstant(b)];
  return left !== null && left === right;
}

/** The slot that moves one end of a stay to a moment, by the product that sells it; null sells nothing. */
export const slotAt = (
  world: World,
  reservationId: string,
  productId: string | null,
  type: string,
  timeslot: string | null | undefined,
): DateChangeSlot | undefined =>
  world.db.dateSlots
    .get(reservationId)
    ?.slots.find((slot) => slot.productId === productId && slot.type === type && sameInstant(slot.timeslot, timeslot));

/** A slot of a product, and how many orders it still takes. */
interface Place {
  readonly slot: Timeslot;
  readonly left: number;
}

/** The slots of a product as they are now: one order each, or one a guest for breakfast (R9-18). */
export function placesOf(world: World, { checkIn }: StayRow, productId: string): Place[] {
  const availability = world.db.productAvailabilities.get(availabilityId(checkIn.id, productId))?.availability;
  if (availability === undefined || availability.type === 'unit-category-upgrade') return [];
  const items = countedItemsFromDto(checkIn.orderItems ?? []).filter((item) => item.productId === productId);
  const places = availability.type === 'breakfast' ? checkIn.adultsCount + checkIn.childrenCount : 1;
  return availability.timeslots.map((slot) => {
    const taken = items.filter(({ consumptionDate }) => sameInstant(consumptionDate, slot.startDate)).length;
    const left = slot.isAvailable ? Math.max(0, places - taken) : 0;
    return { slot: { ...slot, isAvailable: left > 0 }, left };
  });
}

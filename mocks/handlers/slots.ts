import type { DateChangeSlot, OrderItemInput, Timeslot } from '#api/generated/model.ts';
import { parseInstant } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

import type { Holdings } from './holdings.ts';
import { availabilityId } from './lookups.ts';

/** Whether two texts are the same moment, however they spell it. */
export function sameInstant(a: string | null | undefined, b: string | null | undefined): boolean {
  const [left, right] = [parseInstant(a), parseInstant(b)];
  return left !== null && left === right;
}

/** The arrival and departure times that a stay can change to; a paid one that is ordered is taken. */
export function dateSlotsOf(world: World, { checkIn }: StayRow, holdings: Holdings): DateChangeSlot[] {
  const slots = world.db.dateSlots.get(checkIn.id)?.slots ?? [];
  return slots.map((slot) => {
    const end = slot.type === 'end-date' ? 'to' : 'from';
    const isTaken = slot.productId !== null && holdings.placesAt(slot.productId, end, slot.timeslot) > 0;
    return isTaken ? { ...slot, isAvailable: false } : slot;
  });
}

/** The slot of a product at this time; `productId` null means a free change. */
export const slotAt = (
  slots: readonly DateChangeSlot[],
  productId: string | null,
  type: string,
  timeslot: string | null | undefined,
): DateChangeSlot | undefined =>
  slots.find((slot) => slot.productId === productId && slot.type === type && sameInstant(slot.timeslot, timeslot));

const availabilityOf = (world: World, { checkIn }: StayRow, productId: string) => {
  const availability = world.db.productAvailabilities.get(availabilityId(checkIn.id, productId))?.availability;
  return availability?.type === 'unit-category-upgrade' ? undefined : availability;
};

/** Whether a product is sold by slots with places. */
export const hasPlaces = (world: World, row: StayRow, productId: string): boolean =>
  availabilityOf(world, row, productId) !== undefined;

/** A slot of a product: its capacity, the stay's own orders, and the places left. */
interface Place {
  readonly slot: Timeslot;
  readonly places: number;
  readonly own: number;
  readonly left: number;
}

/** The slots of a product as they are now: each for one order, or for breakfast one for each guest (R9-18). */
export function placesOf(world: World, row: StayRow, productId: string, holdings: Holdings): Place[] {
  const availability = availabilityOf(world, row, productId);
  if (availability === undefined) return [];
  const { adultsCount, childrenCount } = row.checkIn;
  const places = availability.type === 'breakfast' ? adultsCount + childrenCount : 1;
  return availability.timeslots.map((slot) => {
    const own = holdings.placesAt(productId, 'from', slot.startDate);
    const left = slot.isAvailable ? Math.max(0, places - own) : 0;
    return { slot: { ...slot, isAvailable: left > 0 }, places, own, left };
  });
}

/** Simulates a faster guest: takes the slots of this order just before it is processed. */
export async function takeSlotsMeanwhile(
  world: World,
  { slug, checkIn }: StayRow,
  inputs: readonly OrderItemInput[],
): Promise<void> {
  await world.db.stays.update(slug, (stay) => ({ ...stay, script: { ...stay.script, slots: 'kept' } }));
  for (const { productId, consumptionDate } of inputs) {
    const id = availabilityId(checkIn.id, productId);
    const availability = world.db.productAvailabilities.get(id)?.availability;
    if (!availability || availability.type === 'unit-category-upgrade') continue;
    const timeslots = availability.timeslots.map((slot: Timeslot) =>
      sameInstant(slot.startDate, consumptionDate) ? { ...slot, isAvailable: false } : slot,
    );
    await world.db.productAvailabilities.update(id, (row) => ({
      ...row,
      availability: { ...availability, timeslots },
    }));
  }
}

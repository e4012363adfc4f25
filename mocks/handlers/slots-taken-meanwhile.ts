import type { OrderItemInput, Timeslot } from '#api/generated/model.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

import { availabilityId } from './lookups.ts';
import { sameInstant } from './slots.ts';

/** Another guest is faster: the slots of this order, and only these, are gone before the order is read. */
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

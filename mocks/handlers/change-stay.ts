import type { CheckInUpdateResult, DateChangeSlot, DatesUpdate } from '#api/generated/model.ts';
import { canCheckOut } from '#domain/stay/stay-phase.ts';
import { isBefore, parseInstant } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import { HttpError, invalid } from '#mocks/engine/http.ts';
import type { World } from '#mocks/world.ts';

import { keysAfterCheckOut, moved, visibleKeys } from './keys.ts';
import { zoneOfStay } from './lookups.ts';
import { datesOf, hoursOf } from './open-stay.ts';
import { conflict } from './refusals.ts';
import { sameInstant, slotAt } from './slots.ts';

/** Checks out; the unit opens 15 more minutes at most, the building until 23:00 (R9-09, R9-10). */
export async function checkOut(world: World, row: StayRow): Promise<CheckInUpdateResult> {
  const now = world.clock.now();
  const zone = zoneOfStay(world, row);
  if (!canCheckOut(datesOf(row), now, zone)) {
    throw conflict('not-check-out-day', 'Check-out is possible only on the last day of the stay');
  }
  const handedOut = visibleKeys(world, row) ?? [];
  const { endDate } = hoursOf(row.checkIn);
  await world.db.stays.update(row.slug, ({ checkIn, ...stay }) => ({
    ...stay,
    checkIn: {
      ...checkIn,
      checkOutDate: now,
      ...(checkIn.propertyKeys
        ? { propertyKeys: keysAfterCheckOut(checkIn.propertyKeys, handedOut, now, endDate, zone) }
        : {}),
    },
  }));
  return { checkOutDate: now };
}

/** Cancels the stay, unless an agency sold it (R4-78); later changes are conflicts (R4-04). */
export async function cancel(world: World, row: StayRow): Promise<CheckInUpdateResult> {
  if (row.checkIn.cancellationPolicy?.isOta) {
    throw conflict('booked-via-agency', 'The stay must be cancelled with the travel agency');
  }
  if (row.script.updates === 'refused') throw new HttpError('INTERNAL_ERROR', 'The stay was not cancelled');
  await world.db.stays.update(row.slug, (stay) => ({ ...stay, checkIn: { ...stay.checkIn, status: 'canceled' } }));
  return { status: 'canceled' };
}

/** A new start or end must be the current one or a free slot (R3-103). */
function refuseDate(
  world: World,
  row: StayRow,
  type: 'start-date' | 'end-date',
  wanted: Instant,
  old: string | null,
): void {
  if (sameInstant(old, wanted)) return;
  const slot = slotAt(world.db.dateSlots.get(row.checkIn.id)?.slots ?? [], null, type, wanted);
  const field = type === 'start-date' ? 'body.startDate' : 'body.endDate';
  if (!slot) throw invalid(field, 'is not a slot for a free change');
  if (!slot.isAvailable) throw conflict('slot-taken', 'The slot has been taken', { timeslot: slot.timeslot });
}

/** The available slots after a change: the old time is available again, the new one is not. */
function slotsAfter(
  slots: readonly DateChangeSlot[],
  type: string,
  left: string | null,
  taken: Instant,
): DateChangeSlot[] {
  if (left === null || sameInstant(left, taken)) return [...slots];
  const isFree = (slot: DateChangeSlot) => slot.type === type && slot.productId === null;
  const others = slots.filter((slot) => !(isFree(slot) && sameInstant(slot.timeslot, left)));
  return [
    ...others.map((slot) =>
      isFree(slot) && sameInstant(slot.timeslot, taken) ? { ...slot, isAvailable: false } : slot,
    ),
    { type, productId: null, timeslot: left, isAvailable: true },
  ];
}

/** Changes arrival and departure, and the validity of the keys accordingly. */
export async function changeDates(world: World, row: StayRow, update: DatesUpdate): Promise<CheckInUpdateResult> {
  if (row.script.updates === 'refused') throw new HttpError('INTERNAL_ERROR', 'The dates were not accepted');
  const [start, end] = [parseInstant(update.startDate), parseInstant(update.endDate)];
  if (start === null || end === null || !isBefore(start, end)) throw invalid('body.endDate', 'must be after startDate');
  refuseDate(world, row, 'start-date', start, row.checkIn.startDate);
  refuseDate(world, row, 'end-date', end, row.checkIn.endDate);
  if (world.db.dateSlots.get(row.checkIn.id)) {
    await world.db.dateSlots.update(row.checkIn.id, (dates) => ({
      ...dates,
      slots: slotsAfter(
        slotsAfter(dates.slots, 'start-date', row.checkIn.startDate, start),
        'end-date',
        row.checkIn.endDate,
        end,
      ),
    }));
  }
  await world.db.stays.update(row.slug, ({ checkIn, ...stay }) => ({
    ...stay,
    checkIn: {
      ...checkIn,
      startDate: start,
      endDate: end,
      ...(checkIn.propertyKeys
        ? {
            propertyKeys: checkIn.propertyKeys.map((key) => ({
              ...key,
              validFromDate: moved(key.validFromDate, checkIn.startDate, start),
              validToDate: moved(key.validToDate, checkIn.endDate, end),
            })),
          }
        : {}),
    },
  }));
  return { startDate: start, endDate: end };
}

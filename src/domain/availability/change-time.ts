import type { Stay, StayDates, StayHours } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { isArrivalAhead } from '#domain/stay/stay-phase.ts';
import { paidEnds } from '#domain/stay/stay.ts';
import { isBefore } from '#lib/time.ts';

import { firstFree, inOrder, slotsOf, slotState } from './availability.ts';
import type { DateChangeSlot, SlotEnd } from './availability.ts';

type Situation = Pick<Stay, 'startDate' | 'endDate' | 'booked' | 'checkInDate' | 'checkOutDate' | 'isCancelled'>;

/** The free times for one end of the stay, and the first of them (R5-35, R5-48). */
export interface FreeTimes {
  readonly slots: readonly DateChangeSlot[];
  readonly first: Instant;
}

/** Changes that are free of charge; an end without a free time cannot be moved. */
export interface FreeChanges {
  readonly arrival: FreeTimes | null;
  readonly departure: FreeTimes | null;
}

/**
 * The changes that are free of charge at `now`; null if there are none left (R4-82, R4-89, R3-103). The arrival can be
 * moved only before it; a time that was paid for cannot be moved.
 */
export function freeChanges(all: readonly DateChangeSlot[], stay: Situation, now: Instant): FreeChanges | null {
  const isPaid = paidEnds(stay);
  const arrival = isArrivalAhead(stay, now) && !isPaid.start ? freeTimes(slotsOf(all, 'start-date', null), now) : null;
  const departure = isPaid.end ? null : freeTimes(slotsOf(all, 'end-date', null), now);
  return arrival === null && departure === null ? null : { arrival, departure };
}

function freeTimes(slots: readonly DateChangeSlot[], now: Instant): FreeTimes | null {
  const first = firstFree(slots, now);
  return first === undefined ? null : { slots, first: first.timeslot };
}

/** The slots plus the current time, so that a guest who moves one end can keep the other. */
export const withTime = (slots: readonly DateChangeSlot[], type: SlotEnd, timeslot: Instant): DateChangeSlot[] =>
  inOrder([
    ...slots.filter((slot) => slot.timeslot !== timeslot),
    { type, timeslot, productId: null, isAvailable: true },
  ]);

/**
 * The selected time of one end: the guest's choice if it is available, else the current time, else the first (R5-48).
 */
export function chosenTime(
  free: FreeTimes | null,
  picked: Instant | undefined,
  current: Instant,
  now: Instant,
): Instant {
  if (free === null) return current;
  const isFree = free.slots.some((slot) => slot.timeslot === picked && slotState(slot, now) === 'free');
  if (picked !== undefined && isFree) return picked;
  return isBefore(current, now) ? free.first : current;
}

/** Whether two pairs of dates are the same instants, whatever their notation. */
export const sameDates = (a: StayHours, b: StayDates): boolean =>
  a.startDate === b.startDate && a.endDate === b.endDate;

/** Why new dates cannot be sent: they equal the current ones, or the stay would end before it begins (R7-38). */
export function changeProblem(from: StayDates, to: StayDates): 'same' | 'reversed' | null {
  if (sameDates(from, to)) return 'same';
  return isBefore(to.startDate, to.endDate) ? null : 'reversed';
}

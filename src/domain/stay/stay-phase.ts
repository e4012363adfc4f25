import { accessEnd } from '#domain/access/access-end.ts';
import { ownDoor, nextKey } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { DAY, daysBetween, isBefore, localDay, localTime, shift } from '#lib/time.ts';

import type { Stay, StayDates } from './stay.ts';

/** The phase of a stay; the first that applies (R2-153). */
export type StayPhase = 'cancelled' | 'expired' | 'checked-out' | 'check-out-day' | 'started' | 'before-arrival';

type Dates = Pick<Stay, 'startDate' | 'endDate' | 'checkOutDate' | 'isCancelled'>;

/** The phase of a stay at `now`, with days in the property's zone (R2-153, R4-17, R4-18). */
export function stayPhase(stay: Dates, now: Instant, zone: ZoneId): StayPhase {
  if (stay.isCancelled) return 'cancelled';
  if (isExpired(stay, now, zone)) return 'expired';
  if (stay.checkOutDate !== null) return 'checked-out';
  if (canCheckOut(stay, now, zone)) return 'check-out-day';
  return isStarted(stay, now, zone) ? 'started' : 'before-arrival';
}

/** Whether the start day is today or earlier in the property's zone (R4-11, R4-17). */
export const isStarted = ({ startDate }: Pick<Dates, 'startDate'>, now: Instant, zone: ZoneId): boolean =>
  startDate !== null && localDay(startDate, zone) <= localDay(now, zone);

/**
 * Whether today in the property's zone is after the end day; never for an unreadable end (R4-18). After a check-out
 * just before midnight, the unit's door still works for its 15 minutes first (R4-23).
 */
export function isExpired(stay: Pick<Dates, 'endDate' | 'checkOutDate'>, now: Instant, zone: ZoneId): boolean {
  const { endDate, checkOutDate } = stay;
  if (endDate === null || localDay(now, zone) <= localDay(endDate, zone)) return false;
  const unit = checkOutDate && accessEnd(stay, zone)?.unit;
  return !unit || !isBefore(now, unit);
}

/** Whether the stay can be checked out: once, and only on its end day in the property's zone (R4-12). */
export const canCheckOut = (stay: Dates, now: Instant, zone: ZoneId): boolean =>
  !stay.isCancelled &&
  stay.checkOutDate === null &&
  stay.endDate !== null &&
  localDay(stay.endDate, zone) === localDay(now, zone);

/**
 * Calendar days from start to end in the property's zone; 0 if a date is invalid or they are reversed (R4-13, R4-14).
 */
export function nightsOf({ startDate, endDate }: Pick<Dates, 'startDate' | 'endDate'>, zone: ZoneId): number {
  if (startDate === null || endDate === null) return 0;
  return Math.max(0, daysBetween(startDate, endDate, zone));
}

/** Why a stay accepts no more orders or changes (R4-18, R4-23, R4-24). */
export type Closed = Extract<StayPhase, 'cancelled' | 'expired' | 'checked-out'>;

/** Whether a stay in this phase accepts no more orders or changes. */
export const isClosed = (phase: StayPhase): phase is Closed =>
  phase === 'cancelled' || phase === 'expired' || phase === 'checked-out';

/** Why a stay accepts no more orders or changes at `now`; null while it does. */
export function closedBy(stay: Dates, now: Instant, zone: ZoneId): Closed | null {
  const phase = stayPhase(stay, now, zone);
  return isClosed(phase) ? phase : null;
}

/** Whether a stay still accepts orders: neither cancelled nor checked out (R4-23, R4-24). */
export const takesOrders = ({ isCancelled, checkOutDate }: Pick<Stay, 'isCancelled' | 'checkOutDate'>): boolean =>
  !isCancelled && checkOutDate === null;

/** The booked dates of a stay that can be changed at `now`; null if it is over or its dates are unreadable (R4-89). */
export function changeableDates(stay: Dates & Pick<Stay, 'booked'>, now: Instant, zone: ZoneId): StayDates | null {
  const { startDate, endDate } = stay.booked;
  const phase = stayPhase(stay, now, zone);
  const isOpen = phase === 'before-arrival' || phase === 'started' || phase === 'check-out-day';
  return isOpen && startDate !== null && endDate !== null ? { startDate, endDate } : null;
}

/** Whether only the index page is left, as for cancelled and expired stays (R4-24). */
export const isOver = (phase: StayPhase): boolean => phase === 'cancelled' || phase === 'expired';

/** The part of the stay that its page is composed for (R2-166). */
export type StayPeriod = 'before' | 'arrival-day' | 'staying' | 'last-day' | 'after';

/** Property time. Before it, a guest who returns at night sees the key instead of the check-out. */
const LAST_DAY_BEGINS = '06:00';

/** Whether the time of departure has passed; never for an unreadable one. */
export const isPastEnd = ({ endDate }: Pick<Stay, 'endDate'>, now: Instant): boolean =>
  endDate !== null && !isBefore(now, endDate);

/** Whether a key of the guest's own door works now. */
function opensOwnDoor(stay: Stay, now: Instant): boolean {
  const own = ownDoor(stay);
  return own !== undefined && nextKey(stay, now) !== undefined && keyReadiness(own, now, stay.state).state === 'ready';
}

/** Whether the guest is staying at `now` in any time zone: the day of departure has not begun in any of them. */
export const isStayingInEveryZone = (stay: Stay, now: Instant): boolean =>
  !stay.isCancelled &&
  stay.checkOutDate === null &&
  (stay.endDate === null || isBefore(shift(now, DAY), stay.endDate)) &&
  opensOwnDoor(stay, now);

/** The part of the stay at `now`, with days in the property's zone. A guest whose own door opens is staying (R4-95). */
export function stayPeriod(stay: Stay, now: Instant, zone: ZoneId): StayPeriod {
  const phase = stayPhase(stay, now, zone);
  if (isClosed(phase)) return 'after';
  const isMorning = localTime(now, zone) >= LAST_DAY_BEGINS || isPastEnd(stay, now);
  if (phase === 'check-out-day' && isMorning) return 'last-day';
  if (opensOwnDoor(stay, now)) return 'staying';
  if (!isStarted(stay, now, zone)) return 'before';
  return stay.startDate !== null && isBefore(now, stay.startDate) ? 'arrival-day' : 'staying';
}

/**
 * Whether the guest has yet to arrive: check-in time lies ahead, and nothing was checked in at the property (R4-89,
 * R5-28).
 */
export const isArrivalAhead = (
  {
    startDate,
    checkInDate,
    checkOutDate,
    isCancelled,
  }: Pick<Dates, 'startDate' | 'checkOutDate' | 'isCancelled'> & Pick<Stay, 'checkInDate'>,
  now: Instant,
): boolean =>
  startDate !== null && checkInDate === null && checkOutDate === null && !isCancelled && isBefore(now, startDate);

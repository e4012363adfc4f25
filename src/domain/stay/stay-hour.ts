import type { Instant, ZoneId } from '#lib/time.ts';

import { keyReadiness } from '#domain/access/key-readiness.ts';
import { nextKey } from '#domain/access/way-in.ts';
import { ownDoor } from '#domain/access/doors.ts';
import { DAY, isBefore, localTime, shift } from '#lib/time.ts';

import { isStarted, stayPhase } from './stay-phase.ts';
import type { Stay } from './stay.ts';

/** What a guest's hour is, for the page of the stay (R2-166). */
export type StayHour = 'before' | 'arrival-day' | 'staying' | 'last-day' | 'after';

/** The page speaks of leaving from this hour: a guest who comes home in the night before finds the key. */
const LAST_DAY_BEGINS = '06:00';

/** Whether the hour of departure has come; an unreadable one never does. */
export const isPastEnd = ({ endDate }: Pick<Stay, 'endDate'>, now: Instant): boolean =>
  endDate !== null && !isBefore(now, endDate);

/** Whether the key of the guest's own door works. */
function opensOwnDoor(stay: Stay, now: Instant): boolean {
  const own = ownDoor(stay);
  return own !== undefined && nextKey(stay, now) !== undefined && keyReadiness(own, now, stay.state).state === 'ready';
}

/** Whether a guest stays at `now` whatever the property's zone is: in none it is the day of departure yet. */
export const isStayingInEveryZone = (stay: Stay, now: Instant): boolean =>
  !stay.isCancelled &&
  stay.checkOutDate === null &&
  (stay.endDate === null || isBefore(shift(now, DAY), stay.endDate)) &&
  opensOwnDoor(stay, now);

/** The hour of a stay at `now`, days taken in the property's zone; a guest whose own door opens stays (R4-95). */
export function stayHour(stay: Stay, now: Instant, zone: ZoneId): StayHour {
  const phase = stayPhase(stay, now, zone);
  if (phase === 'cancelled' || phase === 'expired' || phase === 'checked-out') return 'after';
  const isMorning = localTime(now, zone) >= LAST_DAY_BEGINS || isPastEnd(stay, now);
  if (phase === 'check-out-day' && isMorning) return 'last-day';
  if (opensOwnDoor(stay, now)) return 'staying';
  if (!isStarted(stay, now, zone)) return 'before';
  return stay.startDate !== null && isBefore(now, stay.startDate) ? 'arrival-day' : 'staying';
}

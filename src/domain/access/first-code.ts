import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { isOver, isPastEnd, stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { HOUR } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { timeLeft } from './access-end.ts';
import { keyReadiness } from './access-key.ts';
import type { AccessKey } from './access-key.ts';
import { isPaymentDue } from './doors.ts';
import { luggageBeforeArrival } from './luggage.ts';

/**
 * The code of a door that opens now and for at least another hour; else null, because the page counts down the last
 * hour and the prerendered view does not (R2-30).
 */
export function openingCode(door: AccessKey | undefined, stay: Stay, now: Instant): string | null {
  if (door?.accessType !== 'code' || keyReadiness(door, now, stay.state).state !== 'ready') return null;
  const left = door.validToDate === null ? Infinity : timeLeft(door.validToDate, now, stay.checkOutDate);
  return left >= HOUR ? door.code : null;
}

/**
 * Whether the access page starts with the doors at `now`: the guest may enter, and no notice precedes them. The answer
 * is definite even without the property (R2-30, R4-24, R4-49, R4-54).
 */
export function beginsWithDoors(stay: Stay, property: Property | undefined, now: Instant): boolean {
  const hasEnded = property
    ? isOver(stayPhase(stay, now, property.timezone))
    : stay.endDate === null || isPastEnd(stay, now);
  return (
    stay.state === 'check-in-completed' &&
    !stay.isCancelled &&
    stay.checkOutDate === null &&
    !hasEnded &&
    !isPaymentDue(stay, now) &&
    (property === undefined || elevatorWorksUntil(property.key, now, property.timezone) === null) &&
    // Only whether there is a text matters here; the method decides which one.
    luggageBeforeArrival(stay, property?.checkInMethod ?? 'online', now) === null
  );
}

import type { Instant, ZoneId } from '#lib/time.ts';

import { atLocalTime, isBefore, localDay } from '#lib/time.ts';

import { isOver, isStarted, stayPhase } from './stay-phase.ts';
import type { Stay } from './stay.ts';

/** The cost of a cancellation that we handle. */
export type CancellationCost =
  | { readonly code: 'free-until'; readonly at: Instant }
  /** Free until the day of arrival begins; null if the start cannot be read. */
  | { readonly code: 'free-until-start'; readonly at: Instant | null }
  /** `since`: when free cancellation ended; null if there was none. */
  | { readonly code: 'full-price'; readonly since: Instant | null }
  | { readonly code: 'non-refundable' }
  /** The stay has started; nothing is refunded. */
  | { readonly code: 'no-refund' };

/** Whether cancelling is free of charge. */
export const isFreeOfCharge = ({ code }: CancellationCost): boolean =>
  code === 'free-until' || code === 'free-until-start';

/** On which terms a stay can be cancelled now, or why it cannot be cancelled here. */
export type CancellationTerms =
  | CancellationCost
  | { readonly code: 'via-agency' }
  | { readonly code: 'unknown' }
  | { readonly code: 'not-possible' };

type Dates = Pick<Stay, 'startDate' | 'endDate' | 'checkOutDate' | 'isCancelled'>;

/** Whether a stay can be cancelled: not once it is checked out, expired or cancelled (R4-87). */
export function canCancel(stay: Dates, now: Instant, zone: ZoneId): boolean {
  const phase = stayPhase(stay, now, zone);
  return !isOver(phase) && phase !== 'checked-out';
}

/**
 * The terms at `now`: the start counts by its day in the property's zone, the deadline as an instant (R4-70 to R4-75,
 * R4-78, R4-85 to R4-87). A promised deadline also holds after the start.
 */
export function cancellationTerms(
  stay: Dates & Pick<Stay, 'cancellationPolicy'>,
  now: Instant,
  zone: ZoneId,
): CancellationTerms {
  const { hasData, isOta, isFreeCancellationAvailable: isFree, freeCancellationEndDate: end } = stay.cancellationPolicy;
  if (!canCancel(stay, now, zone)) return { code: 'not-possible' };
  if (!hasData) return { code: 'unknown' };
  if (isOta) return { code: 'via-agency' };
  if (isFree && end !== null && !isBefore(end, now)) return { code: 'free-until', at: end };
  if (isStarted(stay, now, zone)) return { code: 'no-refund' };
  if (end !== null) return { code: 'full-price', since: isBefore(end, now) ? end : null };
  return isFree ? { code: 'free-until-start', at: arrivalDay(stay, zone) } : { code: 'non-refundable' };
}

/** When the day of arrival begins at the property; from then on the stay counts as started (R4-11). */
const arrivalDay = ({ startDate }: Dates, zone: ZoneId): Instant | null =>
  startDate && atLocalTime(localDay(startDate, zone), '00:00', zone);

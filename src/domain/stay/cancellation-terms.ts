import type { Instant, ZoneId } from '#lib/time.ts';

import { atLocalTime, isBefore, localDay } from '#lib/time.ts';

import { isOver, isStarted, stayPhase } from './stay-phase.ts';
import type { Stay } from './stay.ts';

/** What cancelling costs the guest, when cancelling is ours to do. */
export type CancellationCost =
  | { readonly code: 'free-until'; readonly at: Instant }
  /** Free until the day of arrival begins; null when the start cannot be read. */
  | { readonly code: 'free-until-start'; readonly at: Instant | null }
  /** `since`: when free cancellation ended, null when it was never to be had. */
  | { readonly code: 'full-price'; readonly since: Instant | null }
  | { readonly code: 'non-refundable' }
  /** The stay has started: nothing comes back. */
  | { readonly code: 'no-refund' };

/** Whether cancelling costs nothing. */
export const isFreeOfCharge = ({ code }: CancellationCost): boolean =>
  code === 'free-until' || code === 'free-until-start';

/** On which terms a stay can be cancelled now, or why not here. */
export type CancellationTerms =
  | CancellationCost
  | { readonly code: 'via-agency' }
  | { readonly code: 'unknown' }
  | { readonly code: 'not-possible' };

type Dates = Pick<Stay, 'startDate' | 'endDate' | 'checkOutDate' | 'isCancelled'>;

/** A stay can be cancelled until it is checked out, expired or cancelled already (R4-87). */
export function canCancel(stay: Dates, now: Instant, zone: ZoneId): boolean {
  const phase = stayPhase(stay, now, zone);
  return !isOver(phase) && phase !== 'checked-out';
}

/**
 * The terms at `now`, the start taken by its day in the property's zone, the deadline as an instant
 * (R4-70 to R4-75, R4-78, R4-85 to R4-87). A deadline that was promised holds after the start too.
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

/** When the day of arrival begins at the property: from then on the stay counts as started (R4-11). */
const arrivalDay = ({ startDate }: Dates, zone: ZoneId): Instant | null =>
  startDate && atLocalTime(localDay(startDate, zone), '00:00', zone);

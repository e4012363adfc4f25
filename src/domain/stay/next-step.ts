import type { Instant, ZoneId } from '#lib/time.ts';

import { isPaymentDue } from '#domain/access/doors.ts';

import { isClosed, isStarted, stayPhase } from './stay-phase.ts';
import type { Stay } from './stay.ts';

/** The next thing to do (R2-150). */
export type NextStep = 'complete-check-in' | 'add-card' | 'see-access' | 'order-extras' | 'check-out';

type Situation = Pick<
  Stay,
  | 'startDate'
  | 'endDate'
  | 'checkOutDate'
  | 'isCancelled'
  | 'state'
  | 'idVerificationState'
  | 'propertyKeys'
  | 'isPayableByInvoice'
>;

/**
 * The first step that is not done at `now`, with days in the property's zone; null if nothing is left to do (R2-150).
 * Without available extras, ordering them is skipped.
 */
export function nextStep(stay: Situation, now: Instant, zone: ZoneId, hasExtras: boolean): NextStep | null {
  const phase = stayPhase(stay, now, zone);
  if (isClosed(phase)) return null;
  if (stay.state !== 'check-in-completed') return 'complete-check-in';
  // Even with a saved card: it was not charged, but another one may be. Invoices are not paid here (R5-49).
  if (isPaymentDue(stay, now) && !stay.isPayableByInvoice) return 'add-card';
  if (phase === 'check-out-day') return 'check-out';
  if (isStarted(stay, now, zone)) return 'see-access';
  return hasExtras ? 'order-extras' : null;
}

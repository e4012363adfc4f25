import type { Instant, ZoneId } from '#lib/time.ts';

import { isRefused } from '#domain/card/credit-card.ts';

import { isStarted, stayPhase } from './stay-phase.ts';
import type { Stay } from './stay.ts';

/** The one thing to do next (R2-150). */
export type NextStep = 'complete-check-in' | 'add-card' | 'see-access' | 'order-extras' | 'check-out';

type Situation = Pick<
  Stay,
  | 'startDate'
  | 'endDate'
  | 'checkOutDate'
  | 'isCancelled'
  | 'state'
  | 'propertyKeys'
  | 'reservationCreditCard'
  | 'isPayableByInvoice'
>;

/** A payment is due when the server withholds a key for it. */
const isPaymentDue = ({ propertyKeys }: Pick<Stay, 'propertyKeys'>): boolean =>
  propertyKeys.some(({ error }) => error?.code === 'not-paid');

/** No usable card while a payment is due (R2-150). */
export const needsCard = (stay: Pick<Stay, 'propertyKeys' | 'reservationCreditCard' | 'isPayableByInvoice'>): boolean =>
  isPaymentDue(stay) &&
  !stay.isPayableByInvoice &&
  (stay.reservationCreditCard === null || isRefused(stay.reservationCreditCard));

/**
 * The first unfinished step at `now`, days in the property's zone; null when nothing is left to do (R2-150).
 * Without extras to be had there are none to order.
 */
export function nextStep(stay: Situation, now: Instant, zone: ZoneId, hasExtras: boolean): NextStep | null {
  const phase = stayPhase(stay, now, zone);
  if (phase === 'cancelled' || phase === 'expired' || phase === 'checked-out') return null;
  if (stay.state !== 'check-in-completed') return 'complete-check-in';
  if (needsCard(stay)) return 'add-card';
  if (phase === 'check-out-day') return 'check-out';
  if (isStarted(stay, now, zone)) return 'see-access';
  return hasExtras ? 'order-extras' : null;
}

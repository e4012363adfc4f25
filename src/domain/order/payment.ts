import type { Stay } from '#domain/stay/stay.ts';

import { isRefused } from '#domain/card/credit-card.ts';

import type { PriceLine } from './price.ts';

/** What pays for an order, and whether the guest must add a card first. */
export type Payment = 'free' | 'invoice' | 'card' | 'card-missing';

/**
 * A free order needs no card, an invoice neither; otherwise the reservation's card pays, unless none works (R4-33,
 * R5-49).
 */
export function payment(
  stay: Pick<Stay, 'isPayableByInvoice' | 'reservationCreditCard'>,
  { total }: Pick<PriceLine, 'total'>,
): Payment {
  if (total === 0) return 'free';
  if (stay.isPayableByInvoice) return 'invoice';
  const card = stay.reservationCreditCard;
  return card === null || isRefused(card) ? 'card-missing' : 'card';
}

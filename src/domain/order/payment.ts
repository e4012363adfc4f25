import type { Stay } from '#domain/stay/stay.ts';

import { isRefused } from '#domain/card/credit-card.ts';

import type { PriceLine } from './price.ts';

/** Who pays for an order, and whether a card has to come first. */
export type Payment = 'free' | 'invoice' | 'card' | 'card-missing';

/** Free needs nobody, an invoice no card; otherwise the reservation's card, unless there is none that works (R4-33, R5-49). */
export function payment(
  stay: Pick<Stay, 'isPayableByInvoice' | 'reservationCreditCard'>,
  { total }: Pick<PriceLine, 'total'>,
): Payment {
  if (total === 0) return 'free';
  if (stay.isPayableByInvoice) return 'invoice';
  const card = stay.reservationCreditCard;
  return card === null || isRefused(card) ? 'card-missing' : 'card';
}

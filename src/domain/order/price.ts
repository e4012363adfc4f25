import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { isRefused } from '#domain/card/credit-card.ts';
import { toMajor, toMinor } from '#lib/money.ts';

/** A price calculation; factors of 1 that do not apply are absent. */
export interface PriceLine {
  /** Gross, major unit. */
  readonly unitPrice: number;
  readonly currency: string;
  readonly guests?: number;
  readonly nights?: number;
  readonly count?: number;
  /** Gross, major unit; unit price times all factors, computed in minor units. */
  readonly total: number;
}

type Priced = Pick<Product, 'price' | 'currency' | 'chargeMethod' | 'chargeInterval' | 'customerRewardId'>;

/**
 * Calculates the price of an order (R3-75): guests, nights (if charged daily) and pieces; a reward makes it free
 * (R3-80).
 */
export function priceLine(product: Priced, order: { guests: number; nights: number; count?: number }): PriceLine {
  const { chargeMethod, currency } = product;
  const unitPrice = product.customerRewardId === null ? product.price : 0;
  const isPerPerson = chargeMethod === 'per-person' || chargeMethod === 'per-person-per-time-unit';
  const isPerTime = chargeMethod === 'per-time-unit' || chargeMethod === 'per-person-per-time-unit';
  const guests = isPerPerson ? order.guests : undefined;
  const nights = isPerTime && product.chargeInterval === 'daily' ? order.nights : undefined;
  const count = order.count !== undefined && order.count > 1 ? order.count : undefined;
  const times = (guests ?? 1) * (nights ?? 1) * (count ?? 1);
  return {
    unitPrice,
    currency,
    ...(guests === undefined ? {} : { guests }),
    ...(nights === undefined ? {} : { nights }),
    ...(count === undefined ? {} : { count }),
    total: toMajor(toMinor(unitPrice, currency) * times, currency),
  };
}

/** How an order is paid for, or that a card must be added first. */
export type Payment = 'free' | 'invoice' | 'card' | 'card-missing';

/**
 * Free orders and invoices need no card; otherwise the reservation's card pays, if there is a working one (R4-33,
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

import type { I18n } from '@lingui/core';

import { t } from '@lingui/core/macro';

import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Formatters } from '#i18n/format.ts';

/** What an ordered item costs: '€25', 'Free', or 'On request' while the team has not answered (R3-65, R4-81). */
export function itemPriceMessage(
  i18n: I18n,
  format: Formatters,
  { type, price, currencyCode }: Pick<OrderedItem, 'type' | 'price' | 'currencyCode'>,
): string {
  if (price !== 0) return format.money(price, currencyCode);
  return type === 'reservation-extension-request' ? t(i18n)`On request` : t(i18n)`Free`;
}

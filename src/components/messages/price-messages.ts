import type { I18n } from '@lingui/core';

import { t } from '@lingui/core/macro';

import type { Product } from '#domain/product/product.ts';
import type { Formatters } from '#i18n/format.ts';

/** What a product costs before anything is chosen: '€25', '€14 per guest', 'Free for you' (R3-62, R3-80). */
export function priceMessage(i18n: I18n, format: Formatters, product: Product): string {
  const { type, chargeMethod, chargeInterval, customerRewardId } = product;
  if (customerRewardId !== null) return t(i18n)`Free for you`;
  if (product.price === 0) return type === 'reservation-extension-request' ? t(i18n)`On request` : t(i18n)`Free`;
  const price = format.money(product.price, product.currency);
  const isNightly = chargeInterval === 'daily';
  if (type === 'breakfast' || chargeMethod === 'per-person') return t(i18n)`${price} per guest`;
  if (chargeMethod === 'per-person-per-time-unit')
    return isNightly ? t(i18n)`${price} per guest and night` : t(i18n)`${price} per guest`;
  return chargeMethod === 'per-time-unit' && isNightly ? t(i18n)`${price} per night` : price;
}

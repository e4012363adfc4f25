import type { I18n } from '@lingui/core';

import { t } from '@lingui/core/macro';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/extras/extras.ts';
import type { KnownPrice } from '#domain/extras/own-price.ts';
import type { Formatters } from '#i18n/format.ts';

import { priceMessage } from './price-messages.ts';
import { productName } from './product-messages.ts';

/** '€45', 'from €76', or nothing (R3-79). */
export function customPriceMessage(
  i18n: I18n,
  format: Formatters,
  { price, isExactPrice }: Pick<CustomProduct, 'price' | 'isExactPrice'>,
  currency: string,
): string | undefined {
  if (price === null) return undefined;
  const amount = format.money(price, currency);
  return isExactPrice ? amount : startingAt(i18n, amount);
}

const startingAt = (i18n: I18n, amount: string): string =>
  t(i18n)({ message: `from ${amount}`, comment: "A starting price, e.g. 'from €76'" });

/** The price of a product, where it is known: 'Free', '€45', 'from €30 per night'. */
function productPriceMessage(i18n: I18n, format: Formatters, price: KnownPrice | undefined): string | undefined {
  if (price === undefined) return undefined;
  const words = priceMessage(i18n, format, price.product);
  return price.isFrom ? startingAt(i18n, words) : words;
}

/** What an extra is called, and what it costs as far as that is known. */
export const extraMessage = (
  i18n: I18n,
  format: Formatters,
  extra: Extra,
  currency: string,
  price: KnownPrice | undefined,
): { name: string; price: string | undefined } =>
  extra.kind === 'product'
    ? { name: productName(i18n, extra.product), price: productPriceMessage(i18n, format, price) }
    : { name: extra.product.name, price: customPriceMessage(i18n, format, extra.product, currency) };

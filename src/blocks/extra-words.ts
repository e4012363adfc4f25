import type { I18n } from '@lingui/core';

import { t } from '@lingui/core/macro';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/extras/extras.ts';
import type { Formatters } from '#i18n/format.ts';

import { priceWords } from './price-words.ts';
import { productName } from './product-words.ts';

/** '€45', 'from €76', or nothing (R3-79). */
export function customPriceWords(
  i18n: I18n,
  format: Formatters,
  { price, isExactPrice }: Pick<CustomProduct, 'price' | 'isExactPrice'>,
  currency: string,
): string | undefined {
  if (price === null) return undefined;
  const amount = format.money(price, currency);
  return isExactPrice ? amount : t(i18n)({ message: `from ${amount}`, comment: "A starting price, e.g. 'from €76'" });
}

/** What an extra is called, and what it costs. */
export const extraWords = (
  i18n: I18n,
  format: Formatters,
  extra: Extra,
  currency: string,
): { name: string; price: string | undefined } =>
  extra.kind === 'product'
    ? { name: productName(i18n, extra.product), price: priceWords(i18n, format, extra.product) }
    : { name: extra.product.name, price: customPriceWords(i18n, format, extra.product, currency) };

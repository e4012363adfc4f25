import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/extras/extras.ts';
import type { KnownPrice } from '#domain/extras/known-price.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product, ProductType } from '#domain/product/product.ts';
import type { Formatters } from '#i18n/format.ts';

/** Products with a translated name; the others carry the server's name. */
const PRODUCT_NAMES: Partial<Record<ProductType, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  'early-check-in': msg`Early check-in`,
  gym: msg({ message: 'Gym', comment: 'A product: training in a gym near the house' }),
  'late-check-out': msg`Late check-out`,
  'mid-stay-cleaning': msg({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' }),
  parking: msg({ message: 'Parking', context: 'product' }),
  'reservation-extension-request': msg({ message: 'More nights', comment: 'A product: a longer stay' }),
  'sauna-kit': msg`Sauna kit`,
  'stocked-fridge': msg`Stocked fridge`,
  'unit-category-upgrade': msg({ message: 'A bigger apartment', comment: 'A product: an upgrade' }),
};

/** The name of a product, in the guest's language where a translation exists. */
export function productName(i18n: I18n, { type, name }: Pick<Product, 'type' | 'name'>): string {
  const message = PRODUCT_NAMES[type];
  return message ? i18n._(message) : name;
}

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
  const amount = priceMessage(i18n, format, price.product);
  return price.isFrom ? startingAt(i18n, amount) : amount;
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

/** The text for a product whose price depends on a choice: a cleaning costs by its day. */
export const unpricedMessage = (i18n: I18n, type: ProductType): string | undefined =>
  type === 'mid-stay-cleaning' ? t(i18n)`Choose a day` : undefined;

/** What an ordered item costs: '€25', 'Free', or 'On request' while the team has not answered (R3-65, R4-81). */
export function itemPriceMessage(
  i18n: I18n,
  format: Formatters,
  { type, price, currencyCode }: Pick<OrderedItem, 'type' | 'price' | 'currencyCode'>,
): string {
  if (price !== 0) return format.money(price, currencyCode);
  return type === 'reservation-extension-request' ? t(i18n)`On request` : t(i18n)`Free`;
}

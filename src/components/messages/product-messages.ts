import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, t, plural } from '@lingui/core/macro';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';
import type { KnownPrice } from '#domain/product/product.ts';
import type { OrderedItem, ItemGroup } from '#domain/order/ordered-item.ts';
import type { Product, ProductType } from '#domain/product/product.ts';
import type { Formatters } from '#i18n/format.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import { localDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { guestsMessage, nightsMessage } from '#components/messages/place-messages.ts';

/** Products with a translated name; `null` for those that use the server's name. */
const PRODUCT_NAMES: Readonly<Record<ProductType, MessageDescriptor | null>> = {
  breakfast: msg`Breakfast`,
  custom: null,
  'early-check-in': msg`Early check-in`,
  gym: msg({ message: 'Gym', comment: 'A product: training in a gym near the house' }),
  'late-check-out': msg`Late check-out`,
  'mid-stay-cleaning': msg({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' }),
  parking: msg({ message: 'Parking', context: 'product' }),
  'reservation-extension-request': msg({ message: 'More nights', comment: 'A product: a longer stay' }),
  'sauna-kit': msg`Sauna kit`,
  'stocked-fridge': msg`Stocked fridge`,
  'unit-category-upgrade': msg({ message: 'A bigger apartment', comment: 'A product: an upgrade' }),
  unknown: null,
};

/** The name of a product, translated if possible. */
export function productName(i18n: I18n, { type, name }: Pick<Product, 'type' | 'name'>): string {
  const message = PRODUCT_NAMES[type];
  return message ? i18n._(message) : name;
}

/** The price of a product before anything is chosen: '€25', '€14 per guest', 'Free for you' (R3-62, R3-80). */
export function priceMessage(i18n: I18n, format: Formatters, product: Product): string {
  const { type, chargeMethod, chargeInterval, customerRewardId } = product;
  if (customerRewardId !== null) return t(i18n)`Free for you`;
  if (product.price === 0) return type === 'reservation-extension-request' ? t(i18n)`On request` : t(i18n)`Free`;
  const price = format.money(product.price, product.currency);
  const isNightly = chargeInterval === 'daily';
  if (type === 'breakfast' || chargeMethod === 'per-person') return t(i18n)`${price} per guest`;
  if (chargeMethod === 'per-person-per-time-unit')
    return isNightly ? t(i18n)`${price} per guest per night` : t(i18n)`${price} per guest`;
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

/** The price of a product, if known: 'Free', '€45', 'from €30 per night'. */
function productPriceMessage(i18n: I18n, format: Formatters, price: KnownPrice | undefined): string | undefined {
  if (price === undefined) return undefined;
  const amount = priceMessage(i18n, format, price.product);
  return price.isFrom ? startingAt(i18n, amount) : amount;
}

/** The name and, if known, the price of an extra. */
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

/** The text for a product whose price depends on the choice, such as the day of a cleaning. */
export const unpricedMessage = (i18n: I18n, type: ProductType): string | undefined =>
  type === 'mid-stay-cleaning' ? t(i18n)`Choose a day` : undefined;

/** The price of an ordered item: '€25', 'Free', or 'On request' until the team has answered (R3-65, R4-81). */
export function itemPriceMessage(
  i18n: I18n,
  format: Formatters,
  { type, price, currencyCode }: Pick<OrderedItem, 'type' | 'price' | 'currencyCode'>,
): string {
  if (price !== 0) return format.money(price, currencyCode);
  return type === 'reservation-extension-request' ? t(i18n)`On request` : t(i18n)`Free`;
}

/** '2 guests × 3 nights × €12': how a total is calculated; undefined if it equals the unit price (R3-75). */
export function arithmetic(i18n: I18n, format: Formatters, line: PriceLine): string | undefined {
  const factors = [
    line.guests === undefined ? null : i18n._(guestsMessage(line.guests)),
    line.nights === undefined ? null : i18n._(nightsMessage(line.nights)),
    line.count === undefined ? null : t(i18n)`${plural(line.count, { one: '# piece', other: '# pieces' })}`,
  ].filter((factor) => factor !== null);
  return factors.length === 0 ? undefined : [...factors, format.money(line.unitPrice, line.currency)].join(' × ');
}

type Dates = Pick<OrderDraft, 'consumptionDate' | 'consumptionEndDate'>;

/** When an order is for, in property time: a period, a start or an end; undefined without a time. */
export function whenMessage(
  i18n: I18n,
  format: Formatters,
  { consumptionDate, consumptionEndDate }: Dates,
  zone: ZoneId,
): string | undefined {
  if (consumptionDate === null && consumptionEndDate === null) return undefined;
  const [start, end] = [format.dayTime(consumptionDate, zone), format.dayTime(consumptionEndDate, zone)];
  if (consumptionEndDate === null)
    return t(i18n)({ message: `From ${start}`, comment: "A point in time, e.g. 'From Fri 20 Nov, 13:00'" });
  if (consumptionDate === null)
    return t(i18n)({ message: `Until ${end}`, comment: "A point in time, e.g. 'Until Mon 23 Nov, 14:00'" });
  const isOneDay = localDay(consumptionDate, zone) === localDay(consumptionEndDate, zone);
  // No line break between the times of one day, and no line that begins with the dash.
  return isOneDay ? `${start}\u00A0–\u00A0${format.time(consumptionEndDate, zone)}` : `${start}\u00A0– ${end}`;
}

/**
 * The text below a ticket's name, e.g. 'Until Mon 23 Nov, 14:00, × 2': the time and the number. The number is omitted
 * for a single piece, and given in guests for breakfast.
 */
export function ticketMessage(i18n: I18n, format: Formatters, item: ItemGroup, zone: ZoneId): string {
  const many = item.count > 1 ? `× ${item.count}` : undefined;
  const count = item.type === 'breakfast' ? i18n._(guestsMessage(item.count)) : many;
  return [whenMessage(i18n, format, item, zone), count].filter(Boolean).join(', ');
}

/** The introduction of each product page; its card shows the first sentence. */
export const PRODUCT_LEADS = {
  breakfast: msg`A morning at a café around the corner. Somebody else makes the eggs, and does the dishes.`,
  'early-check-in': msg`Drop your bags, take a shower, and start exploring sooner.`,
  gym: msg`Keep your routine, or start one where nobody knows you. One pass lasts your whole stay.`,
  'late-check-out': msg`Sleep in, pack slowly, have one more coffee before you go.`,
  'mid-stay-cleaning': msg`Go out for an hour, come back to fresh sheets and a shiny kitchen.`,
  parking: msg`A space for your car for the whole stay. No meter, no driving round the block.`,
  'reservation-extension-request': msg`Not ready to leave yet? Tell us how much longer you would like to stay, and our team will see what is possible.`,
  'sauna-kit': msg`Everything for a long, slow evening in the sauna. All you need to bring is time.`,
  'stocked-fridge': msg`Breakfast is in the fridge. The shops can wait.`,
  'unit-category-upgrade': msg`Same building, same nights, more room to spread out.`,
  // The property names custom products; all that is known here is that they can be ordered.
  custom: msg`Order this extra here, and we will add it to your stay.`,
  unknown: null,
} satisfies Readonly<Record<ProductType, MessageDescriptor | null>>;

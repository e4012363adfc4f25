import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

import type { OrderDraft } from '#domain/order/draft.ts';
import type { ItemGroup } from '#domain/order/ordered-item.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Formatters } from '#i18n/format.ts';
import { localDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { guestsMessage, nightsMessage } from './place-messages.ts';

/** '2 guests × 3 nights × €12': what a total is made of; undefined when it is the price itself (R3-75). */
export function arithmetic(i18n: I18n, format: Formatters, line: PriceLine): string | undefined {
  const factors = [
    line.guests === undefined ? null : i18n._(guestsMessage(line.guests)),
    line.nights === undefined ? null : i18n._(nightsMessage(line.nights)),
    line.count === undefined ? null : t(i18n)`${plural(line.count, { one: '# piece', other: '# pieces' })}`,
  ].filter((factor) => factor !== null);
  return factors.length === 0 ? undefined : [...factors, format.money(line.unitPrice, line.currency)].join(' × ');
}

type Dates = Pick<OrderDraft, 'consumptionDate' | 'consumptionEndDate'>;

/** When an order is for, in property time: a span, a beginning, an end, or undefined without a time. */
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
  // No line ends between the hours of one day.
  return isOneDay ? `${start}\u00A0–\u00A0${format.time(consumptionEndDate, zone)}` : `${start} – ${end}`;
}

/**
 * What a ticket says below its name, e.g. 'Until Mon 23 Nov, 14:00, × 2': when the order is for, then how many. One piece
 * is not counted. Breakfast counts its guests.
 */
export function ticketMessage(i18n: I18n, format: Formatters, item: ItemGroup, zone: ZoneId): string {
  const many = item.count > 1 ? `× ${item.count}` : undefined;
  const count = item.type === 'breakfast' ? i18n._(guestsMessage(item.count)) : many;
  return [whenMessage(i18n, format, item, zone), count].filter(Boolean).join(', ');
}

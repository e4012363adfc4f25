import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';

import { nightsOf } from '#domain/stay/stay-phase.ts';

import type { OrderedItem } from './ordered-item.ts';

/**
 * The nights that an order is charged for (R3-75), counted in the property's zone. They are those from its first day to
 * its last, at least one. Without a first day they are those of the stay.
 */
export function nightsOfOrder(
  { consumptionDate, consumptionEndDate }: Pick<OrderedItem, 'consumptionDate' | 'consumptionEndDate'>,
  stay: Pick<Stay, 'startDate' | 'endDate'>,
  zone: ZoneId,
): number {
  if (consumptionDate === null) return nightsOf(stay, zone);
  return Math.max(1, nightsOf({ startDate: consumptionDate, endDate: consumptionEndDate }, zone));
}

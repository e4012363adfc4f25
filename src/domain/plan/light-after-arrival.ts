import type { Stay } from '#domain/stay/stay.ts';
import { localDay, toMs } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import type { PlanDay } from './plan.ts';

/** Light after the check-in of a day, negative after sunset; undefined on another day, or where it is unknown. */
export const lightAfterArrival = (
  { day, sunset }: PlanDay,
  { startDate }: Pick<Stay, 'startDate'>,
  zone: ZoneId,
): number | undefined =>
  startDate !== null && sunset !== null && localDay(startDate, zone) === day
    ? toMs(sunset) - toMs(startDate)
    : undefined;

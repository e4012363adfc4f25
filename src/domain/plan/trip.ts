import { cityOf } from '#domain/property/city.ts';
import type { City } from '#domain/property/city.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { LocalDay } from '#lib/time.ts';

import { localDay } from '#lib/time.ts';

/** What the partner learns of a stay: where and when, and nothing that opens a door. */
export interface Trip {
  readonly city: City | undefined;
  readonly cityName: string;
  readonly firstDay: LocalDay | null;
  readonly lastDay: LocalDay | null;
}

/** The trip of a stay, its days in the property's zone (R2-20). */
export const tripOf = (
  { startDate, endDate }: Pick<Stay, 'startDate' | 'endDate'>,
  { key, city, timezone }: Pick<Property, 'key' | 'city' | 'timezone'>,
): Trip => ({
  city: cityOf(key),
  cityName: city,
  firstDay: startDate && localDay(startDate, timezone),
  lastDay: endDate && localDay(endDate, timezone),
});

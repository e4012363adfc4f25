import { getPosition, getTimes } from 'suncalc';

import type { Property } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { cityOf } from '#domain/property/city.ts';
import type { City } from '#domain/property/city.ts';
import { localTime, toInstant, toMs } from '#lib/time.ts';

import { CITY_COORDINATES } from './city-coordinates.ts';
import type { Coordinates } from './city-coordinates.ts';

/** What the sky over a property looks like. */
export type Sky = 'night' | 'dawn' | 'day' | 'dusk';

/** Below it the twilight is over: the stars are out. */
const NIGHT_BELOW_DEGREES = -6;
/** Above it the light is no longer warm; a winter's noon in Helsinki is just above. */
const DAY_ABOVE_DEGREES = 4;

/** The sun's azimuth at noon: before it the sun rises, after it the sun sets. */
const NOON_DEGREES = 180;

/** The sky at a place by the height of the sun. */
function skyAt(now: Instant, { latitude, longitude }: Coordinates): Sky {
  const { altitude, azimuth } = getPosition(new Date(toMs(now)), latitude, longitude);
  if (altitude < NIGHT_BELOW_DEGREES) return 'night';
  if (altitude > DAY_ABOVE_DEGREES) return 'day';
  return azimuth < NOON_DEGREES ? 'dawn' : 'dusk';
}

/** The sky in a city that this build does not know: by the clock, as at an equinox. */
export function skyByClock(now: Instant, zone: ZoneId): Sky {
  const time = localTime(now, zone);
  if (time < '06:00' || time >= '20:00') return 'night';
  if (time < '07:30') return 'dawn';
  return time < '18:00' ? 'day' : 'dusk';
}

/** The sky over a known city at `now`, by its sun (R2-168). */
export const skyOverCity = (city: City, now: Instant): Sky => skyAt(now, CITY_COORDINATES[city]);

/** The sky over a property at `now`, by the sun of its city. An unknown city goes by its clock (R2-168). */
export function skyOver({ key, timezone }: Pick<Property, 'key' | 'timezone'>, now: Instant): Sky {
  const city = cityOf(key);
  return city === undefined ? skyByClock(now, timezone) : skyOverCity(city, now);
}

/** When the sun sets over a city on the day that `noon` is in; null where it does not. */
export function sunsetOver(city: City, noon: Instant): Instant | null {
  const { latitude, longitude } = CITY_COORDINATES[city];
  const { sunset } = getTimes(new Date(toMs(noon)), latitude, longitude);
  return sunset && toInstant(sunset.getTime());
}

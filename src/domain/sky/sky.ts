import { getPosition, getTimes } from 'suncalc';

import type { City, Property } from '#domain/property/property.ts';
import { cityOf } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { localTime, toInstant, toMs } from '#lib/time.ts';

/** The sky as shown above a property. */
export type Sky = 'night' | 'dawn' | 'day' | 'dusk';

/** Civil twilight ends at this elevation of the sun. */
const NIGHT_BELOW_DEGREES = -6;
/** At this elevation the sun sets. */
const SUNSET_DEGREES = -0.83;
/** Until this elevation the light of a morning is warm; noon in midwinter Helsinki is just above it. */
const DAWN_UNTIL_DEGREES = 4;

/** The sun's azimuth at noon: rising before, setting after. */
const NOON_DEGREES = 180;

/** The sky at a place, by the elevation of the sun. */
function skyAt(now: Instant, { latitude, longitude }: Coordinates): Sky {
  const { altitude, azimuth } = getPosition(new Date(toMs(now)), latitude, longitude);
  if (altitude < NIGHT_BELOW_DEGREES) return 'night';
  if (azimuth < NOON_DEGREES) return altitude > DAWN_UNTIL_DEGREES ? 'day' : 'dawn';
  return altitude > SUNSET_DEGREES ? 'day' : 'dusk';
}

/** The sky for a city that this build does not know: by local time, as at an equinox. */
export function skyByClock(now: Instant, zone: ZoneId): Sky {
  const time = localTime(now, zone);
  if (time < '06:00' || time >= '20:00') return 'night';
  if (time < '07:30') return 'dawn';
  return time < '18:00' ? 'day' : 'dusk';
}

/** The sky over a city at `now`, by the sun's position (R2-168). */
export const skyOverCity = (city: City, now: Instant): Sky => skyAt(now, CITY_COORDINATES[city]);

/**
 * The sky over a property at `now`, by the sun's position in its city, or by local time for an unknown city (R2-168).
 */
export function skyOver({ key, timezone }: Pick<Property, 'key' | 'timezone'>, now: Instant): Sky {
  const city = cityOf(key);
  return city === undefined ? skyByClock(now, timezone) : skyOverCity(city, now);
}

/** Sunset in a city on the day that includes `noon`; null if the sun does not set. */
export function sunsetOver(city: City, noon: Instant): Instant | null {
  const { latitude, longitude } = CITY_COORDINATES[city];
  const { sunset } = getTimes(new Date(toMs(noon)), latitude, longitude);
  return sunset && toInstant(sunset.getTime());
}

/** Coordinates in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** City centres: the API has no coordinates of properties, and the sky is the same throughout a city. */
export const CITY_COORDINATES: Record<City, Coordinates> = {
  amsterdam: at(52.37, 4.9),
  athens: at(37.98, 23.73),
  berlin: at(52.52, 13.4),
  bonn: at(50.73, 7.1),
  copenhagen: at(55.68, 12.57),
  florence: at(43.77, 11.26),
  freising: at(48.4, 11.75),
  helsinki: at(60.17, 24.94),
  london: at(51.51, -0.13),
  lubeck: at(53.87, 10.69),
  madrid: at(40.42, -3.7),
  milan: at(45.46, 9.19),
  munich: at(48.14, 11.58),
  oslo: at(59.91, 10.75),
  parnu: at(58.39, 24.5),
  stockholm: at(59.33, 18.07),
  tallinn: at(59.44, 24.75),
  tartu: at(58.38, 26.72),
  turku: at(60.45, 22.27),
};

import type { City } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { localDay } from '#lib/time.ts';

import type { CityFacts } from './city-facts.ts';
import { CITY_FACTS } from './city-facts.ts';

/** How warm a month feels, as advice for packing. */
export type Feel = 'freezing' | 'cool' | 'mild' | 'hot';

/** The weather of one month. */
export interface MonthWeather {
  /** 1 for January. */
  readonly month: number;
  readonly low: number;
  readonly high: number;
}

/** The twelve months of a city (R2-101). */
export const weatherOf = ({ highs, lows }: Pick<CityFacts, 'highs' | 'lows'>): MonthWeather[] =>
  highs.map((high, index) => ({ month: index + 1, low: lows[index] ?? high, high }));

/** The month of an instant in a zone, 1 for January. */
export const monthOf = (instant: Instant, zone: ZoneId): number => Number(localDay(instant, zone).slice(5, 7));

/** How warm a month feels, by its average daily maximum. */
export function feelOf({ high }: Pick<MonthWeather, 'high'>): Feel {
  if (high < 5) return 'freezing';
  if (high < 15) return 'cool';
  return high < 26 ? 'mild' : 'hot';
}

/** Average daily maximum of a city in a month (1 for January), °C. */
export const highOf = (city: City, month: number): number => CITY_FACTS[city].highs[month - 1] ?? -Infinity;

/** The city with the highest daily maximum in a month; the first of equal ones. */
export const warmestCity = (cities: readonly City[], month: number): City | undefined =>
  cities.toSorted((a, b) => highOf(b, month) - highOf(a, month))[0];

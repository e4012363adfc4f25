import type { City } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { localDay } from '#lib/time.ts';

import type { CityFacts } from './city-facts.ts';
import { CITY_FACTS } from './city-facts.ts';

/** How a month feels, for the suitcase. */
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

/** How a month feels: by the warmest hour of its usual day. */
export function feelOf({ high }: Pick<MonthWeather, 'high'>): Feel {
  if (high < 5) return 'freezing';
  if (high < 15) return 'cool';
  return high < 26 ? 'mild' : 'hot';
}

/** The average highest temperature of a city's day in a month, °C; 1 for January. */
export const highOf = (city: City, month: number): number => CITY_FACTS[city].highs[month - 1] ?? -Infinity;

/** Where a month is warmest by day; of two alike the first. */
export const warmestCity = (cities: readonly City[], month: number): City | undefined =>
  cities.toSorted((a, b) => highOf(b, month) - highOf(a, month))[0];

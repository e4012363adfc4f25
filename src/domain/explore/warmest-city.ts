import type { City } from '#domain/property/city.ts';

import { CITY_FACTS } from './city-facts.ts';

/** The average highest temperature of a city's day in a month, °C; 1 for January. */
export const highOf = (city: City, month: number): number => CITY_FACTS[city].highs[month - 1] ?? -Infinity;

/** Where a month is warmest by day; of two alike the first. */
export const warmestCity = (cities: readonly City[], month: number): City | undefined =>
  cities.toSorted((a, b) => highOf(b, month) - highOf(a, month))[0];

import { describe, expect, test } from 'vitest';

import { CITIES } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { BEST_RATING, CITY_FACTS, PLACE_KINDS } from './city-facts.ts';
import { feelOf, monthOf, weatherOf } from './weather.ts';

test('there are nineteen cities, each once (R3-55)', () => {
  expect(CITIES).toHaveLength(19);
  expect(new Set(CITIES).size).toBe(19);
});

describe('the sample content of each city (R2-158)', () => {
  test.each(CITIES)('%s: places of each kind, ratings up to the best, twelve months (R2-98, R2-99, R2-101)', (city) => {
    const { places, ratings } = CITY_FACTS[city];
    for (const kind of PLACE_KINDS) expect(places[kind].length).toBeGreaterThanOrEqual(2);
    for (const average of Object.values(ratings)) {
      expect(average).toBeGreaterThan(1);
      expect(average).toBeLessThanOrEqual(BEST_RATING);
    }
    const weather = weatherOf(CITY_FACTS[city]);
    expect(weather.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { low, high } of weather) expect(low).toBeLessThan(high);
  });
});

test.each([
  [-1, 'freezing'],
  [4, 'freezing'],
  [5, 'cool'],
  [14, 'cool'],
  [15, 'mild'],
  [25, 'mild'],
  [26, 'hot'],
] as const)('days of up to %d °C feel %s', (high, feel) => {
  expect(feelOf({ high })).toBe(feel);
});

test('the month depends on the given zone: New Year comes to Helsinki first', () => {
  const night = '2026-12-31T22:30:00.000Z' as Instant;
  expect(monthOf(night, 'Europe/Helsinki' as ZoneId)).toBe(1);
  expect(monthOf(night, 'Europe/London' as ZoneId)).toBe(12);
});

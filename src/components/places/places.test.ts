import { expect, test } from 'vitest';

import { CITY_FACTS, PLACE_KINDS } from '#domain/explore/city-facts.ts';
import { CITIES } from '#domain/property/property.ts';

import { PLACE_REASONS } from './places.ts';

test.each(CITIES)('%s: each place has a reason to go there, and each reason a place (R2-98, R2-158)', (city) => {
  const places = PLACE_KINDS.flatMap((kind) => CITY_FACTS[city].places[kind]);
  expect(Object.keys(PLACE_REASONS[city]).toSorted()).toEqual(places.toSorted());
});

import type { City } from '#domain/property/city.ts';

import { CITY_FACTS, PLACE_KINDS } from './city-facts.ts';
import { placeLook } from './place-look.ts';

/** Whether the guide of a city has another place of that look first: this one has the other picture. */
export const isSecondLook = (city: City, place: string): boolean =>
  PLACE_KINDS.some((kind) => {
    const places = CITY_FACTS[city].places[kind];
    const before = places.slice(0, Math.max(0, places.indexOf(place)));
    return before.some((other) => placeLook(kind, other) === placeLook(kind, place));
  });

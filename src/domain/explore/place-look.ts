import type { City } from '#domain/property/property.ts';

import type { PlaceKind } from './city-facts.ts';
import { CITY_FACTS, PLACE_KINDS } from './city-facts.ts';

/** What a place looks like, which decides its illustration. */
export type PlaceLook = 'gallery' | 'church' | 'rock' | 'fortress' | 'market' | 'street' | 'park' | 'shore' | 'hill';

const USUAL: Readonly<Record<PlaceKind, PlaceLook>> = { see: 'gallery', taste: 'market', outdoors: 'park' };

/** Sample places that do not look like most places of their kind. */
const OTHERS: readonly (readonly [PlaceLook, readonly string[]])[] = [
  ['church', ['Mariendom', 'Duomo', 'Eliisabeti kirik', 'Turun tuomiokirkko']],
  ['rock', ['Temppeliaukio']],
  ['fortress', ['Rundetårn', 'Holstentor', 'Turun linna']],
  [
    'street',
    [
      'Psyrri',
      'Maybachufer',
      'Altstadt',
      'Weihenstephan',
      'Marienplatz',
      'Schiffergesellschaft',
      'Hüxstraße',
      'Navigli',
      'Isola',
      'Grünerløkka',
      'Rüütli',
      'Telliskivi',
      'Aparaaditehas',
      'Aurajoki',
      'Raekoja plats',
    ],
  ],
  [
    'shore',
    [
      'Islands Brygge',
      'Suomenlinna',
      'Lauttasaari',
      'Regent’s Canal',
      'Wakenitz',
      'Travemünde',
      'Isarauen',
      'Sørenga',
      'Pärnu rand',
      'Pirita',
      'Emajõgi',
      'Ruissalo',
    ],
  ],
  [
    'hill',
    ['Akropolis', 'Lykavittos', 'Filopappou', 'Drachenfels', 'Piazzale Michelangelo', 'Toomemägi', 'Vartiovuori'],
  ],
];

const LOOKS = new Map(OTHERS.flatMap(([look, places]) => places.map((place) => [place, look] as const)));

/** The look of a sample place (R2-98, R2-158). */
export const placeLook = (kind: PlaceKind, place: string): PlaceLook => LOOKS.get(place) ?? USUAL[kind];

/** Whether a place of the same kind and look precedes it in the city's guide; it then gets the other picture. */
export const isSecondLook = (city: City, place: string): boolean =>
  PLACE_KINDS.some((kind) => {
    const places = CITY_FACTS[city].places[kind];
    const before = places.slice(0, Math.max(0, places.indexOf(place)));
    return before.some((other) => placeLook(kind, other) === placeLook(kind, place));
  });

import type { City } from '#domain/property/property.ts';

import type { PlaceKind } from './city-facts.ts';
import { CITY_FACTS, PLACE_KINDS } from './city-facts.ts';

/** What a place looks like to a guest in front of it. */
export type PlaceLook = 'gallery' | 'church' | 'rock' | 'fortress' | 'market' | 'street' | 'park' | 'shore' | 'hill';

const USUAL: Readonly<Record<PlaceKind, PlaceLook>> = { see: 'gallery', taste: 'market', outdoors: 'park' };

/** The places of the sample that look otherwise than most of their kind. */
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

/** What a place of the sample looks like (R2-98, R2-158). */
export const placeLook = (kind: PlaceKind, place: string): PlaceLook => LOOKS.get(place) ?? USUAL[kind];

/** Whether the guide of a city has another place of that look first: this one has the other picture. */
export const isSecondLook = (city: City, place: string): boolean =>
  PLACE_KINDS.some((kind) => {
    const places = CITY_FACTS[city].places[kind];
    const before = places.slice(0, Math.max(0, places.indexOf(place)));
    return before.some((other) => placeLook(kind, other) === placeLook(kind, place));
  });

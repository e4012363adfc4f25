import type { City, PropertyCode } from './property.ts';
import { cityOf } from './property.ts';

/** Properties as identified by the operator's own systems (R3-51). */
export interface PropertyFacts {
  /** Its id in the property system. */
  readonly id: string;
  readonly displayName: string;
  /** Host of the property's external services; a placeholder, because the specification does not give it (R3-55). */
  readonly externalHost: string;
}

const facts = (id: string, displayName: string, city: string): PropertyFacts => ({
  id: `prop-${id}`,
  displayName,
  externalHost: `${city}.houses.example.test`,
});

/** All properties by location code; a code without an entry does not compile (R3-51, R3-55). */
export const PROPERTY_FACTS: Readonly<Record<PropertyCode, PropertyFacts>> = {
  'amsterdam-mid2': facts('amsterdam-mid2', 'Middenweg 2', 'amsterdam'),
  'amsterdam-pap4': facts('amsterdam-pap4', 'Papaverweg 4', 'amsterdam'),
  'amsterdam-pri18': facts('amsterdam-pri18', 'Prinsengracht 18', 'amsterdam'),
  'athens-erm12': facts('athens-erm12', 'Ermou 12', 'athens'),
  'athens-pla7': facts('athens-pla7', 'Plaka 7', 'athens'),
  'berlin-kop5': facts('berlin-kop5', 'Kopenhagener Straße 5', 'berlin'),
  'berlin-tor88': facts('berlin-tor88', 'Torstraße 88', 'berlin'),
  'bonn-mar3': facts('bonn-mar3', 'Markt 3', 'bonn'),
  'copenhagen-nyh21': facts('copenhagen-nyh21', 'Nyhavn 21', 'copenhagen'),
  'copenhagen-ves9': facts('copenhagen-ves9', 'Vesterbrogade 9', 'copenhagen'),
  'florence-cal6': facts('florence-cal6', 'Via dei Calzaiuoli 6', 'florence'),
  'freising-obe4': facts('freising-obe4', 'Obere Hauptstraße 4', 'freising'),
  'helsinki-kas40': facts('helsinki-kas40', 'Kasarmikatu 40', 'helsinki'),
  'helsinki-kru4': facts('helsinki-kru4', 'Kruununhaka 4', 'helsinki'),
  'helsinki-pun4': facts('helsinki-pun4', 'Punavuorenkatu 4', 'helsinki'),
  'helsinki-vi05': facts('helsinki-vi05', 'Vilhonkatu 5', 'helsinki'),
  'helsinki-vu12': facts('helsinki-vu12', 'Vuorikatu 12', 'helsinki'),
  'london-ch65': facts('london-ch65', 'Chapel Street 65', 'london'),
  'london-ch73': facts('london-ch73', 'Chapel Street 73', 'london'),
  'london-dev14': facts('london-dev14', 'Devonshire Row 14', 'london'),
  'london-hol128': facts('london-hol128', 'Holloway Road 128', 'london'),
  'london-phi27': facts('london-phi27', 'Philbeach Gardens 27', 'london'),
  'london-ws75': facts('london-ws75', 'Wimpole Street 75', 'london'),
  'lubeck-spe12': facts('lubeck-spe12', 'Speicherstraße 12', 'lubeck'),
  'madrid-alc30': facts('madrid-alc30', 'Calle de Alcalá 30', 'madrid'),
  'madrid-gra14': facts('madrid-gra14', 'Gran Vía 14', 'madrid'),
  'milan-bre8': facts('milan-bre8', 'Via Brera 8', 'milan'),
  'milan-nav3': facts('milan-nav3', 'Naviglio Grande 3', 'milan'),
  'munich-mar11': facts('munich-mar11', 'Maria-Theresia-Straße 11', 'munich'),
  'munich-sen25': facts('munich-sen25', 'Sendlinger Straße 25', 'munich'),
  'oslo-kar15': facts('oslo-kar15', 'Karl Johans gate 15', 'oslo'),
  'oslo-the2': facts('oslo-the2', 'Thereses gate 2', 'oslo'),
  'parnu-ruu10': facts('parnu-ruu10', 'Rüütli 10', 'parnu'),
  'stockholm-kam5': facts('stockholm-kam5', 'Kammakargatan 5', 'stockholm'),
  'stockholm-vas33': facts('stockholm-vas33', 'Vasagatan 33', 'stockholm'),
  'tallinn-pik19': facts('tallinn-pik19', 'Pikk 19', 'tallinn'),
  'tallinn-t49': facts('tallinn-t49', 'Tartu maantee 49', 'tallinn'),
  'tartu-rae6': facts('tartu-rae6', 'Raekoja plats 6', 'tartu'),
  'turku-aur14': facts('turku-aur14', 'Aurakatu 14', 'turku'),
  'turku-lin2': facts('turku-lin2', 'Linnankatu 2', 'turku'),
};

/** The parking spots for guests of a property. */
export interface ParkingSpots {
  /** The first and last number painted on the spots, inclusive. */
  readonly from: number;
  readonly to: number;
  /** Height of the entrance in metres; null if it is not limited. */
  readonly maxHeight: number | null;
}

const SPOTS: Partial<Record<City, ParkingSpots>> = {
  stockholm: { from: 12, to: 16, maxHeight: 1.95 },
  amsterdam: { from: 23, to: 31, maxHeight: null },
};

/** The numbered spots of a property (R9-24, R9-25); undefined if their numbers are not known (R9-52). */
export function parkingSpots(code: PropertyCode | 'unknown'): ParkingSpots | undefined {
  const city = cityOf(code);
  return city && SPOTS[city];
}

const PLAIN = ['bananas', 'bread', 'muesli', 'milk'] as const;
const FINNISH = ['bananas', 'rye-bread', 'muesli', 'milk', 'karelian-pies', 'butter'] as const;
const BALTIC = ['bananas', 'rye-bread', 'muesli', 'milk', 'curd-snacks', 'butter'] as const;
const SCANDINAVIAN = ['bananas', 'crispbread', 'muesli', 'milk', 'cheese', 'butter'] as const;
const DUTCH = ['bananas', 'bread', 'muesli', 'milk', 'hagelslag', 'butter'] as const;
const GERMAN = ['bananas', 'bread', 'muesli', 'milk', 'cheese', 'apple-juice'] as const;
const BRITISH = ['bananas', 'crumpets', 'muesli', 'milk', 'marmalade', 'butter'] as const;
const SOUTHERN = ['bananas', 'bread', 'muesli', 'milk', 'yoghurt', 'honey'] as const;

const ITEMS = {
  amsterdam: DUTCH,
  athens: SOUTHERN,
  berlin: GERMAN,
  bonn: GERMAN,
  copenhagen: SCANDINAVIAN,
  florence: SOUTHERN,
  freising: GERMAN,
  helsinki: FINNISH,
  london: BRITISH,
  lubeck: GERMAN,
  madrid: SOUTHERN,
  milan: SOUTHERN,
  munich: GERMAN,
  oslo: SCANDINAVIAN,
  parnu: BALTIC,
  stockholm: SCANDINAVIAN,
  tallinn: BALTIC,
  tartu: BALTIC,
  turku: FINNISH,
} as const satisfies Record<City, readonly string[]>;

/** An item in the fridge of at least one property. */
export type FridgeItem = (typeof ITEMS)[City][number];

/** The items in the fridge of a property, by its city; basic breakfast items for an unknown property (R9-28). */
export function fridgeItems(code: PropertyCode | 'unknown'): readonly FridgeItem[] {
  const city = cityOf(code);
  return city === undefined ? PLAIN : ITEMS[city];
}

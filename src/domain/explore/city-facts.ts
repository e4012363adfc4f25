import type { City } from '#domain/property/property.ts';

export const PLACE_KINDS = ['see', 'taste', 'outdoors'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The sources of a rating. */
export const RATING_SOURCES = ['survey', 'portal'] as const;
export type RatingSource = (typeof RATING_SOURCES)[number];

/** The highest possible rating. */
export const BEST_RATING = 5;

/** Facts about a city that need no translation: names as on signs, average ratings, and the weather by month. */
export interface CityFacts {
  readonly places: Readonly<Record<PlaceKind, readonly string[]>>;
  readonly ratings: Readonly<Record<RatingSource, number>>;
  /** Average daily maximum for each month, °C. */
  readonly highs: readonly number[];
  /** Average daily minimum. */
  readonly lows: readonly number[];
}

/** Sample content: no API serves guides, ratings or climate (R2-98, R2-99, R2-101, R2-158). */
export const CITY_FACTS: Readonly<Record<City, CityFacts>> = {
  amsterdam: {
    places: {
      see: ['Rijksmuseum', 'Anne Frank Huis'],
      taste: ['Foodhallen', 'Albert Cuypmarkt'],
      outdoors: ['Vondelpark', 'Amsterdamse Bos'],
    },
    ratings: { survey: 4.6, portal: 4.7 },
    highs: [6, 7, 10, 14, 18, 20, 22, 22, 19, 15, 10, 7],
    lows: [1, 1, 3, 5, 8, 11, 13, 13, 11, 8, 4, 2],
  },
  athens: {
    places: {
      see: ['Akropolis', 'Benaki'],
      taste: ['Varvakios Agora', 'Psyrri'],
      outdoors: ['Lykavittos', 'Filopappou'],
    },
    ratings: { survey: 4.7, portal: 4.6 },
    highs: [13, 14, 17, 21, 26, 31, 34, 34, 29, 24, 18, 15],
    lows: [7, 7, 9, 12, 16, 21, 24, 24, 20, 16, 12, 9],
  },
  berlin: {
    places: {
      see: ['Museumsinsel', 'Berlinische Galerie'],
      taste: ['Markthalle Neun', 'Maybachufer'],
      outdoors: ['Tempelhofer Feld', 'Tiergarten'],
    },
    ratings: { survey: 4.5, portal: 4.6 },
    highs: [3, 5, 9, 15, 20, 23, 25, 25, 20, 14, 8, 4],
    lows: [-2, -1, 1, 5, 9, 13, 15, 14, 11, 6, 2, 0],
  },
  bonn: {
    places: {
      see: ['Beethoven-Haus', 'Haus der Geschichte'],
      taste: ['Marktplatz', 'Altstadt'],
      outdoors: ['Rheinaue', 'Drachenfels'],
    },
    ratings: { survey: 4.6, portal: 4.3 },
    highs: [6, 7, 11, 16, 20, 23, 25, 24, 20, 15, 9, 6],
    lows: [0, 0, 2, 5, 9, 12, 14, 13, 10, 7, 3, 1],
  },
  copenhagen: {
    places: {
      see: ['Designmuseum Danmark', 'Rundetårn'],
      taste: ['Torvehallerne', 'Reffen'],
      outdoors: ['Islands Brygge', 'Assistens Kirkegård'],
    },
    ratings: { survey: 4.7, portal: 4.7 },
    highs: [4, 4, 7, 12, 17, 20, 23, 22, 18, 13, 8, 5],
    lows: [0, -1, 1, 4, 8, 12, 15, 15, 11, 8, 4, 1],
  },
  florence: {
    places: {
      see: ['Uffizi', 'Bargello'],
      taste: ['Mercato Centrale', 'Sant’Ambrogio'],
      outdoors: ['Giardino di Boboli', 'Piazzale Michelangelo'],
    },
    ratings: { survey: 4.8, portal: 4.8 },
    highs: [11, 13, 16, 20, 25, 29, 32, 32, 27, 21, 15, 11],
    lows: [2, 3, 5, 8, 12, 16, 18, 18, 15, 11, 6, 3],
  },
  freising: {
    places: {
      see: ['Mariendom', 'Diözesanmuseum'],
      taste: ['Weihenstephan', 'Marienplatz'],
      outdoors: ['Isarauen', 'Weihenstephaner Gärten'],
    },
    ratings: { survey: 4.5, portal: 4.2 },
    highs: [3, 5, 9, 14, 18, 22, 24, 24, 19, 14, 7, 4],
    lows: [-4, -4, 0, 3, 8, 11, 13, 13, 9, 5, 0, -3],
  },
  helsinki: {
    places: {
      see: ['Temppeliaukio', 'Ateneum'],
      taste: ['Vanha kauppahalli', 'Hakaniemi'],
      outdoors: ['Suomenlinna', 'Lauttasaari'],
    },
    ratings: { survey: 4.8, portal: 4.6 },
    highs: [-1, -1, 2, 8, 15, 19, 22, 20, 15, 9, 4, 1],
    lows: [-5, -6, -3, 2, 7, 12, 15, 14, 10, 5, 1, -3],
  },
  london: {
    places: {
      see: ['British Museum', 'Sir John Soane’s Museum'],
      taste: ['Borough Market', 'Maltby Street'],
      outdoors: ['Hampstead Heath', 'Regent’s Canal'],
    },
    ratings: { survey: 4.4, portal: 4.6 },
    highs: [8, 9, 12, 15, 18, 21, 24, 23, 20, 16, 11, 9],
    lows: [3, 3, 4, 6, 9, 12, 14, 14, 12, 9, 6, 3],
  },
  lubeck: {
    places: {
      see: ['Holstentor', 'Europäisches Hansemuseum'],
      taste: ['Schiffergesellschaft', 'Hüxstraße'],
      outdoors: ['Wakenitz', 'Travemünde'],
    },
    ratings: { survey: 4.7, portal: 4.5 },
    highs: [4, 5, 8, 13, 17, 20, 23, 23, 19, 13, 8, 5],
    lows: [-1, -1, 1, 4, 8, 11, 13, 13, 10, 7, 3, 0],
  },
  madrid: {
    places: {
      see: ['Museo del Prado', 'Museo Reina Sofía'],
      taste: ['Mercado de San Miguel', 'Mercado de Antón Martín'],
      outdoors: ['El Retiro', 'Casa de Campo'],
    },
    ratings: { survey: 4.7, portal: 4.7 },
    highs: [10, 12, 16, 19, 23, 29, 33, 32, 27, 20, 14, 10],
    lows: [3, 4, 6, 8, 12, 17, 20, 20, 16, 11, 6, 4],
  },
  milan: {
    places: {
      see: ['Pinacoteca di Brera', 'Duomo'],
      taste: ['Navigli', 'Isola'],
      outdoors: ['Parco Sempione', 'Orto Botanico'],
    },
    ratings: { survey: 4.4, portal: 4.4 },
    highs: [6, 9, 15, 19, 23, 28, 30, 30, 25, 18, 12, 7],
    lows: [-1, 0, 4, 8, 13, 17, 19, 19, 15, 10, 5, 0],
  },
  munich: {
    places: {
      see: ['Alte Pinakothek', 'Deutsches Museum'],
      taste: ['Viktualienmarkt', 'Elisabethmarkt'],
      outdoors: ['Englischer Garten', 'Isarauen'],
    },
    ratings: { survey: 4.6, portal: 4.6 },
    highs: [4, 5, 9, 14, 19, 22, 24, 24, 19, 14, 8, 5],
    lows: [-2, -2, 1, 5, 9, 12, 14, 14, 10, 6, 2, -1],
  },
  oslo: {
    places: {
      see: ['Nasjonalmuseet', 'Munch'],
      taste: ['Mathallen', 'Grünerløkka'],
      outdoors: ['Nordmarka', 'Sørenga'],
    },
    ratings: { survey: 4.6, portal: 4.4 },
    highs: [0, 1, 5, 11, 17, 21, 23, 21, 17, 10, 4, 1],
    lows: [-5, -5, -2, 2, 7, 11, 14, 13, 9, 4, 0, -4],
  },
  parnu: {
    places: {
      see: ['Pärnu Muuseum', 'Eliisabeti kirik'],
      taste: ['Pärnu turg', 'Rüütli'],
      outdoors: ['Pärnu rand', 'Vallikäär'],
    },
    ratings: { survey: 4.8, portal: 4.3 },
    highs: [-1, -1, 3, 10, 16, 20, 23, 22, 17, 10, 5, 1],
    lows: [-5, -6, -4, 2, 7, 11, 15, 14, 10, 5, 1, -3],
  },
  stockholm: {
    places: {
      see: ['Vasamuseet', 'Moderna Museet'],
      taste: ['Östermalms Saluhall', 'Hötorgshallen'],
      outdoors: ['Djurgården', 'Tantolunden'],
    },
    ratings: { survey: 4.7, portal: 4.7 },
    highs: [1, 2, 5, 11, 16, 21, 24, 22, 17, 11, 6, 3],
    lows: [-2, -3, -1, 3, 7, 12, 15, 14, 10, 6, 2, -1],
  },
  tallinn: {
    places: {
      see: ['Kumu', 'Raekoja plats'],
      taste: ['Balti jaama turg', 'Telliskivi'],
      outdoors: ['Kadriorg', 'Pirita'],
    },
    ratings: { survey: 4.7, portal: 4.6 },
    highs: [-1, -1, 3, 9, 15, 19, 22, 21, 16, 10, 4, 1],
    lows: [-5, -6, -4, 1, 6, 10, 14, 13, 9, 4, 1, -3],
  },
  tartu: {
    places: {
      see: ['Eesti Rahva Muuseum', 'Raekoja plats'],
      taste: ['Aparaaditehas', 'Tartu turuhoone'],
      outdoors: ['Toomemägi', 'Emajõgi'],
    },
    ratings: { survey: 4.8, portal: 4.4 },
    highs: [-2, -2, 4, 11, 17, 21, 24, 22, 17, 9, 4, 0],
    lows: [-6, -7, -4, 1, 6, 11, 13, 12, 8, 4, 0, -4],
  },
  turku: {
    places: {
      see: ['Turun linna', 'Turun tuomiokirkko'],
      taste: ['Turun kauppahalli', 'Aurajoki'],
      outdoors: ['Ruissalo', 'Vartiovuori'],
    },
    ratings: { survey: 4.7, portal: 4.3 },
    highs: [-1, -1, 3, 9, 15, 20, 23, 21, 16, 9, 4, 1],
    lows: [-6, -7, -4, 1, 5, 10, 13, 12, 8, 4, 0, -4],
  },
};

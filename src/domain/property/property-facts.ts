import type { PropertyCode } from './property-code.ts';

/** How the operator's own systems identify a property (R3-51). */
export interface PropertyFacts {
  /** Its id in the property system. */
  readonly id: string;
  readonly displayName: string;
  /**
   * Host of the external services for the property; a placeholder, because the specification does not print it (R3-55).
   */
  readonly externalHost: string;
}

const house = (id: string, displayName: string, city: string): PropertyFacts => ({
  id: `prop-${id}`,
  displayName,
  externalHost: `${city}.houses.example.test`,
});

/** Every location code with its property; the compiler refuses a code without an entry (R3-51, R3-55). */
export const PROPERTY_FACTS: Readonly<Record<PropertyCode, PropertyFacts>> = {
  'amsterdam-mid2': house('amsterdam-mid2', 'Middenweg 2', 'amsterdam'),
  'amsterdam-pap4': house('amsterdam-pap4', 'Papaverweg 4', 'amsterdam'),
  'amsterdam-pri18': house('amsterdam-pri18', 'Prinsengracht 18', 'amsterdam'),
  'athens-erm12': house('athens-erm12', 'Ermou 12', 'athens'),
  'athens-pla7': house('athens-pla7', 'Plaka 7', 'athens'),
  'berlin-kop5': house('berlin-kop5', 'Kopenhagener Straße 5', 'berlin'),
  'berlin-tor88': house('berlin-tor88', 'Torstraße 88', 'berlin'),
  'bonn-mar3': house('bonn-mar3', 'Markt 3', 'bonn'),
  'copenhagen-nyh21': house('copenhagen-nyh21', 'Nyhavn 21', 'copenhagen'),
  'copenhagen-ves9': house('copenhagen-ves9', 'Vesterbrogade 9', 'copenhagen'),
  'florence-cal6': house('florence-cal6', 'Via dei Calzaiuoli 6', 'florence'),
  'freising-obe4': house('freising-obe4', 'Obere Hauptstraße 4', 'freising'),
  'helsinki-kas40': house('helsinki-kas40', 'Kasarmikatu 40', 'helsinki'),
  'helsinki-kru4': house('helsinki-kru4', 'Kruununhaka 4', 'helsinki'),
  'helsinki-pun4': house('helsinki-pun4', 'Punavuorenkatu 4', 'helsinki'),
  'helsinki-vi05': house('helsinki-vi05', 'Vilhonkatu 5', 'helsinki'),
  'helsinki-vu12': house('helsinki-vu12', 'Vuorikatu 12', 'helsinki'),
  'london-ch65': house('london-ch65', 'Chapel Street 65', 'london'),
  'london-ch73': house('london-ch73', 'Chapel Street 73', 'london'),
  'london-dev14': house('london-dev14', 'Devonshire Row 14', 'london'),
  'london-hol128': house('london-hol128', 'Holloway Road 128', 'london'),
  'london-phi27': house('london-phi27', 'Philbeach Gardens 27', 'london'),
  'london-ws75': house('london-ws75', 'Wimpole Street 75', 'london'),
  'lubeck-spe12': house('lubeck-spe12', 'Speicherstraße 12', 'lubeck'),
  'madrid-alc30': house('madrid-alc30', 'Calle de Alcalá 30', 'madrid'),
  'madrid-gra14': house('madrid-gra14', 'Gran Vía 14', 'madrid'),
  'milan-bre8': house('milan-bre8', 'Via Brera 8', 'milan'),
  'milan-nav3': house('milan-nav3', 'Naviglio Grande 3', 'milan'),
  'munich-mar11': house('munich-mar11', 'Maria-Theresia-Straße 11', 'munich'),
  'munich-sen25': house('munich-sen25', 'Sendlinger Straße 25', 'munich'),
  'oslo-kar15': house('oslo-kar15', 'Karl Johans gate 15', 'oslo'),
  'oslo-the2': house('oslo-the2', 'Thereses gate 2', 'oslo'),
  'parnu-ruu10': house('parnu-ruu10', 'Rüütli 10', 'parnu'),
  'stockholm-kam5': house('stockholm-kam5', 'Kammakargatan 5', 'stockholm'),
  'stockholm-vas33': house('stockholm-vas33', 'Vasagatan 33', 'stockholm'),
  'tallinn-pik19': house('tallinn-pik19', 'Pikk 19', 'tallinn'),
  'tallinn-t49': house('tallinn-t49', 'Tartu maantee 49', 'tallinn'),
  'tartu-rae6': house('tartu-rae6', 'Raekoja plats 6', 'tartu'),
  'turku-aur14': house('turku-aur14', 'Aurakatu 14', 'turku'),
  'turku-lin2': house('turku-lin2', 'Linnankatu 2', 'turku'),
};

import type { Property } from '#api/generated/model.ts';
import type { PropertyCode } from '#domain/property/property.ts';

/** City, street, post code, zone and currency of the properties that seeds use. */
interface PropertyFacts {
  readonly name: string;
  readonly city: string;
  readonly zip: string;
  readonly zone: string;
  readonly currency?: string;
  readonly language: string;
}

const SEED_PROPERTIES = {
  'amsterdam-pap4': {
    name: 'Papaverweg 4',
    city: 'Amsterdam',
    zip: '1032 KH',
    zone: 'Europe/Amsterdam',
    language: 'nl',
  },
  'athens-pla7': { name: 'Plaka 7', city: 'Athens', zip: '105 58', zone: 'Europe/Athens', language: 'el' },
  'berlin-tor88': { name: 'Torstraße 88', city: 'Berlin', zip: '10119', zone: 'Europe/Berlin', language: 'de' },
  'copenhagen-nyh21': {
    name: 'Nyhavn 21',
    city: 'Copenhagen',
    zip: '1051',
    zone: 'Europe/Copenhagen',
    currency: 'DKK',
    language: 'da',
  },
  'helsinki-kas40': { name: 'Kasarmikatu 40', city: 'Helsinki', zip: '00130', zone: 'Europe/Helsinki', language: 'fi' },
  'helsinki-kru4': { name: 'Kruununhaka 4', city: 'Helsinki', zip: '00170', zone: 'Europe/Helsinki', language: 'fi' },
  'helsinki-pun4': {
    name: 'Punavuorenkatu 4',
    city: 'Helsinki',
    zip: '00120',
    zone: 'Europe/Helsinki',
    language: 'fi',
  },
  'helsinki-vi05': { name: 'Vilhonkatu 5', city: 'Helsinki', zip: '00100', zone: 'Europe/Helsinki', language: 'fi' },
  'helsinki-vu12': { name: 'Vuorikatu 12', city: 'Helsinki', zip: '00100', zone: 'Europe/Helsinki', language: 'fi' },
  'london-ch65': {
    name: 'Chapel Street 65',
    city: 'London',
    zip: 'NW1 5DA',
    zone: 'Europe/London',
    currency: 'GBP',
    language: 'en',
  },
  'london-ch73': {
    name: 'Chapel Street 73',
    city: 'London',
    zip: 'NW1 5DB',
    zone: 'Europe/London',
    currency: 'GBP',
    language: 'en',
  },
  'london-dev14': {
    name: 'Devonshire Row 14',
    city: 'London',
    zip: 'EC2M 4RH',
    zone: 'Europe/London',
    currency: 'GBP',
    language: 'en',
  },
  'london-hol128': {
    name: 'Holloway Road 128',
    city: 'London',
    zip: 'N7 8JE',
    zone: 'Europe/London',
    currency: 'GBP',
    language: 'en',
  },
  'london-phi27': {
    name: 'Philbeach Gardens 27',
    city: 'London',
    zip: 'SW5 9EA',
    zone: 'Europe/London',
    currency: 'GBP',
    language: 'en',
  },
  'london-ws75': {
    name: 'Wimpole Street 75',
    city: 'London',
    zip: 'W1G 9RR',
    zone: 'Europe/London',
    currency: 'GBP',
    language: 'en',
  },
  'lubeck-spe12': { name: 'Speicherstraße 12', city: 'Lübeck', zip: '23552', zone: 'Europe/Berlin', language: 'de' },
  'stockholm-kam5': {
    name: 'Kammakargatan 5',
    city: 'Stockholm',
    zip: '111 40',
    zone: 'Europe/Stockholm',
    currency: 'SEK',
    language: 'sv',
  },
  'tallinn-t49': { name: 'Tartu maantee 49', city: 'Tallinn', zip: '10115', zone: 'Europe/Tallinn', language: 'et' },
} satisfies Partial<Record<PropertyCode, PropertyFacts>>;

export type SeedPropertyCode = keyof typeof SEED_PROPERTIES;
export const SEED_PROPERTY_CODES = Object.keys(SEED_PROPERTIES) as SeedPropertyCode[];

/** The phone and WhatsApp numbers of each brand. */
const RECEPTION = { phone: '+358 9 4245 0150', whatsappNumber: '+358 50 555 0150' };
const HARBOUR_SUITES = { phone: '+49 451 555 0112', whatsappNumber: '+49 151 5550 0112' };

export const propertyIdOf = (code: string): string => `prop-${code}`;

/** A property as the server describes it; give only what differs. Its name is its address. */
export function aProperty(code: SeedPropertyCode, changes: Partial<Property> = {}): Property {
  const facts: PropertyFacts = { ...SEED_PROPERTIES[code], name: changes.name ?? SEED_PROPERTIES[code].name };
  const isWhiteLabel = code === 'lubeck-spe12';
  return {
    id: propertyIdOf(code),
    key: code,
    name: facts.name,
    city: facts.city,
    zipCode: facts.zip,
    address: facts.name,
    googleMapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${facts.name}, ${facts.zip} ${facts.city}`)}`,
    ...(isWhiteLabel ? HARBOUR_SUITES : RECEPTION),
    timezone: facts.zone,
    defaultCurrency: facts.currency ?? 'EUR',
    defaultLanguageCode: facts.language,
    isWhiteLabel,
    pciProxyPublicKey: 'sample-public-key',
    checkInMethod: 'online',
    ...changes,
  };
}

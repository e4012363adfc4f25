import type { PropertyIntegrations } from '#api/generated/model.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

/** Properties with an access guide (R3-52). */
const GUIDES = {
  'london-ws75': 'Wimpole Street 75 in London',
  'london-ch73': 'Chapel Street 73 in London',
  'london-ch65': 'Chapel Street 65 in London',
  'london-phi27': 'Philbeach Gardens 27 in London',
  'london-dev14': 'Devonshire Row 14 in London',
  'london-hol128': 'Holloway Road 128 in London',
  'helsinki-kru4': 'Kruununhaka 4 in Helsinki',
  'helsinki-pun4': 'Punavuorenkatu 4 in Helsinki',
  'tallinn-t49': 'Tartu maantee 49 in Tallinn',
  'amsterdam-pap4': 'Papaverweg 4 in Amsterdam',
  'helsinki-kas40': 'Kasarmikatu 40 in Helsinki',
  'stockholm-kam5': 'Kammakargatan 5 in Stockholm',
  'helsinki-vi05': 'Vilhonkatu 5 in Helsinki',
  'helsinki-vu12': 'Vuorikatu 12 in Helsinki',
} as const;

const guideTo = ([propertyCode, address]: readonly [string, string]) =>
  [propertyCode, { propertyCode: propertyCode as keyof typeof GUIDES, title: `Directions to ${address}` }] as const;

/** A property without a guide and a drawing. */
const NOWHERE: NonNullable<StaySeed['property']> = {
  key: 'atlantis-sea1',
  name: 'Sea Street 1',
  address: 'Sea Street 1',
  city: 'Atlantis',
  zipCode: '00001',
  googleMapsUrl: null,
};

const FIVE_DOORS: PropertyIntegrations['commonDoors'] = {
  luggage: { floorNumber: '1', signText: 'Luggage' },
  washeteria: { floorNumber: '-1', signText: 'Laundry' },
  kitchen: { floorNumber: '2', signText: 'Kitchen' },
  garbageRoom: { floorNumber: '-1', signText: null },
  bicycleStorage: { floorNumber: null, signText: 'Bicycles' },
};

/** The default stay with other things installed in the property and the unit. */
const installed =
  (integrations: Partial<PropertyIntegrations>, unitHasWifi: boolean): NonNullable<StaySeed['checkIn']> =>
  (_on, base) => ({
    ...(base.property?.integrations
      ? { property: { ...base.property, integrations: { ...base.property.integrations, ...integrations } } }
      : {}),
    ...(base.propertyUnit?.integrations && !unitHasWifi
      ? {
          propertyUnit: {
            ...base.propertyUnit,
            integrations: { ...base.propertyUnit.integrations, wirelessAccessPoint: null },
          },
        }
      : {}),
  });

/** What the property offers, and how to find it. */
export const propertyScenarios: readonly Scenario[] = [
  stay('wifi-and-doors', {
    title: 'An apartment with its own Wi-Fi, and five shared rooms',
    sees: "The apartment's network, and each room with floor and sign.",
    covers: 'R3-84 R3-90 R2-161',
    page: '/access',
    startsIn: -1,
    checkIn: installed({ commonDoors: FIVE_DOORS }, true),
  }),
  stay('wifi-none', {
    title: 'A stay without Wi-Fi',
    sees: 'No mention of Wi-Fi.',
    covers: 'R2-161',
    page: '/access',
    startsIn: -1,
    checkIn: installed({ wirelessAccessPoint: null }, false),
  }),
  ...stays(
    'guides-all',
    {
      title: 'Directions to each of fourteen buildings; here to Wimpole Street 75 in London',
      sees: "The location, with the four parts of the building's guide.",
      covers: 'R3-52 R3-53 R3-54 R2-114',
      page: '/location',
    },
    Object.fromEntries(Object.entries(GUIDES).map(guideTo)),
  ),
  ...stays(
    'guide-missing',
    {
      title: 'A building without directions to its door; here a known one',
      sees: 'The address and a map only.',
      covers: 'R3-56 R3-49',
      page: '/location',
    },
    {
      'known-building': {
        title: 'A known building without directions',
        propertyCode: 'berlin-tor88',
      },
      'unknown-building': {
        title: 'A building that the app does not know',
        sees: 'The address, and no drawing of its street.',
        property: NOWHERE,
      },
    },
  ),
];

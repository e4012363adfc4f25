import type { PropertyIntegrations } from '#api/generated/model/index.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

/** Properties with an access guide (R3-52). */
const GUIDES = [
  'london-ws75',
  'london-ch73',
  'london-ch65',
  'london-phi27',
  'london-dev14',
  'london-hol128',
  'helsinki-kru4',
  'helsinki-pun4',
  'tallinn-t49',
  'amsterdam-pap4',
  'helsinki-kas40',
  'stockholm-kam5',
  'helsinki-vi05',
  'helsinki-vu12',
] as const;

const FIVE_DOORS: PropertyIntegrations['commonDoors'] = {
  luggage: { floorNumber: '0', signText: 'Luggage' },
  washeteria: { floorNumber: '-1', signText: 'Laundry' },
  kitchen: { floorNumber: '1', signText: 'Kitchen' },
  garbageRoom: { floorNumber: '-1', signText: null },
  bicycleStorage: { floorNumber: null, signText: 'Bicycles' },
};

/** The everyday stay with other things installed in the property and the unit. */
const installed =
  (house: Partial<PropertyIntegrations>, unitHasWifi: boolean): NonNullable<StaySeed['checkIn']> =>
  (_on, base) => ({
    ...(base.property?.integrations
      ? { property: { ...base.property, integrations: { ...base.property.integrations, ...house } } }
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
  stay(
    'wifi-and-doors',
    "The unit's own Wi-Fi, and five shared rooms with floor and sign",
    { startsIn: -1, checkIn: installed({ commonDoors: FIVE_DOORS }, true) },
    { page: '/access' },
  ),
  stay(
    'wifi-none',
    'No Wi-Fi anywhere: no Wi-Fi block',
    { startsIn: -1, checkIn: installed({ wirelessAccessPoint: null }, false) },
    { page: '/access' },
  ),
  ...stays('guides-all', 'How to find the house', Object.fromEntries(GUIDES.map((house) => [house, { house }])), {
    page: '/location',
  }),
  ...stays(
    'guide-missing',
    'No guide: address and map only',
    {
      'known-house': { house: 'berlin-tor88' },
      'unknown-house': {
        property: {
          key: 'atlantis-sea1',
          name: 'Sea Street 1',
          address: 'Sea Street 1',
          city: 'Atlantis',
          zipCode: '00001',
          googleMapsUrl: null,
        },
      },
    },
    { page: '/location' },
  ),
];

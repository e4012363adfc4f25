import type { UnitAddress } from '#api/generated/model/index.ts';

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

const IMAGES = [3, 1, 2].map((sequenceNumber) => ({ url: `/__mock/images/${sequenceNumber}.svg`, sequenceNumber }));

const CATEGORY_TYPES = ['apartment', 'dorm', 'room', 'bed', 'villa', 'suite', 'site', 'treehouse'];

const COURTYARD: UnitAddress = {
  address: 'Korkeavuorenkatu 12',
  entrance: 'Stairwell B',
  city: 'Helsinki',
  googleMapsUrl: 'https://www.google.com/maps/search/?api=1&query=Korkeavuorenkatu%2012%2C%20Helsinki',
  zipCode: '00140',
};

/** What a server sends, leaves out or spells its own way. */
export const stayData: readonly Scenario[] = [
  stay('invalid-dates', "Dates nobody can read: 'N/A', no nights", {
    checkIn: () => ({ startDate: 'x', endDate: null }),
  }),
  stay('swapped-dates', 'Start and end swapped: both are unknown, and the doors open by their own keys', {
    startsIn: -1,
    checkIn: (_on, { startDate, endDate }) => ({ startDate: endDate, endDate: startDate }),
  }),
  stay('minimal-response', 'Only what the contract requires: everything else has its default', { requiredOnly: true }),
  stay('unit-not-assigned', 'No unit number yet: it will be assigned', {
    checkIn: (_on, { propertyUnit }) => (propertyUnit ? { propertyUnit: { ...propertyUnit, number: '' } } : {}),
  }),
  stay('unit-available-later', 'Tomorrow the unit can be entered from 17:00, the house from 15:00', {
    startsIn: 1,
    checkIn: (on, { propertyUnit, propertyKeys }) => ({
      ...(propertyUnit ? { propertyUnit: { ...propertyUnit, availableAt: on(1, '17:00') } } : {}),
      propertyKeys: (propertyKeys ?? []).map((key) =>
        key.type === 'property-unit'
          ? { ...key, error: { code: 'NOT_AVAILABLE_YET', availableAt: on(1, '17:00') } }
          : key,
      ),
    }),
  }),
  stay(
    'unit-address',
    'The unit has an address and an entrance of its own',
    {
      checkIn: (_on, { propertyUnit }) =>
        propertyUnit ? { propertyUnit: { ...propertyUnit, address: COURTYARD } } : {},
    },
    { page: '/location' },
  ),
  stay('property-defaults', 'A house without zone, currency and check-in method: UTC, EUR, online', {
    property: { timezone: null, defaultCurrency: null, checkInMethod: null },
  }),
  ...stays(
    'category-types',
    'The kind of unit',
    Object.fromEntries(
      CATEGORY_TYPES.map((type) => [
        type,
        {
          category: { type, name: `${type.charAt(0).toUpperCase()}${type.slice(1)} with a view` },
          checkIn: (_on, { propertyUnit }) => (propertyUnit ? { propertyUnit: { ...propertyUnit, type } } : {}),
        },
      ]),
    ),
  ),
  ...stays('category-no-images', 'Photographs of the unit', {
    empty: { category: { images: [] } },
    shuffled: { category: { images: IMAGES } },
  }),
  stay(
    'elevator-works',
    'Works on the elevator in London, summer 2025: a notice',
    { house: 'london-ch65', startsIn: -1 },
    { now: '2025-06-16T10:00:00.000Z' },
  ),
];

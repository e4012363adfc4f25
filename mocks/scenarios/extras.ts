import type { Product } from '#api/generated/model.ts';
import { aProduct, defaultProducts, servicesOf } from '#mocks/seeds/products.ts';
import { anUpgrade, defaultSlots } from '#mocks/seeds/slots.ts';

import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const UPGRADE = { page: '/upgrade' };

const images = [2, 1, 3].map((sequenceNumber) => ({ url: `/__mock/images/${sequenceNumber}.svg`, sequenceNumber }));

const penthouse = anUpgrade({
  propertyUnitCategoryId: 'category-penthouse',
  name: 'Penthouse with a sauna',
  description: 'The top floor to yourselves: breakfast on the terrace, the evening in the sauna.',
  features: 'Three bedrooms\nSauna\nRoof terrace\nFireplace',
  images: ['penthouse', 'terrace', 'sauna'].map((name, index) => ({
    url: `/__mock/images/${name}.svg`,
    sequenceNumber: index + 1,
  })),
  // Three times this price is inexact in floating point.
  pricePerNightGross: 75.1,
});

const SPAN = { start: 5, end: 8 };
const EXTRAS = { page: '/extras' };
const LATE_CHECK_OUT = { page: '/late-check-out' };

const offering = (products: readonly Product[]) => ({ checkIn: () => ({ services: servicesOf(products) }) });

/** A separate property, which sells its products but has no custom products. */
const ownProperty = { property: { name: 'Kasarmikatu 42' } };

/** The extras page and single extras. */
export const extraScenarios: readonly Scenario[] = [
  stay('extras-none', {
    title: 'A property without extras',
    sees: 'A message that there are no extras.',
    covers: 'R2-95 R2-152',
    ...EXTRAS,
    ...ownProperty,
    ...offering([]),
  }),
  stay('extras-all', {
    title: 'Every kind of extra at once',
    sees: 'Three groups: the building, flexible times, and local products; an unknown kind is not shown.',
    covers: 'R3-64 R2-96 R2-97 R2-157 R2-145 R3-74',
    ...EXTRAS,
    ...offering([
      ...defaultProducts('EUR'),
      aProduct({ id: 'prod-custom', name: 'Gift box', type: 'custom', priceGross: 18 }),
      aProduct({ id: 'prod-balloon', name: 'Balloon ride', type: 'balloon-ride', group: 'sky-products' }),
    ]),
  }),
  stay('extras-not-orderable', {
    title: 'Nothing can be ordered at the moment',
    sees: "No extra is offered, and each extra's page says that it cannot be ordered.",
    covers: 'R3-76',
    ...EXTRAS,
    ...ownProperty,
    ...offering(defaultProducts('EUR').map((product) => ({ ...product, isOrderable: false }))),
  }),
  stay('sauna-kit', {
    title: 'The sauna kit',
    sees: 'A list of seven items, and the order.',
    covers: 'R9-27 R2-26',
    page: '/sauna-kit',
  }),
  stay('late-available', {
    title: 'Available late check-out times',
    sees: 'The first available time is selected and can be ordered.',
    covers: 'R5-27 R5-35 R3-103',
    ...LATE_CHECK_OUT,
  }),
  stay('late-none', {
    title: 'No late check-out is available',
    sees: 'A message that none is left.',
    covers: 'R5-27 R8-27 R8-53 R5-45',
    ...LATE_CHECK_OUT,
    slots: (on) =>
      defaultSlots(on, SPAN).map((slot) => (slot.type === 'end-date' ? { ...slot, isAvailable: false } : slot)),
  }),
  stay('upgrade-paid', {
    title: 'Two paid upgrades',
    sees: 'Both with their price per night; either can be ordered.',
    covers: 'R3-92 R2-32 R7-45',
    ...UPGRADE,
    upgrades: [anUpgrade(), penthouse],
  }),
  stay('upgrade-reward', {
    title: 'An upgrade as a reward',
    sees: 'The apartment, free of charge and marked as a reward.',
    covers: 'R3-101 R3-80',
    ...UPGRADE,
    upgrades: [anUpgrade({ images, customerRewardId: 'reward-upgrade' })],
  }),
  stay('upgrade-none', {
    title: 'No upgrade is available',
    sees: 'A message that there is none.',
    covers: 'R3-76 R2-32',
    ...UPGRADE,
    upgrades: [],
  }),
];

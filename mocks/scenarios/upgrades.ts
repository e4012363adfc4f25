import { anUpgrade } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const PAGE = { page: '/upgrade' };

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
  // Three times this is not what floating point says it is.
  pricePerNightGross: 75.1,
});

/** A bigger apartment for the same nights. */
export const upgradeScenarios: readonly Scenario[] = [
  stay('upgrade-paid', {
    title: 'Two bigger apartments at a price',
    sees: 'Both with their price a night; either can be ordered.',
    serves: 'R3-92 R2-32 R7-45',
    ...PAGE,
    upgrades: [anUpgrade(), penthouse],
  }),
  stay('upgrade-reward', {
    title: 'A bigger apartment as a reward',
    sees: 'The apartment marked as a reward, free.',
    serves: 'R3-101 R3-80',
    ...PAGE,
    upgrades: [anUpgrade({ images, customerRewardId: 'reward-upgrade' })],
  }),
  stay('upgrade-none', {
    title: 'No bigger apartment is left',
    sees: 'A note that there is none.',
    serves: 'R3-76 R2-32',
    ...PAGE,
    upgrades: [],
  }),
];

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
  images,
  // Three times this is not what floating point says it is.
  pricePerNightGross: 75.1,
});

/** A bigger apartment for the same nights. */
export const upgradeScenarios: readonly Scenario[] = [
  stay(
    'upgrade-paid',
    'Two bigger apartments, each with its price per night',
    { upgrades: [anUpgrade(), penthouse] },
    PAGE,
  ),
  stay(
    'upgrade-reward',
    'A bigger apartment as an Inner Circle reward: free',
    { upgrades: [anUpgrade({ images, customerRewardId: 'reward-upgrade' })] },
    PAGE,
  ),
  stay('upgrade-none', 'No bigger apartment is left: not available', { upgrades: [] }, PAGE),
];

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

/** Stays in a white-label property; the host wl.localhost shows them in its colours. */
export const brandScenarios: readonly Scenario[] = [
  {
    name: 'white-label-landing',
    kind: 'page',
    title: "Under somebody else's brand the first page is where a booking is found",
    open: '/',
    brand: 'white-label',
  },
  {
    name: 'white-label-empty-slug',
    kind: 'page',
    title: "Under somebody else's brand a link without a slug is a mistake",
    open: '/stay?slug=',
    brand: 'white-label',
  },
  stay(
    'white-label-stay',
    "A stay under somebody else's brand, arrival today",
    { house: 'lubeck-spe12', startsIn: 0 },
    { brand: 'white-label' },
  ),
  stay(
    'white-label-arrival',
    "Checking in under somebody else's brand, arrival today",
    {
      house: 'lubeck-spe12',
      startsIn: 0,
      checkIn: () => ({ state: 'guest-details-required', idVerificationState: 'required' }),
    },
    { brand: 'white-label', page: '/check-in' },
  ),
];

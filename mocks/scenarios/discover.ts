import type { Scenario } from './scenario.ts';

import { page, stay } from './scenario.ts';

const withFigure = (emissionsCo2ePerNight: number | null) => ({
  category: { sustainability: { emissionsCo2ePerNight } },
});

/** Parts H and K: what is worth knowing around a stay, and telling others. */
export const discoverScenarios: readonly Scenario[] = [
  page(
    'explore-no-slug',
    'No stay and nobody signed in: city guides to choose from, and book and save',
    '/stay/explore',
  ),
  stay('explore-stay', 'The guide of the city of the stay, and the way to the plan', {}, { page: '/explore' }),
  stay(
    'explore-no-guide',
    'A house in a city that has no guide: the other cities',
    { property: { key: 'riga-alb13', name: 'Alberta 13', city: 'Riga', timezone: 'Europe/Riga' } },
    { page: '/explore' },
  ),
  stay('plan-ok', 'Signed in: two days of ideas from the partner', {}, { page: '/plan', signIn: 'anna@guest.example' }),
  page(
    'plan-partner-down',
    'Signed in: the partner fails at the host in the address, and fails again when asked again',
    '/stay/plan?slug=plan-ok&planHost=plan.failing.invalid',
    'anna@guest.example',
  ),
  stay('sustainability', 'The footprint a night and in all', withFigure(4.2), { page: '/sustainability' }),
  stay('sustainability-no-figure', 'No figure for this apartment: everything else stands', withFigure(0), {
    page: '/sustainability',
  }),
  stay('referral', 'A code for friends, to copy and to share', {}, { page: '/referral' }),
  stay(
    'referral-no-code',
    'A guest without a code: an invitation to join',
    {
      checkIn: (_on, { customer }) => (customer ? { customer: { ...customer, userId: null, referralCode: null } } : {}),
    },
    { page: '/referral' },
  ),
  {
    name: 'white-label-guards',
    kind: 'page',
    title:
      "Under somebody else's brand: explore, plan, referral, account, rewards, reservations, consent and every way to sign in lead to check-in",
    open: '/stay/explore?slug=white-label-stay',
    brand: 'white-label',
  },
];

import type { Scenario } from './scenario.ts';

import { page, stay } from './scenario.ts';

const withFigure = (emissionsCo2ePerNight: number | null) => ({
  category: { sustainability: { emissionsCo2ePerNight } },
});

/** City guides, the plan, sustainability and referral. */
export const discoverScenarios: readonly Scenario[] = [
  page('explore-no-slug', {
    title: 'Exploring without a stay',
    sees: 'City guides to choose from, and the book-and-save card.',
    covers: 'R2-131 R2-19',
    open: '/stay/explore',
  }),
  stay('explore-stay', {
    title: 'Exploring the city of the stay',
    sees: "The city's guide, and the way to the plan.",
    covers: 'R2-19 R2-158',
    page: '/explore',
  }),
  stay('explore-no-guide', {
    title: 'A stay in a city without a guide',
    sees: "The other cities' guides.",
    covers: 'R2-19 R2-158',
    page: '/explore',
    property: { key: 'riga-alb13', name: 'Alberta 13', city: 'Riga', timezone: 'Europe/Riga' },
  }),
  stay('plan-ok', {
    title: 'A member plans the days of a stay',
    sees: 'Two days of ideas from the partner.',
    covers: 'R2-20',
    page: '/plan',
    signIn: 'anna@guest.example',
  }),
  {
    ...stay('plan-partner-down', {
      title: 'The partner of the plan does not answer',
      sees: 'A message that the data did not load, and "Try again".',
      covers: 'R8-21 R8-22 R8-23 R2-147',
      steps: 'Press "Try again": it fails again.',
      signIn: 'anna@guest.example',
    }),
    open: '/stay/plan?slug=plan-partner-down&planHost=plan.failing.invalid',
  },
  stay('plan-slow', {
    title: 'The partner of the plan takes eight seconds',
    sees: 'Placeholders until the plan has loaded.',
    covers: 'R2-20 S44',
    page: '/plan',
    signIn: 'anna@guest.example',
    faults: [{ operation: 'plan', kind: 'delay', delayMs: 8000 }],
  }),
  stay('sustainability', {
    title: 'The carbon footprint of a stay',
    sees: 'The figure per night and in total.',
    covers: 'R1-19 R2-34 R9-29',
    answers: 'propertyUnitCategory 200',
    page: '/sustainability',
    ...withFigure(4.2),
  }),
  stay('sustainability-no-figure', {
    title: 'An apartment without a carbon footprint',
    sees: 'Everything but the figure.',
    covers: 'R3-61 R9-53',
    page: '/sustainability',
    ...withFigure(0),
  }),
  stay('referral', {
    title: 'A referral code',
    sees: 'The code with both discounts, to copy or share.',
    covers: 'R9-54 R9-19 R9-20',
    page: '/referral',
  }),
  stay('referral-no-code', {
    title: 'The referral page, for a guest without a code',
    sees: 'An invitation to join.',
    covers: 'R2-122 R9-54',
    page: '/referral',
    checkIn: (_on, { customer }) => (customer ? { customer: { ...customer, userId: null, referralCode: null } } : {}),
  }),
  page('white-label-guards', {
    title: "Our own pages, asked for under another operator's brand",
    sees: 'Explore, plan, referral, account, rewards, reservations, consent and all sign-in pages redirect to check-in.',
    covers: 'R2-55 R2-121 R2-122 R6-20 R6-21',
    open: '/stay/explore?slug=white-label-stay',
    brand: 'white-label',
  }),
];

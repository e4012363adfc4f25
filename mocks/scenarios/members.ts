import type { Scenario } from './scenario.ts';

import { account } from './scenario.ts';

/** Part I: accounts. */
export const memberScenarios: readonly Scenario[] = [
  account('customer-member', 'Anna, a member with two stays, statistics and rewards; anna@guest.example signs in too', {
    logins: ['anna@guest.example'],
    customer: {
      id: 'cust-anna',
      email: 'anna@guest.example',
      externalUserId: 'ext-anna',
      userId: 'user-anna',
      intercomVerificationHash: 'hash-anna',
    },
    slugs: ['stay-before-arrival', 'stay-started'],
  }),
];

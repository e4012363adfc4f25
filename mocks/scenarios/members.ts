import type { Scenario } from './scenario.ts';

import { account } from './scenario.ts';

const refuses = (operation: string) => ({ script: { refuses: { [operation]: 500 } } });
const noConsent = { customer: { options: [] } };

/** The account of a member, and each of its parts failing alone. */
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
  {
    name: 'customer-not-found',
    kind: 'account',
    title: 'The login is good, and no account stands behind it: so it is for every address that no scenario has',
    open: '/account',
    signIn: 'customer-not-found@guest.example',
  },
  account(
    'customer-load-failed',
    'The account itself cannot be read; the rest of the page works',
    refuses('customers'),
  ),
  account(
    'reservations-load-failed',
    'The reservations cannot be read; the rest of the page works',
    refuses('reservations'),
  ),
  account(
    'statistics-failed',
    'The statistics cannot be read; the rest of the page works',
    refuses('customerStatistics'),
  ),
  account(
    'consent-not-given',
    'Asked for the marketing consent after signing in, again and again until it is given',
    noConsent,
    '/login',
  ),
  account('consent-given', 'The consent is given: /consent leads to the account, where it can be withdrawn'),
  account(
    'consent-update-failed',
    'Giving the consent fails',
    { ...noConsent, ...refuses('updateCustomer') },
    '/login',
  ),
  account(
    'staff-customer',
    "An address of the operator's staff (staff@operator.example signs in too): nothing looks different",
    { customer: { email: 'staff-customer@operator.example' }, logins: ['staff@operator.example'] },
  ),
  account(
    'staff-lookalike',
    "An address that only looks like the operator's (bob@evil-operator.example signs in too): no staff",
    {
      customer: { email: 'staff-lookalike@evil-operator.example' },
      logins: ['bob@evil-operator.example'],
    },
  ),
  account(
    'no-referral-code',
    'A member without a code for friends: the account has no such part (signed out: referral-no-code)',
    {
      customer: { referralVoucherCodeMask: null },
    },
  ),
];

import { aReward, rewardWith } from '#mocks/seeds/rewards.ts';

import { account, page } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const RESERVATIONS = '/reservations';

/** A unit category with a separate picture. */
const STUDIO = { name: 'Studio with a view', images: [{ url: '/__mock/images/studio.svg', sequenceNumber: 1 }] };

const REWARDS = '/account/rewards';

const refuses = (operation: string) => ({ script: { refuses: { [operation]: 500 } } });
const noConsent = { customer: { options: [] } };

/** The account of a member, and each of its parts failing alone. */
export const memberScenarios: readonly Scenario[] = [
  account('customer-member', {
    title: 'A member with two stays, statistics and rewards',
    sees: 'The whole account.',
    covers: 'R6-11 R6-06 R6-07 R6-09 R6-10 R4-39 R3-23 R2-117',
    answers: 'customers 200, customerStatistics 200',
    logins: ['anna@guest.example'],
    customer: {
      id: 'cust-anna',
      email: 'anna@guest.example',
      externalUserId: 'ext-anna',
      userId: 'user-anna',
      intercomVerificationHash: 'hash-anna',
    },
    slugs: ['many-copenhagen', 'stay-started'],
  }),
  page('customer-not-found', {
    title: 'A sign-in without an account',
    sees: 'A message that we will find the account together, a phone number, and "Try again"; one error report.',
    covers: 'R5-32 R8-15 R7-21',
    open: '/account',
    signIn: 'customer-not-found@guest.example',
  }),
  account('customer-load-failed', {
    title: 'The account cannot be loaded',
    sees: 'An error message instead of the account, and no endless spinner.',
    covers: 'R8-16 R8-17',
    answers: 'customers 500',
    ...refuses('customers'),
  }),
  account('reservations-load-failed', {
    title: "A member's reservations cannot be read",
    sees: 'An error message in their place; the rest works.',
    covers: 'R8-18',
    answers: 'reservations 500',
    ...refuses('reservations'),
  }),
  account('statistics-failed', {
    title: "A member's figures cannot be read",
    sees: 'An error message in their place only.',
    covers: 'R8-20',
    answers: 'customerStatistics 500',
    ...refuses('customerStatistics'),
  }),
  account('consent-not-given', {
    title: 'A member who has not agreed to marketing e-mails',
    sees: 'The question after signing in; once accepted, it is not asked again.',
    covers: 'R4-40 R4-41 R2-129 R2-63',
    answers: 'updateCustomer 200',
    steps: 'Sign in as consent-not-given@guest.example with the code 123456.',
    open: '/login',
    ...noConsent,
  }),
  account('consent-given', {
    title: 'A member who has agreed to marketing e-mails',
    sees: 'The consent page redirects to the account.',
    covers: 'R4-41 R2-63 R3-20',
  }),
  account('consent-update-failed', {
    title: 'The consent to marketing e-mails cannot be saved',
    sees: 'A general error message, and one error report.',
    covers: 'R8-19',
    answers: 'updateCustomer 500',
    steps: 'Sign in as consent-update-failed@guest.example with the code 123456, and accept.',
    open: '/login',
    ...noConsent,
    ...refuses('updateCustomer'),
  }),
  account('staff-customer', {
    title: "One of the operator's staff signs in",
    sees: 'Nothing different; only analytics receive it.',
    covers: 'R5-31 R6-18 R5-46 R6-19',
    customer: { email: 'staff-customer@operator.example' },
    logins: ['staff@operator.example'],
  }),
  account('staff-lookalike', {
    title: "An address that only looks like the operator's",
    sees: 'The same as for every member; the app does not mark this one as staff.',
    covers: 'R5-46 R5-31',
    customer: { email: 'staff-lookalike@evil-operator.example' },
    logins: ['bob@evil-operator.example'],
  }),
  account('no-referral-code', {
    title: 'A member without a referral code',
    sees: 'The account does not show one.',
    covers: 'R3-21 R2-122 R9-54',
    customer: { referralVoucherCodeMask: null },
  }),
  account('reservations-none', {
    title: 'A member without stays',
    sees: 'An empty list, and the book-and-save card.',
    covers: 'R2-123',
    open: RESERVATIONS,
  }),
  account('reservations-many', {
    title: 'A member with current, upcoming, cancelled and past stays',
    sees: 'The next stay first, the cancelled one marked, the past one left out.',
    covers: 'R4-39 R9-06 R7-78',
    answers: 'reservations 200',
    open: RESERVATIONS,
    slugs: ['cancelled', 'stay-started', 'expired'],
    stays: [
      { slug: 'many-stockholm', propertyCode: 'stockholm-kam5', startsIn: 61, nights: 4 },
      { slug: 'many-copenhagen', propertyCode: 'copenhagen-nyh21', startsIn: 24, nights: 2, category: STUDIO },
    ],
  }),
  account('white-label-excluded', {
    title: "A member with a stay under another operator's brand",
    sees: 'Only the stay with us is listed.',
    covers: 'R3-11',
    open: RESERVATIONS,
    slugs: ['white-label-stay', 'stay-before-arrival'],
  }),
  account('rewards-active', {
    title: 'A member with a reward to use',
    sees: 'The reward, unlocked.',
    covers: 'R4-34 R4-37 R6-24',
    answers: 'futureCustomerRewards 200',
    open: REWARDS,
    rewards: [rewardWith('check-out-late', 0, 0)],
  }),
  account('rewards-upcoming', {
    title: 'A reward that becomes active with the next stay',
    sees: 'The reward, unlocked, with the stay to which it applies.',
    covers: 'R4-35 R4-37',
    open: REWARDS,
    rewards: [rewardWith('check-out-late', 0, 1)],
  }),
  account('rewards-inactive', {
    title: 'Rewards that are not earned yet',
    sees: 'Each is locked, with the remaining nights and stays.',
    covers: 'R4-36 R6-25 R6-24',
    open: REWARDS,
    rewards: [
      rewardWith('gym', 5, 0),
      rewardWith('check-out-late', 0, 2),
      rewardWith('property-unit-category-upgrade', 3, 2),
      rewardWith('check-in-early', 1, 1),
    ],
  }),
  account('rewards-all', {
    title: 'Every kind of reward at once',
    sees: 'Seven rewards, the next to be earned first; an unknown kind is not shown.',
    covers: 'R4-38 R4-48 R3-107 R3-106 R3-108',
    open: REWARDS,
    rewards: [
      rewardWith('property-unit-category-upgrade', 8, 2),
      rewardWith('loyalty-voucher', 0, 1),
      aReward('gym', { id: 'reward-helicopter', type: 'helicopter', name: 'Helicopter transfer' }),
      rewardWith('gym', 3, 0),
      rewardWith('check-in-early', 2, 1),
      aReward('exclusive-offers-access', { content: null }),
      // Every member can open the plan, so its reward is never locked.
      rewardWith('obvlo-access', 0, 0),
      rewardWith('check-out-late', 0, 0),
    ],
  }),
  account('rewards-none', {
    title: 'A member without rewards',
    sees: 'How to earn rewards.',
    covers: 'R9-41',
    open: REWARDS,
    rewards: [],
  }),
];

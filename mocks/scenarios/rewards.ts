import { aReward, rewardWith } from '#mocks/seeds/rewards.ts';

import type { Scenario } from './scenario.ts';

import { account } from './scenario.ts';

const PAGE = '/account/rewards';

/** What a member has, and is on the way to. */
export const rewardScenarios: readonly Scenario[] = [
  account('rewards-active', {
    title: 'A member with a reward to use',
    sees: 'The reward, unlocked.',
    serves: 'R4-34 R4-37 R6-24',
    answers: 'futureCustomerRewards 200',
    open: PAGE,
    rewards: [rewardWith('check-out-late', 0, 0)],
  }),
  account('rewards-upcoming', {
    title: 'A reward that comes with the next stay',
    sees: 'The reward, unlocked, with the stay it is for.',
    serves: 'R4-35 R4-37',
    open: PAGE,
    rewards: [rewardWith('check-out-late', 0, 1)],
  }),
  account('rewards-inactive', {
    title: 'Rewards that are still ahead',
    sees: 'Each is locked, with the nights and stays still to go.',
    serves: 'R4-36 R6-25 R6-24',
    open: PAGE,
    rewards: [
      rewardWith('gym', 5, 0),
      rewardWith('check-out-late', 0, 2),
      rewardWith('property-unit-category-upgrade', 3, 2),
      rewardWith('check-in-early', 1, 1),
    ],
  }),
  account('rewards-all', {
    title: 'Every kind of reward at once',
    sees: 'Seven rewards, the nearest first; an unknown kind is not shown.',
    serves: 'R4-38 R4-48 R3-107 R3-106 R3-108',
    open: PAGE,
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
    sees: 'Where rewards begin.',
    serves: 'R9-41',
    open: PAGE,
    rewards: [],
  }),
];

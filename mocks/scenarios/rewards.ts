import { aReward, rewardWith } from '#mocks/seeds/rewards.ts';

import type { Scenario } from './scenario.ts';

import { account } from './scenario.ts';

const PAGE = '/account/rewards';

/** What a member has, and is on the way to. */
export const rewardScenarios: readonly Scenario[] = [
  account(
    'rewards-active',
    'One reward, with nothing left to it: unlocked',
    { rewards: [rewardWith('check-out-late', 0, 0)] },
    PAGE,
  ),
  account(
    'rewards-upcoming',
    'One reward that takes one more stay: unlocked with it',
    { rewards: [rewardWith('check-out-late', 0, 1)] },
    PAGE,
  ),
  account(
    'rewards-inactive',
    'Nights, stays, or both are missing: locked, with what is left',
    {
      rewards: [
        rewardWith('gym', 5, 0),
        rewardWith('check-out-late', 0, 2),
        rewardWith('property-unit-category-upgrade', 3, 2),
        rewardWith('check-in-early', 1, 1),
      ],
    },
    PAGE,
  ),
  account(
    'rewards-all',
    'All seven types, shuffled: the nearest first, equal ones as they came; one of a type nobody knows is not shown',
    {
      rewards: [
        rewardWith('property-unit-category-upgrade', 8, 2),
        rewardWith('loyalty-voucher', 0, 1),
        aReward('gym', { id: 'reward-helicopter', type: 'helicopter', name: 'Helicopter transfer' }),
        rewardWith('gym', 3, 0),
        rewardWith('check-in-early', 2, 1),
        aReward('exclusive-offers-access', { content: null }),
        rewardWith('obvlo-access', 0, 2),
        rewardWith('check-out-late', 0, 0),
      ],
    },
    PAGE,
  ),
  account('rewards-none', 'No reward yet: where it begins', { rewards: [] }, PAGE),
];

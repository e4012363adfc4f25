import { queryOptions } from '@tanstack/react-query';

import { getFutureCustomerRewardsQueryOptions } from '#api/generated/customers.ts';
import { RewardList } from '#api/generated/model.ts';
import { read } from '#data/contract.ts';
import { rewardsFromDto } from '#domain/account/reward.ts';

import { ASKED_BY_LOADER } from './customer.ts';

/** What a member has and is on the way to (R7-75). */
export const rewardsQuery = () =>
  queryOptions({
    ...read(getFutureCustomerRewardsQueryOptions({ newStructure: true }), RewardList, ({ data }) =>
      rewardsFromDto(data),
    ),
    ...ASKED_BY_LOADER,
    meta: { about: 'account', failureReport: () => 'Rewards load failed' },
  });

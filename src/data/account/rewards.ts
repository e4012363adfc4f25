import { queryOptions } from '@tanstack/react-query';

import { futureCustomerRewards } from '#api/generated/customers/customers.ts';
import { RewardList } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { rewardsFromDto } from '#domain/account/reward.ts';

import { ACCOUNT } from './account-key.ts';
import { ASKED_BY_LOADER } from './customer.ts';

/** What a member has and is on the way to (R7-75). */
export const rewardsQuery = () =>
  queryOptions({
    queryKey: [ACCOUNT, 'rewards'],
    queryFn: async ({ signal }) => {
      const answer = await futureCustomerRewards({ newStructure: true }, undefined, { isAccount: true }, signal);
      return rewardsFromDto(parseReply('GET /future-customer-rewards', RewardList, answer).data);
    },
    ...ASKED_BY_LOADER,
    meta: { failureReport: () => 'Rewards load failed' },
  });

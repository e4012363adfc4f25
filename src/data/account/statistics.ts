import { queryOptions } from '@tanstack/react-query';

import { customerStatistics } from '#api/generated/customers/customers.ts';
import { CustomerStatistics } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { statisticsFromDto } from '#domain/account/statistics.ts';

import { ACCOUNT } from './account-key.ts';
import { ASKED_BY_LOADER } from './customer.ts';

/** A member's travels in numbers (R7-72). */
export const statisticsQuery = () =>
  queryOptions({
    queryKey: [ACCOUNT, 'statistics'],
    queryFn: async ({ signal }) => {
      const answer = await customerStatistics(undefined, { isAccount: true }, signal);
      return statisticsFromDto(parseReply('GET /customer-statistics', CustomerStatistics, answer));
    },
    ...ASKED_BY_LOADER,
    meta: { failureReport: () => 'Statistics load failed' },
  });

import { queryOptions } from '@tanstack/react-query';

import { getCustomerStatisticsQueryOptions } from '#api/generated/customers.ts';
import { CustomerStatistics } from '#api/generated/model.ts';
import { read } from '#data/contract.ts';
import { statisticsFromDto } from '#domain/account/statistics.ts';

import { ASKED_BY_LOADER } from './customer.ts';

/** A member's travels in numbers (R7-72). */
export const statisticsQuery = () =>
  queryOptions({
    ...read(getCustomerStatisticsQueryOptions(), CustomerStatistics, statisticsFromDto),
    ...ASKED_BY_LOADER,
    meta: { about: 'account', failureReport: () => 'Statistics load failed' },
  });

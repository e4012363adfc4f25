import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import {
  getCustomersQueryOptions,
  getCustomerStatisticsQueryOptions,
  getFutureCustomerRewardsQueryOptions,
  getUpdateCustomerMutationOptions,
} from '#api/generated/customers.ts';
import {
  Customer as CustomerDto,
  CustomerList,
  CustomerStatistics,
  ReservationList,
  RewardList,
} from '#api/generated/model.ts';
import { getReservationsQueryOptions } from '#api/generated/reservations.ts';
import { customerFromDto, hasMarketingConsent, statisticsFromDto } from '#domain/account/customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import { reservationSummariesFromDto } from '#domain/account/reservation-summary.ts';
import { rewardsFromDto } from '#domain/account/reward.ts';
import { nowInstant } from '#lib/clock.ts';
import { MINUTE, toInstant, toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { contractMutation, contractQuery } from '#api/contract.ts';

/** The token is valid but belongs to no customer (R5-32, R8-15). */
export class CustomerNotFound extends Error {
  override readonly name = 'CustomerNotFound';
  constructor() {
    super('Customer not found');
  }
}

/** The route's loader has already fetched; do not refetch errors on mount. */
const LOADED_BY_ROUTE = { retryOnMount: false } as const;

/** The account of the login: the first in the list (R7-69 to R7-71). Throws `CustomerNotFound` for an empty list. */
export const customerQuery = () =>
  queryOptions({
    ...contractQuery(
      getCustomersQueryOptions({ platform: 'web' }, { '$expand[]': ['referralVoucherCodeMask'] }),
      CustomerList,
      ({ data: [first] }): Customer => {
        if (first === undefined) throw new CustomerNotFound();
        return customerFromDto(first);
      },
    ),
    ...LOADED_BY_ROUTE,
    meta: {
      about: 'account',
      failureReport: (error) => (error instanceof CustomerNotFound ? error.message : 'Customer data load failed'),
    },
  });

const changeCustomer = contractMutation(getUpdateCustomerMutationOptions(), CustomerDto);

/**
 * Gives or withdraws the marketing consent (extension of the contract); uses the options in the response (R4-40, R7-73,
 * R7-74).
 */
export async function setMarketingConsent(queryClient: QueryClient, id: string, isGiven: boolean): Promise<void> {
  const { options } = await changeCustomer.mutationFn({ id, data: { isMarketingConsentGiven: isGiven } });
  const { queryKey } = customerQuery();
  // A response to an earlier request would not contain the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (customer) =>
    customer?.id === id ? { ...customer, isMarketingConsentGiven: hasMarketingConsent(options) } : customer,
  );
}

/** The start of the current minute (R7-77). */
const thisMinute = (now: Instant): Instant => toInstant(toMs(now) - (toMs(now) % MINUTE));

const activeReservations = (since: { 'endDate[$gte]'?: Instant } = {}) =>
  contractQuery(
    getReservationsQueryOptions({
      'status[]': ['confirmed', 'started', 'canceled'],
      '$expand[]': ['property', 'propertyUnitCategory'],
      ...since,
    }),
    ReservationList,
    ({ data }) => reservationSummariesFromDto(data),
  );

/** A member's stays that have not ended, including cancelled ones (R7-65 to R7-67, R9-06). */
export const reservationsQuery = () =>
  queryOptions({
    ...activeReservations(),
    // Each call sends the current minute, which must not be part of the query key.
    queryFn: (context) => activeReservations({ 'endDate[$gte]': thisMinute(nowInstant()) }).queryFn(context),
    ...LOADED_BY_ROUTE,
    meta: { about: 'account', failureReport: () => 'Active reservations load failed' },
  });

/** The rewards that a member has or can reach (R7-75). */
export const rewardsQuery = () =>
  queryOptions({
    ...contractQuery(getFutureCustomerRewardsQueryOptions({ newStructure: true }), RewardList, ({ data }) =>
      rewardsFromDto(data),
    ),
    ...LOADED_BY_ROUTE,
    meta: { about: 'account', failureReport: () => 'Rewards load failed' },
  });

/** Statistics about a member's stays (R7-72). */
export const statisticsQuery = () =>
  queryOptions({
    ...contractQuery(getCustomerStatisticsQueryOptions(), CustomerStatistics, statisticsFromDto),
    ...LOADED_BY_ROUTE,
    meta: { about: 'account', failureReport: () => 'Statistics load failed' },
  });

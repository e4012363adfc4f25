/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  DataTag,
  MutationFunction,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions
} from '@tanstack/react-query';

import type {
  Customer,
  CustomerList,
  CustomerStatistics,
  CustomerStatisticsHeaders,
  CustomerUpdate,
  CustomersHeaders,
  CustomersParams,
  ErrorResponse,
  FutureCustomerRewardsHeaders,
  FutureCustomerRewardsParams,
  RewardList,
  UpdateCustomerHeaders
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A list whose first item is the account of the token's holder; an empty one means that there is no account.
 * @summary Get the customer's account
 */
const customers = (
    headers: CustomersHeaders,
    params?: CustomersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerList>(
      {url: `/customers`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'customers', isAccount: true,  ...options});
    }




const getCustomersQueryKey = (params?: CustomersParams,) => {
    return [
    "customers", ...(params ? [params] : [])
    ] as const;
    }


export const getCustomersQueryOptions = <TData = Awaited<ReturnType<typeof customers>>, TError = ErrorResponse>(headers: CustomersHeaders,
    params?: CustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof customers>>> = ({ signal }) => customers(headers,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof customers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}





/**
 * Nights and houses of the token's holder, one plain object.
 * @summary Get the customer's statistics
 */
const customerStatistics = (
    headers?: CustomerStatisticsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerStatistics>(
      {url: `/customer-statistics`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'customerStatistics', isAccount: true,  ...options});
    }




const getCustomerStatisticsQueryKey = () => {
    return [
    "customerStatistics"
    ] as const;
    }


export const getCustomerStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof customerStatistics>>, TError = ErrorResponse>(headers?: CustomerStatisticsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customerStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCustomerStatisticsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof customerStatistics>>> = ({ signal }) => customerStatistics(headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof customerStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}





/**
 * The only change a guest can make to an account. The consent shows in options of the answer.
 * @summary Give the marketing consent
 */
const updateCustomer = (
    id: string,
    customerUpdate: CustomerUpdate,
    headers?: UpdateCustomerHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Customer>(
      {url: `/customers/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: customerUpdate, ...(signal ? { signal }: {})
    },
      { operation: 'updateCustomer', isAccount: true,  ...options});
    }




const getUpdateCustomerMutationKey = () => ['updateCustomer'] as const;

export const getUpdateCustomerMutationOptions = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomer>>, UpdateCustomerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  updateCustomer(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}




    type UpdateCustomerMutationVariables = {id: string;data: CustomerUpdate;headers?: UpdateCustomerHeaders}

    /**
 * Rewards the token's holder has or is on the way to, in no particular order; an empty list is no error.
 * @summary List the customer's rewards
 */
const futureCustomerRewards = (
    params: FutureCustomerRewardsParams,
    headers?: FutureCustomerRewardsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RewardList>(
      {url: `/future-customer-rewards`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'futureCustomerRewards', isAccount: true,  ...options});
    }




const getFutureCustomerRewardsQueryKey = (params?: FutureCustomerRewardsParams,) => {
    return [
    "futureCustomerRewards", ...(params ? [params] : [])
    ] as const;
    }


export const getFutureCustomerRewardsQueryOptions = <TData = Awaited<ReturnType<typeof futureCustomerRewards>>, TError = ErrorResponse>(params: FutureCustomerRewardsParams,
    headers?: FutureCustomerRewardsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof futureCustomerRewards>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFutureCustomerRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof futureCustomerRewards>>> = ({ signal }) => futureCustomerRewards(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof futureCustomerRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}






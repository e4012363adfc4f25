/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
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
} from '#api/generated/model.ts';

import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { request } from '../http-client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * A list whose first item is the account of the token's holder; an empty one means that there is no account.
 * @summary Get the customer's account
 */
export const customers = (
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




export const getCustomersQueryKey = (params?: CustomersParams,) => {
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

export type CustomersQueryResult = NonNullable<Awaited<ReturnType<typeof customers>>>
export type CustomersQueryError = ErrorResponse


export function useCustomers<TData = Awaited<ReturnType<typeof customers>>, TError = ErrorResponse>(
 headers: CustomersHeaders,
    params: undefined |  CustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof customers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof customers>>,
          TError,
          Awaited<ReturnType<typeof customers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCustomers<TData = Awaited<ReturnType<typeof customers>>, TError = ErrorResponse>(
 headers: CustomersHeaders,
    params?: CustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof customers>>,
          TError,
          Awaited<ReturnType<typeof customers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCustomers<TData = Awaited<ReturnType<typeof customers>>, TError = ErrorResponse>(
 headers: CustomersHeaders,
    params?: CustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the customer's account
 */

export function useCustomers<TData = Awaited<ReturnType<typeof customers>>, TError = ErrorResponse>(
 headers: CustomersHeaders,
    params?: CustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCustomersQueryOptions(headers,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nights and properties of the token's holder, as a single object.
 * @summary Get the customer's statistics
 */
export const customerStatistics = (
    headers?: CustomerStatisticsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerStatistics>(
      {url: `/customer-statistics`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'customerStatistics', isAccount: true,  ...options});
    }




export const getCustomerStatisticsQueryKey = () => {
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

export type CustomerStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof customerStatistics>>>
export type CustomerStatisticsQueryError = ErrorResponse


export function useCustomerStatistics<TData = Awaited<ReturnType<typeof customerStatistics>>, TError = ErrorResponse>(
 headers: undefined |  CustomerStatisticsHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof customerStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof customerStatistics>>,
          TError,
          Awaited<ReturnType<typeof customerStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCustomerStatistics<TData = Awaited<ReturnType<typeof customerStatistics>>, TError = ErrorResponse>(
 headers?: CustomerStatisticsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customerStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof customerStatistics>>,
          TError,
          Awaited<ReturnType<typeof customerStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCustomerStatistics<TData = Awaited<ReturnType<typeof customerStatistics>>, TError = ErrorResponse>(
 headers?: CustomerStatisticsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customerStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the customer's statistics
 */

export function useCustomerStatistics<TData = Awaited<ReturnType<typeof customerStatistics>>, TError = ErrorResponse>(
 headers?: CustomerStatisticsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customerStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCustomerStatisticsQueryOptions(headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The only change a guest can make to an account. The consent shows in options of the answer.
 * @summary Give the marketing consent
 */
export const updateCustomer = (
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




export const getUpdateCustomerMutationKey = () => ['updateCustomer'] as const;

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

    export type UpdateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomer>>>
    export type UpdateCustomerMutationBody = CustomerUpdate
    export type UpdateCustomerMutationError = ErrorResponse
    export type UpdateCustomerMutationVariables = {id: string;data: CustomerUpdate;headers?: UpdateCustomerHeaders}

    /**
 * @summary Give the marketing consent
 */
export const useUpdateCustomer = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomer>>,
        TError,
        UpdateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerMutationOptions(options), queryClient);
    }
    /**
 * Rewards the token's holder has or is on the way to, in no particular order; an empty list is no error.
 * @summary List the customer's rewards
 */
export const futureCustomerRewards = (
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




export const getFutureCustomerRewardsQueryKey = (params?: FutureCustomerRewardsParams,) => {
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

export type FutureCustomerRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof futureCustomerRewards>>>
export type FutureCustomerRewardsQueryError = ErrorResponse


export function useFutureCustomerRewards<TData = Awaited<ReturnType<typeof futureCustomerRewards>>, TError = ErrorResponse>(
 params: FutureCustomerRewardsParams,
    headers: undefined |  FutureCustomerRewardsHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof futureCustomerRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof futureCustomerRewards>>,
          TError,
          Awaited<ReturnType<typeof futureCustomerRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFutureCustomerRewards<TData = Awaited<ReturnType<typeof futureCustomerRewards>>, TError = ErrorResponse>(
 params: FutureCustomerRewardsParams,
    headers?: FutureCustomerRewardsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof futureCustomerRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof futureCustomerRewards>>,
          TError,
          Awaited<ReturnType<typeof futureCustomerRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFutureCustomerRewards<TData = Awaited<ReturnType<typeof futureCustomerRewards>>, TError = ErrorResponse>(
 params: FutureCustomerRewardsParams,
    headers?: FutureCustomerRewardsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof futureCustomerRewards>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the customer's rewards
 */

export function useFutureCustomerRewards<TData = Awaited<ReturnType<typeof futureCustomerRewards>>, TError = ErrorResponse>(
 params: FutureCustomerRewardsParams,
    headers?: FutureCustomerRewardsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof futureCustomerRewards>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFutureCustomerRewardsQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







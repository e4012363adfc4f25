/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  ErrorResponse,
  Order,
  OrderHeaders
} from '#api/generated/model.ts';

import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
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
 * Polled every two seconds, at most thirty times, until the order is no longer pending. A failed order is a 200 answer with an errorCode.
 * @summary Get the state of an order
 */
export const order = (
    id: string,
    headers: OrderHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Order>(
      {url: `/orders/${encodeURIComponent(String(id))}`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'order',  ...options});
    }




export const getOrderQueryKey = (id: string,) => {
    return [
    "order", ...(id ? [id] : [])
    ] as const;
    }


export const getOrderQueryOptions = <TData = Awaited<ReturnType<typeof order>>, TError = ErrorResponse>(id: string,
    headers: OrderHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof order>>> = ({ signal }) => order(id,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderQueryResult = NonNullable<Awaited<ReturnType<typeof order>>>
export type OrderQueryError = ErrorResponse


export function useOrder<TData = Awaited<ReturnType<typeof order>>, TError = ErrorResponse>(
 id: string,
    headers: OrderHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof order>>,
          TError,
          Awaited<ReturnType<typeof order>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrder<TData = Awaited<ReturnType<typeof order>>, TError = ErrorResponse>(
 id: string,
    headers: OrderHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof order>>,
          TError,
          Awaited<ReturnType<typeof order>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrder<TData = Awaited<ReturnType<typeof order>>, TError = ErrorResponse>(
 id: string,
    headers: OrderHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the state of an order
 */

export function useOrder<TData = Awaited<ReturnType<typeof order>>, TError = ErrorResponse>(
 id: string,
    headers: OrderHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderQueryOptions(id,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  ErrorResponse,
  ReservationList,
  ReservationState,
  ReservationStateHeaders,
  ReservationsHeaders,
  ReservationsParams
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
 * Bookings of the token's holder, filtered on the server.
 * @summary List the customer's reservations
 */
export const reservations = (
    params?: ReservationsParams,
    headers?: ReservationsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReservationList>(
      {url: `/reservations`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'reservations', isAccount: true,  ...options});
    }




export const getReservationsQueryKey = (params?: ReservationsParams,) => {
    return [
    "reservations", ...(params ? [params] : [])
    ] as const;
    }


export const getReservationsQueryOptions = <TData = Awaited<ReturnType<typeof reservations>>, TError = ErrorResponse>(params?: ReservationsParams,
    headers?: ReservationsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReservationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reservations>>> = ({ signal }) => reservations(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof reservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReservationsQueryResult = NonNullable<Awaited<ReturnType<typeof reservations>>>
export type ReservationsQueryError = ErrorResponse


export function useReservations<TData = Awaited<ReturnType<typeof reservations>>, TError = ErrorResponse>(
 params: undefined |  ReservationsParams,
    headers: undefined |  ReservationsHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reservations>>,
          TError,
          Awaited<ReturnType<typeof reservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReservations<TData = Awaited<ReturnType<typeof reservations>>, TError = ErrorResponse>(
 params?: ReservationsParams,
    headers?: ReservationsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reservations>>,
          TError,
          Awaited<ReturnType<typeof reservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReservations<TData = Awaited<ReturnType<typeof reservations>>, TError = ErrorResponse>(
 params?: ReservationsParams,
    headers?: ReservationsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the customer's reservations
 */

export function useReservations<TData = Awaited<ReturnType<typeof reservations>>, TError = ErrorResponse>(
 params?: ReservationsParams,
    headers?: ReservationsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReservationsQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The two check-in states of a reservation, polled while an identity check runs. Needs no token, like the stay itself.
 * @summary Get the state of online check-in
 */
export const reservationState = (
    id: string,
    headers?: ReservationStateHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReservationState>(
      {url: `/reservation-state/${encodeURIComponent(String(id))}`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'reservationState',  ...options});
    }




export const getReservationStateQueryKey = (id: string,) => {
    return [
    "reservationState", ...(id ? [id] : [])
    ] as const;
    }


export const getReservationStateQueryOptions = <TData = Awaited<ReturnType<typeof reservationState>>, TError = ErrorResponse>(id: string,
    headers?: ReservationStateHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservationState>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReservationStateQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reservationState>>> = ({ signal }) => reservationState(id,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof reservationState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReservationStateQueryResult = NonNullable<Awaited<ReturnType<typeof reservationState>>>
export type ReservationStateQueryError = ErrorResponse


export function useReservationState<TData = Awaited<ReturnType<typeof reservationState>>, TError = ErrorResponse>(
 id: string,
    headers: undefined |  ReservationStateHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservationState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reservationState>>,
          TError,
          Awaited<ReturnType<typeof reservationState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReservationState<TData = Awaited<ReturnType<typeof reservationState>>, TError = ErrorResponse>(
 id: string,
    headers?: ReservationStateHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservationState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reservationState>>,
          TError,
          Awaited<ReturnType<typeof reservationState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReservationState<TData = Awaited<ReturnType<typeof reservationState>>, TError = ErrorResponse>(
 id: string,
    headers?: ReservationStateHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservationState>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the state of online check-in
 */

export function useReservationState<TData = Awaited<ReturnType<typeof reservationState>>, TError = ErrorResponse>(
 id: string,
    headers?: ReservationStateHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reservationState>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReservationStateQueryOptions(id,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







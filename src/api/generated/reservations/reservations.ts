/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  DataTag,
  QueryFunction,
  QueryKey,
  UseQueryOptions
} from '@tanstack/react-query';

import type {
  ErrorResponse,
  ReservationList,
  ReservationState,
  ReservationStateHeaders,
  ReservationsHeaders,
  ReservationsParams
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Bookings of the token's holder, filtered on the server.
 * @summary List the customer's reservations
 */
const reservations = (
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




const getReservationsQueryKey = (params?: ReservationsParams,) => {
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





/**
 * The two check-in states of a reservation, polled while an identity check runs. Needs no token, like the stay itself.
 * @summary Get the state of online check-in
 */
const reservationState = (
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




const getReservationStateQueryKey = (id: string,) => {
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






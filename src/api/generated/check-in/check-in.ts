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
  CheckIn,
  CheckInHeaders,
  CheckInLookupHeaders,
  CheckInLookupParams,
  CheckInMatchList,
  CheckInParams,
  CheckInUpdate,
  CheckInUpdateResult,
  ErrorResponse,
  UpdateCheckInHeaders
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For guests without a link. The number is compared with the agency's and the operator's own booking number, the name without regard to case. No match is an empty list, not an error.
 * @summary Find a stay by booking number and last name
 */
const checkInLookup = (
    params: CheckInLookupParams,
    headers?: CheckInLookupHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CheckInMatchList>(
      {url: `/check-in`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'checkInLookup',  ...options});
    }




const getCheckInLookupQueryKey = (params?: CheckInLookupParams,) => {
    return [
    "checkInLookup", ...(params ? [params] : [])
    ] as const;
    }


export const getCheckInLookupQueryOptions = <TData = Awaited<ReturnType<typeof checkInLookup>>, TError = ErrorResponse>(params: CheckInLookupParams,
    headers?: CheckInLookupHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkInLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckInLookupQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkInLookup>>> = ({ signal }) => checkInLookup(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkInLookup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}





/**
 * Everything about one stay, by its slug and without a token, also for a guest who is logged in. The language header is always sent on this call and is the only extra one. A stay that has ended is still answered; the app works out for itself that it has expired.
 * @summary Get a stay
 */
export const checkIn = (
    slug: string,
    params?: CheckInParams,
    headers?: CheckInHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CheckIn>(
      {url: `/check-in/${encodeURIComponent(String(slug))}`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'checkIn',  ...options});
    }




const getCheckInQueryKey = (slug: string,
    params?: CheckInParams,) => {
    return [
    "checkIn", ...(slug ? [slug] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getCheckInQueryOptions = <TData = Awaited<ReturnType<typeof checkIn>>, TError = ErrorResponse>(slug: string,
    params?: CheckInParams,
    headers?: CheckInHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkIn>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckInQueryKey(slug,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkIn>>> = ({ signal }) => checkIn(slug,params,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkIn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}





/**
 * Makes exactly one of six changes: orders products, adds a card, moves the dates, checks out, cancels, or hands in guest details (an extension). The answer holds what has changed. The call is not idempotent and clients never repeat it by themselves. An order holds its slot, its free cleaning or its reward from the moment it is placed, and gives them back when it fails.
 * @summary Change a stay
 */
const updateCheckIn = (
    slug: string,
    checkInUpdate: CheckInUpdate,
    headers?: UpdateCheckInHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CheckInUpdateResult>(
      {url: `/check-in/${encodeURIComponent(String(slug))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: checkInUpdate, ...(signal ? { signal }: {})
    },
      { operation: 'updateCheckIn',  ...options});
    }




const getUpdateCheckInMutationKey = () => ['updateCheckIn'] as const;

export const getUpdateCheckInMutationOptions = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCheckIn>>, TError,UpdateCheckInMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCheckIn>>, TError,UpdateCheckInMutationVariables, TContext> => {

const mutationKey = getUpdateCheckInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCheckIn>>, UpdateCheckInMutationVariables> = (props) => {
          const {slug,data,headers} = props ?? {};

          return  updateCheckIn(slug,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}




    type UpdateCheckInMutationVariables = {slug: string;data: CheckInUpdate;headers?: UpdateCheckInHeaders}


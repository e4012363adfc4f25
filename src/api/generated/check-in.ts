/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
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
 * For guests without a link. The number is compared with the agency's and the operator's own booking number by its letters and digits alone: case, accents, spaces and punctuation do not count, full-width forms and the digits of every script are the plain ones, and Greek and Cyrillic letters whose capitals look like Latin ones are these.
 *
 * The name is compared with the last name of the main guest, or with first and last name in either order, so that a guest finds the booking on any keyboard:
 * 1. Invisible characters (zero width, direction marks, soft hyphens), white space, punctuation and every sort of apostrophe and hyphen do not count; compatibility forms are the plain ones (Unicode NFKC).
 * 2. Case does not count, by full case folding: ß is ss, the final sigma is a sigma, the i of Turkish with and without a dot is an i.
 * 3. Accents of Latin, Greek and Cyrillic letters and the points of Hebrew and Arabic ones do not count. The vowel signs of other scripts do.
 * 4. A letter that has no accent to lose is the letters it is written with elsewhere: ø is o or oe, æ ae, œ oe, ł l, đ d or dj, ð d, þ th, ä a or ae, ö o or oe, ü u or ue, å a or aa. Two names are the same when one spelling of the one is one of the other: Müller is Mueller and Muller, but Mueller is not Muller.
 * 5. The order of the words does not count.
 * 6. Titles, initials and particles in front (Mr, M., Dr, Herr, Graf, Dña., A., van, von, der, den, de la, da, dos, al, el, …), initials between two names, and what stands behind (Jr, III, PhD) may be missing on one side. Different ones are different names, and so are a part of a double name and names in another script.
 *
 * No match is an empty list, not an error.
 * @summary Find a stay by booking number and last name
 */
export const checkInLookup = (
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




export const getCheckInLookupQueryKey = (params?: CheckInLookupParams,) => {
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

export type CheckInLookupQueryResult = NonNullable<Awaited<ReturnType<typeof checkInLookup>>>
export type CheckInLookupQueryError = ErrorResponse


export function useCheckInLookup<TData = Awaited<ReturnType<typeof checkInLookup>>, TError = ErrorResponse>(
 params: CheckInLookupParams,
    headers: undefined |  CheckInLookupHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkInLookup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkInLookup>>,
          TError,
          Awaited<ReturnType<typeof checkInLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckInLookup<TData = Awaited<ReturnType<typeof checkInLookup>>, TError = ErrorResponse>(
 params: CheckInLookupParams,
    headers?: CheckInLookupHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkInLookup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkInLookup>>,
          TError,
          Awaited<ReturnType<typeof checkInLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckInLookup<TData = Awaited<ReturnType<typeof checkInLookup>>, TError = ErrorResponse>(
 params: CheckInLookupParams,
    headers?: CheckInLookupHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkInLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find a stay by booking number and last name
 */

export function useCheckInLookup<TData = Awaited<ReturnType<typeof checkInLookup>>, TError = ErrorResponse>(
 params: CheckInLookupParams,
    headers?: CheckInLookupHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkInLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckInLookupQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything about one stay, by its slug and without a token, also for a guest who is signed in. The language header is always sent on this call and is the only extra one. A stay that has ended is still answered; the app works out for itself that it has expired.
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




export const getCheckInQueryKey = (slug: string,
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

export type CheckInQueryResult = NonNullable<Awaited<ReturnType<typeof checkIn>>>
export type CheckInQueryError = ErrorResponse


export function useCheckIn<TData = Awaited<ReturnType<typeof checkIn>>, TError = ErrorResponse>(
 slug: string,
    params: undefined |  CheckInParams,
    headers: undefined |  CheckInHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkIn>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkIn>>,
          TError,
          Awaited<ReturnType<typeof checkIn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckIn<TData = Awaited<ReturnType<typeof checkIn>>, TError = ErrorResponse>(
 slug: string,
    params?: CheckInParams,
    headers?: CheckInHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkIn>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkIn>>,
          TError,
          Awaited<ReturnType<typeof checkIn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckIn<TData = Awaited<ReturnType<typeof checkIn>>, TError = ErrorResponse>(
 slug: string,
    params?: CheckInParams,
    headers?: CheckInHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkIn>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a stay
 */

export function useCheckIn<TData = Awaited<ReturnType<typeof checkIn>>, TError = ErrorResponse>(
 slug: string,
    params?: CheckInParams,
    headers?: CheckInHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkIn>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckInQueryOptions(slug,params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes exactly one of six changes: orders products, adds a card, moves the dates, checks out, cancels, or submits guest details (an extension). The response contains what has changed. The call is not idempotent and clients never retry it automatically. An order holds its slot, its free cleaning or its reward from the moment it is placed, and releases them if it fails.
 * @summary Change a stay
 */
export const updateCheckIn = (
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




export const getUpdateCheckInMutationKey = () => ['updateCheckIn'] as const;

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

    export type UpdateCheckInMutationResult = NonNullable<Awaited<ReturnType<typeof updateCheckIn>>>
    export type UpdateCheckInMutationBody = CheckInUpdate
    export type UpdateCheckInMutationError = ErrorResponse
    export type UpdateCheckInMutationVariables = {slug: string;data: CheckInUpdate;headers?: UpdateCheckInHeaders}

    /**
 * @summary Change a stay
 */
export const useUpdateCheckIn = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCheckIn>>, TError,UpdateCheckInMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCheckIn>>,
        TError,
        UpdateCheckInMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCheckInMutationOptions(options), queryClient);
    }

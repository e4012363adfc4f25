/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  DateChangeSlotList,
  ErrorResponse,
  ProductAvailability,
  ProductAvailabilityHeaders,
  ProductAvailabilityParams,
  PropertyUnitAvailabilityHeaders,
  PropertyUnitAvailabilityParams,
  PropertyUnitCategoryAvailabilityHeaders,
  PropertyUnitCategoryAvailabilityParams,
  RateOfferList
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
 * Slots for cleaning and breakfast, or categories for an upgrade. The shape follows the product's type.
 * @summary Get the availability of a product
 */
export const productAvailability = (
    productId: string,
    params: ProductAvailabilityParams,
    headers?: ProductAvailabilityHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductAvailability>(
      {url: `/product-availability/${encodeURIComponent(String(productId))}`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'productAvailability',  ...options});
    }




export const getProductAvailabilityQueryKey = (productId: string,
    params?: ProductAvailabilityParams,) => {
    return [
    "productAvailability", ...(params ? [params] : []), ...(productId ? [productId] : [])
    ] as const;
    }


export const getProductAvailabilityQueryOptions = <TData = Awaited<ReturnType<typeof productAvailability>>, TError = ErrorResponse>(productId: string,
    params: ProductAvailabilityParams,
    headers?: ProductAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductAvailabilityQueryKey(productId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productAvailability>>> = ({ signal }) => productAvailability(productId,params,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: productId !== null && productId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productAvailability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductAvailabilityQueryResult = NonNullable<Awaited<ReturnType<typeof productAvailability>>>
export type ProductAvailabilityQueryError = ErrorResponse


export function useProductAvailability<TData = Awaited<ReturnType<typeof productAvailability>>, TError = ErrorResponse>(
 productId: string,
    params: ProductAvailabilityParams,
    headers: undefined |  ProductAvailabilityHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productAvailability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productAvailability>>,
          TError,
          Awaited<ReturnType<typeof productAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductAvailability<TData = Awaited<ReturnType<typeof productAvailability>>, TError = ErrorResponse>(
 productId: string,
    params: ProductAvailabilityParams,
    headers?: ProductAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productAvailability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productAvailability>>,
          TError,
          Awaited<ReturnType<typeof productAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductAvailability<TData = Awaited<ReturnType<typeof productAvailability>>, TError = ErrorResponse>(
 productId: string,
    params: ProductAvailabilityParams,
    headers?: ProductAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the availability of a product
 */

export function useProductAvailability<TData = Awaited<ReturnType<typeof productAvailability>>, TError = ErrorResponse>(
 productId: string,
    params: ProductAvailabilityParams,
    headers?: ProductAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductAvailabilityQueryOptions(productId,params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Slots for a free change of dates, and paid ones for early check-in and late check-out.
 * @summary List other times of arrival and departure
 */
export const propertyUnitAvailability = (
    params: PropertyUnitAvailabilityParams,
    headers?: PropertyUnitAvailabilityHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DateChangeSlotList>(
      {url: `/property-unit-availability`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'propertyUnitAvailability',  ...options});
    }




export const getPropertyUnitAvailabilityQueryKey = (params?: PropertyUnitAvailabilityParams,) => {
    return [
    "propertyUnitAvailability", ...(params ? [params] : [])
    ] as const;
    }


export const getPropertyUnitAvailabilityQueryOptions = <TData = Awaited<ReturnType<typeof propertyUnitAvailability>>, TError = ErrorResponse>(params: PropertyUnitAvailabilityParams,
    headers?: PropertyUnitAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPropertyUnitAvailabilityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof propertyUnitAvailability>>> = ({ signal }) => propertyUnitAvailability(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof propertyUnitAvailability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PropertyUnitAvailabilityQueryResult = NonNullable<Awaited<ReturnType<typeof propertyUnitAvailability>>>
export type PropertyUnitAvailabilityQueryError = ErrorResponse


export function usePropertyUnitAvailability<TData = Awaited<ReturnType<typeof propertyUnitAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitAvailabilityParams,
    headers: undefined |  PropertyUnitAvailabilityHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitAvailability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyUnitAvailability>>,
          TError,
          Awaited<ReturnType<typeof propertyUnitAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyUnitAvailability<TData = Awaited<ReturnType<typeof propertyUnitAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitAvailabilityParams,
    headers?: PropertyUnitAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitAvailability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyUnitAvailability>>,
          TError,
          Awaited<ReturnType<typeof propertyUnitAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyUnitAvailability<TData = Awaited<ReturnType<typeof propertyUnitAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitAvailabilityParams,
    headers?: PropertyUnitAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List other times of arrival and departure
 */

export function usePropertyUnitAvailability<TData = Awaited<ReturnType<typeof propertyUnitAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitAvailabilityParams,
    headers?: PropertyUnitAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPropertyUnitAvailabilityQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Rates of one category for given days and guests, in no particular order. Nothing free is an empty list.
 * @summary List rates for a stay
 */
export const propertyUnitCategoryAvailability = (
    params: PropertyUnitCategoryAvailabilityParams,
    headers?: PropertyUnitCategoryAvailabilityHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RateOfferList>(
      {url: `/property-unit-category-availability`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'propertyUnitCategoryAvailability',  ...options});
    }




export const getPropertyUnitCategoryAvailabilityQueryKey = (params?: PropertyUnitCategoryAvailabilityParams,) => {
    return [
    "propertyUnitCategoryAvailability", ...(params ? [params] : [])
    ] as const;
    }


export const getPropertyUnitCategoryAvailabilityQueryOptions = <TData = Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError = ErrorResponse>(params: PropertyUnitCategoryAvailabilityParams,
    headers?: PropertyUnitCategoryAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPropertyUnitCategoryAvailabilityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>> = ({ signal }) => propertyUnitCategoryAvailability(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PropertyUnitCategoryAvailabilityQueryResult = NonNullable<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>>
export type PropertyUnitCategoryAvailabilityQueryError = ErrorResponse


export function usePropertyUnitCategoryAvailability<TData = Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitCategoryAvailabilityParams,
    headers: undefined |  PropertyUnitCategoryAvailabilityHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>,
          TError,
          Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyUnitCategoryAvailability<TData = Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitCategoryAvailabilityParams,
    headers?: PropertyUnitCategoryAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>,
          TError,
          Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyUnitCategoryAvailability<TData = Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitCategoryAvailabilityParams,
    headers?: PropertyUnitCategoryAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List rates for a stay
 */

export function usePropertyUnitCategoryAvailability<TData = Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError = ErrorResponse>(
 params: PropertyUnitCategoryAvailabilityParams,
    headers?: PropertyUnitCategoryAvailabilityHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategoryAvailability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPropertyUnitCategoryAvailabilityQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







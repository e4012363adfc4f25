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
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Slots for cleaning and breakfast, or categories for an upgrade. The shape follows the product's type.
 * @summary Get what is left of a product
 */
const productAvailability = (
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




const getProductAvailabilityQueryKey = (productId: string,
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





/**
 * Slots for a free change of dates, and paid ones for early check-in and late check-out.
 * @summary List other times of arrival and departure
 */
const propertyUnitAvailability = (
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




const getPropertyUnitAvailabilityQueryKey = (params?: PropertyUnitAvailabilityParams,) => {
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





/**
 * Rates of one category for given days and guests, in no particular order. Nothing free is an empty list.
 * @summary List rates for a stay
 */
const propertyUnitCategoryAvailability = (
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




const getPropertyUnitCategoryAvailabilityQueryKey = (params?: PropertyUnitCategoryAvailabilityParams,) => {
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






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
  Property,
  PropertyContentHeaders,
  PropertyContentList,
  PropertyContentParams,
  PropertyHeaders,
  PropertyUnitCategoryHeaders,
  UnitCategory
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Articles by category, the help centre and a picture, in one item.
 * @summary Get the help texts of a property
 */
const propertyContent = (
    params: PropertyContentParams,
    headers?: PropertyContentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PropertyContentList>(
      {url: `/property-content`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'propertyContent',  ...options});
    }




const getPropertyContentQueryKey = (params?: PropertyContentParams,) => {
    return [
    "propertyContent", ...(params ? [params] : [])
    ] as const;
    }


export const getPropertyContentQueryOptions = <TData = Awaited<ReturnType<typeof propertyContent>>, TError = ErrorResponse>(params: PropertyContentParams,
    headers?: PropertyContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPropertyContentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof propertyContent>>> = ({ signal }) => propertyContent(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof propertyContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}





/**
 * Name, place, contact and settings of a house.
 * @summary Get a property
 */
export const property = (
    id: string,
    headers?: PropertyHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Property>(
      {url: `/properties/${encodeURIComponent(String(id))}`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'property',  ...options});
    }




const getPropertyQueryKey = (id: string,) => {
    return [
    "property", ...(id ? [id] : [])
    ] as const;
    }


export const getPropertyQueryOptions = <TData = Awaited<ReturnType<typeof property>>, TError = ErrorResponse>(id: string,
    headers?: PropertyHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof property>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPropertyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof property>>> = ({ signal }) => property(id,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof property>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}





/**
 * Everything the page of a category shows.
 * @summary Get a unit category
 */
const propertyUnitCategory = (
    id: string,
    headers?: PropertyUnitCategoryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UnitCategory>(
      {url: `/property-unit-categories/${encodeURIComponent(String(id))}`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'propertyUnitCategory',  ...options});
    }




const getPropertyUnitCategoryQueryKey = (id: string,) => {
    return [
    "propertyUnitCategory", ...(id ? [id] : [])
    ] as const;
    }


export const getPropertyUnitCategoryQueryOptions = <TData = Awaited<ReturnType<typeof propertyUnitCategory>>, TError = ErrorResponse>(id: string,
    headers?: PropertyUnitCategoryHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPropertyUnitCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof propertyUnitCategory>>> = ({ signal }) => propertyUnitCategory(id,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}






/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  ErrorResponse,
  Property,
  PropertyContentHeaders,
  PropertyContentList,
  PropertyContentParams,
  PropertyHeaders,
  PropertyUnitCategoryHeaders,
  UnitCategory
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
 * Articles by category, the help centre and a picture, in one item.
 * @summary Get the help texts of a property
 */
export const propertyContent = (
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




export const getPropertyContentQueryKey = (params?: PropertyContentParams,) => {
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

export type PropertyContentQueryResult = NonNullable<Awaited<ReturnType<typeof propertyContent>>>
export type PropertyContentQueryError = ErrorResponse


export function usePropertyContent<TData = Awaited<ReturnType<typeof propertyContent>>, TError = ErrorResponse>(
 params: PropertyContentParams,
    headers: undefined |  PropertyContentHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyContent>>,
          TError,
          Awaited<ReturnType<typeof propertyContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyContent<TData = Awaited<ReturnType<typeof propertyContent>>, TError = ErrorResponse>(
 params: PropertyContentParams,
    headers?: PropertyContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyContent>>,
          TError,
          Awaited<ReturnType<typeof propertyContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyContent<TData = Awaited<ReturnType<typeof propertyContent>>, TError = ErrorResponse>(
 params: PropertyContentParams,
    headers?: PropertyContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the help texts of a property
 */

export function usePropertyContent<TData = Awaited<ReturnType<typeof propertyContent>>, TError = ErrorResponse>(
 params: PropertyContentParams,
    headers?: PropertyContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPropertyContentQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Name, address, contact and settings of a property.
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




export const getPropertyQueryKey = (id: string,) => {
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

export type PropertyQueryResult = NonNullable<Awaited<ReturnType<typeof property>>>
export type PropertyQueryError = ErrorResponse


export function useProperty<TData = Awaited<ReturnType<typeof property>>, TError = ErrorResponse>(
 id: string,
    headers: undefined |  PropertyHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof property>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof property>>,
          TError,
          Awaited<ReturnType<typeof property>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProperty<TData = Awaited<ReturnType<typeof property>>, TError = ErrorResponse>(
 id: string,
    headers?: PropertyHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof property>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof property>>,
          TError,
          Awaited<ReturnType<typeof property>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProperty<TData = Awaited<ReturnType<typeof property>>, TError = ErrorResponse>(
 id: string,
    headers?: PropertyHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof property>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a property
 */

export function useProperty<TData = Awaited<ReturnType<typeof property>>, TError = ErrorResponse>(
 id: string,
    headers?: PropertyHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof property>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPropertyQueryOptions(id,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything the page of a category shows.
 * @summary Get a unit category
 */
export const propertyUnitCategory = (
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




export const getPropertyUnitCategoryQueryKey = (id: string,) => {
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

export type PropertyUnitCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof propertyUnitCategory>>>
export type PropertyUnitCategoryQueryError = ErrorResponse


export function usePropertyUnitCategory<TData = Awaited<ReturnType<typeof propertyUnitCategory>>, TError = ErrorResponse>(
 id: string,
    headers: undefined |  PropertyUnitCategoryHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyUnitCategory>>,
          TError,
          Awaited<ReturnType<typeof propertyUnitCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyUnitCategory<TData = Awaited<ReturnType<typeof propertyUnitCategory>>, TError = ErrorResponse>(
 id: string,
    headers?: PropertyUnitCategoryHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof propertyUnitCategory>>,
          TError,
          Awaited<ReturnType<typeof propertyUnitCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePropertyUnitCategory<TData = Awaited<ReturnType<typeof propertyUnitCategory>>, TError = ErrorResponse>(
 id: string,
    headers?: PropertyUnitCategoryHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a unit category
 */

export function usePropertyUnitCategory<TData = Awaited<ReturnType<typeof propertyUnitCategory>>, TError = ErrorResponse>(
 id: string,
    headers?: PropertyUnitCategoryHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof propertyUnitCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPropertyUnitCategoryQueryOptions(id,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  CustomProductList,
  CustomProductOrder,
  CustomProductOrderInput,
  CustomProductsHeaders,
  CustomProductsParams,
  ErrorResponse,
  OrderCustomProductHeaders,
  ProductContentHeaders,
  ProductContentList,
  ProductContentParams
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
 * Offers written by hand, the operator's and its partners'. Incomplete and closed ones are included; the client drops and reports them.
 * @summary List the offers of a property
 */
export const customProducts = (
    params: CustomProductsParams,
    headers?: CustomProductsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomProductList>(
      {url: `/custom-products`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'customProducts',  ...options});
    }




export const getCustomProductsQueryKey = (params?: CustomProductsParams,) => {
    return [
    "customProducts", ...(params ? [params] : [])
    ] as const;
    }


export const getCustomProductsQueryOptions = <TData = Awaited<ReturnType<typeof customProducts>>, TError = ErrorResponse>(params: CustomProductsParams,
    headers?: CustomProductsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCustomProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof customProducts>>> = ({ signal }) => customProducts(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof customProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CustomProductsQueryResult = NonNullable<Awaited<ReturnType<typeof customProducts>>>
export type CustomProductsQueryError = ErrorResponse


export function useCustomProducts<TData = Awaited<ReturnType<typeof customProducts>>, TError = ErrorResponse>(
 params: CustomProductsParams,
    headers: undefined |  CustomProductsHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof customProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof customProducts>>,
          TError,
          Awaited<ReturnType<typeof customProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCustomProducts<TData = Awaited<ReturnType<typeof customProducts>>, TError = ErrorResponse>(
 params: CustomProductsParams,
    headers?: CustomProductsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof customProducts>>,
          TError,
          Awaited<ReturnType<typeof customProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCustomProducts<TData = Awaited<ReturnType<typeof customProducts>>, TError = ErrorResponse>(
 params: CustomProductsParams,
    headers?: CustomProductsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the offers of a property
 */

export function useCustomProducts<TData = Awaited<ReturnType<typeof customProducts>>, TError = ErrorResponse>(
 params: CustomProductsParams,
    headers?: CustomProductsHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof customProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCustomProductsQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends a request for an offer of kind request. The team answers it later; there is nothing to poll.
 * @summary Ask for a custom product
 */
export const orderCustomProduct = (
    productId: string,
    customProductOrderInput: CustomProductOrderInput,
    headers?: OrderCustomProductHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomProductOrder>(
      {url: `/custom-products/${encodeURIComponent(String(productId))}/order`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: customProductOrderInput, ...(signal ? { signal }: {})
    },
      { operation: 'orderCustomProduct',  ...options});
    }




export const getOrderCustomProductMutationKey = () => ['orderCustomProduct'] as const;

export const getOrderCustomProductMutationOptions = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderCustomProduct>>, TError,OrderCustomProductMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof orderCustomProduct>>, TError,OrderCustomProductMutationVariables, TContext> => {

const mutationKey = getOrderCustomProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderCustomProduct>>, OrderCustomProductMutationVariables> = (props) => {
          const {productId,data,headers} = props ?? {};

          return  orderCustomProduct(productId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderCustomProductMutationResult = NonNullable<Awaited<ReturnType<typeof orderCustomProduct>>>
    export type OrderCustomProductMutationBody = CustomProductOrderInput
    export type OrderCustomProductMutationError = ErrorResponse
    export type OrderCustomProductMutationVariables = {productId: string;data: CustomProductOrderInput;headers?: OrderCustomProductHeaders}

    /**
 * @summary Ask for a custom product
 */
export const useOrderCustomProduct = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderCustomProduct>>, TError,OrderCustomProductMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderCustomProduct>>,
        TError,
        OrderCustomProductMutationVariables,
        TContext
      > => {
      return useMutation(getOrderCustomProductMutationOptions(options), queryClient);
    }
    /**
 * What a property says about breakfast and gym, with partners if requested.
 * @summary Get pages about products
 */
export const productContent = (
    params: ProductContentParams,
    headers?: ProductContentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductContentList>(
      {url: `/product-content`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      { operation: 'productContent',  ...options});
    }




export const getProductContentQueryKey = (params?: ProductContentParams,) => {
    return [
    "productContent", ...(params ? [params] : [])
    ] as const;
    }


export const getProductContentQueryOptions = <TData = Awaited<ReturnType<typeof productContent>>, TError = ErrorResponse>(params: ProductContentParams,
    headers?: ProductContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductContentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productContent>>> = ({ signal }) => productContent(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductContentQueryResult = NonNullable<Awaited<ReturnType<typeof productContent>>>
export type ProductContentQueryError = ErrorResponse


export function useProductContent<TData = Awaited<ReturnType<typeof productContent>>, TError = ErrorResponse>(
 params: ProductContentParams,
    headers: undefined |  ProductContentHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productContent>>,
          TError,
          Awaited<ReturnType<typeof productContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductContent<TData = Awaited<ReturnType<typeof productContent>>, TError = ErrorResponse>(
 params: ProductContentParams,
    headers?: ProductContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productContent>>,
          TError,
          Awaited<ReturnType<typeof productContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductContent<TData = Awaited<ReturnType<typeof productContent>>, TError = ErrorResponse>(
 params: ProductContentParams,
    headers?: ProductContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get pages about products
 */

export function useProductContent<TData = Awaited<ReturnType<typeof productContent>>, TError = ErrorResponse>(
 params: ProductContentParams,
    headers?: ProductContentHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductContentQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







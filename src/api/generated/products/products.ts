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
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Offers written by hand, the operator's and its partners'. Incomplete and closed ones are included; the client drops and reports them.
 * @summary List the offers of a property
 */
const customProducts = (
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




const getCustomProductsQueryKey = (params?: CustomProductsParams,) => {
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





/**
 * Sends a request for an offer of kind request. People answer it later; there is nothing to poll.
 * @summary Ask for a custom product
 */
const orderCustomProduct = (
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




const getOrderCustomProductMutationKey = () => ['orderCustomProduct'] as const;

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




    type OrderCustomProductMutationVariables = {productId: string;data: CustomProductOrderInput;headers?: OrderCustomProductHeaders}

    /**
 * What a property tells about breakfast and gym, with the partners when asked for.
 * @summary Get pages about products
 */
const productContent = (
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




const getProductContentQueryKey = (params?: ProductContentParams,) => {
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






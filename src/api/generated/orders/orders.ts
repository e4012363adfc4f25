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
  Order,
  OrderHeaders
} from '../model';

import { request } from '../../http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Polled every two seconds, at most thirty times, until the order is no longer pending. A failed order is a 200 answer with an errorCode.
 * @summary Get the state of an order
 */
const order = (
    id: string,
    headers: OrderHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Order>(
      {url: `/orders/${encodeURIComponent(String(id))}`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      { operation: 'order',  ...options});
    }




const getOrderQueryKey = (id: string,) => {
    return [
    "order", ...(id ? [id] : [])
    ] as const;
    }


export const getOrderQueryOptions = <TData = Awaited<ReturnType<typeof order>>, TError = ErrorResponse>(id: string,
    headers: OrderHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof order>>> = ({ signal }) => order(id,headers, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}






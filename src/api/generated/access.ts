/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  AccessRequest,
  AccessRequestInput,
  ErrorResponse,
  RequestAccessHeaders
} from '#api/generated/model.ts';

import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { request } from '../http-client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Opens one door of a stay, or calls one lift, immediately. Whoever knows the slug may do so. From the fourth attempt within a minute the server refuses.
 * @summary Open a door or call a lift
 */
export const requestAccess = (
    accessRequestInput: AccessRequestInput,
    headers?: RequestAccessHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccessRequest>(
      {url: `/access-requests`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: accessRequestInput, ...(signal ? { signal }: {})
    },
      { operation: 'requestAccess',  ...options});
    }




export const getRequestAccessMutationKey = () => ['requestAccess'] as const;

export const getRequestAccessMutationOptions = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccess>>, TError,RequestAccessMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccess>>, TError,RequestAccessMutationVariables, TContext> => {

const mutationKey = getRequestAccessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccess>>, RequestAccessMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestAccess(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestAccessMutationResult = NonNullable<Awaited<ReturnType<typeof requestAccess>>>
    export type RequestAccessMutationBody = AccessRequestInput
    export type RequestAccessMutationError = ErrorResponse
    export type RequestAccessMutationVariables = {data: AccessRequestInput;headers?: RequestAccessHeaders}

    /**
 * @summary Open a door or call a lift
 */
export const useRequestAccess = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccess>>, TError,RequestAccessMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccess>>,
        TError,
        RequestAccessMutationVariables,
        TContext
      > => {
      return useMutation(getRequestAccessMutationOptions(options), queryClient);
    }

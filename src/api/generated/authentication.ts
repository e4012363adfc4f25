/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import type {
  AuthenticateHeaders,
  AuthenticationRequest,
  AuthenticationResult,
  ErrorResponse
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
 * One endpoint for three bodies. OtpRequest and OtpResend send a code by e-mail and return a challenge, OtpLogin returns a token. An address without an account can sign in too; customers is then empty. A code is valid for ten minutes and works once. After five wrong codes a new one must be requested. At most ten codes are sent to an address within ten minutes.
 * @summary Request a one-time code, or sign in with it
 */
export const authenticate = (
    authenticationRequest: AuthenticationRequest,
    headers?: AuthenticateHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuthenticationResult>(
      {url: `/authentication`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: authenticationRequest, ...(signal ? { signal }: {})
    },
      { operation: 'authenticate',  ...options});
    }




export const getAuthenticateMutationKey = () => ['authenticate'] as const;

export const getAuthenticateMutationOptions = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticate>>, TError,AuthenticateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticate>>, TError,AuthenticateMutationVariables, TContext> => {

const mutationKey = getAuthenticateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticate>>, AuthenticateMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  authenticate(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateMutationResult = NonNullable<Awaited<ReturnType<typeof authenticate>>>
    export type AuthenticateMutationBody = AuthenticationRequest
    export type AuthenticateMutationError = ErrorResponse
    export type AuthenticateMutationVariables = {data: AuthenticationRequest;headers?: AuthenticateHeaders}

    /**
 * @summary Request a one-time code, or sign in with it
 */
export const useAuthenticate = <TError = ErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticate>>, TError,AuthenticateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticate>>,
        TError,
        AuthenticateMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateMutationOptions(options), queryClient);
    }

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AuthenticationResult
} from '../model';



export const getAuthenticateMockHandler = (overrideResponse?: AuthenticationResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthenticationResult> | AuthenticationResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/authentication', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

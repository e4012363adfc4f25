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
  CheckIn,
  CheckInMatchList,
  CheckInUpdateResult
} from '../model';



export const getCheckInLookupMockHandler = (overrideResponse?: CheckInMatchList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckInMatchList> | CheckInMatchList), options?: RequestHandlerOptions) => {
  return http.get('*/api/check-in', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCheckInMockHandler = (overrideResponse?: CheckIn | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckIn> | CheckIn), options?: RequestHandlerOptions) => {
  return http.get('*/api/check-in/:slug', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateCheckInMockHandler = (overrideResponse?: CheckInUpdateResult | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CheckInUpdateResult> | CheckInUpdateResult), options?: RequestHandlerOptions) => {
  return http.patch('*/api/check-in/:slug', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

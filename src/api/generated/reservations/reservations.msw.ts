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
  ReservationList,
  ReservationState
} from '../model';



export const getReservationsMockHandler = (overrideResponse?: ReservationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReservationList> | ReservationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/reservations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReservationStateMockHandler = (overrideResponse?: ReservationState | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReservationState> | ReservationState), options?: RequestHandlerOptions) => {
  return http.get('*/api/reservation-state/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

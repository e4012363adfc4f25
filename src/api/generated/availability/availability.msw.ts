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
  DateChangeSlotList,
  ProductAvailability,
  RateOfferList
} from '../model';



export const getProductAvailabilityMockHandler = (overrideResponse?: ProductAvailability | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductAvailability> | ProductAvailability), options?: RequestHandlerOptions) => {
  return http.get('*/api/product-availability/:productId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPropertyUnitAvailabilityMockHandler = (overrideResponse?: DateChangeSlotList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DateChangeSlotList> | DateChangeSlotList), options?: RequestHandlerOptions) => {
  return http.get('*/api/property-unit-availability', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPropertyUnitCategoryAvailabilityMockHandler = (overrideResponse?: RateOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RateOfferList> | RateOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/api/property-unit-category-availability', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

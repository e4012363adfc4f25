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
  Property,
  PropertyContentList,
  UnitCategory
} from '../model';



export const getPropertyContentMockHandler = (overrideResponse?: PropertyContentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PropertyContentList> | PropertyContentList), options?: RequestHandlerOptions) => {
  return http.get('*/api/property-content', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPropertyMockHandler = (overrideResponse?: Property | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Property> | Property), options?: RequestHandlerOptions) => {
  return http.get('*/api/properties/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPropertyUnitCategoryMockHandler = (overrideResponse?: UnitCategory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitCategory> | UnitCategory), options?: RequestHandlerOptions) => {
  return http.get('*/api/property-unit-categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

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
  CustomProductList,
  CustomProductOrder,
  ProductContentList
} from '../model';



export const getCustomProductsMockHandler = (overrideResponse?: CustomProductList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomProductList> | CustomProductList), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-products', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getOrderCustomProductMockHandler = (overrideResponse?: CustomProductOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CustomProductOrder> | CustomProductOrder), options?: RequestHandlerOptions) => {
  return http.post('*/api/custom-products/:productId/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getProductContentMockHandler = (overrideResponse?: ProductContentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductContentList> | ProductContentList), options?: RequestHandlerOptions) => {
  return http.get('*/api/product-content', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

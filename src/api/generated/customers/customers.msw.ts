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
  Customer,
  CustomerList,
  CustomerStatistics,
  RewardList
} from '../model';



export const getCustomersMockHandler = (overrideResponse?: CustomerList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerList> | CustomerList), options?: RequestHandlerOptions) => {
  return http.get('*/api/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCustomerStatisticsMockHandler = (overrideResponse?: CustomerStatistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerStatistics> | CustomerStatistics), options?: RequestHandlerOptions) => {
  return http.get('*/api/customer-statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateCustomerMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/customers/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getFutureCustomerRewardsMockHandler = (overrideResponse?: RewardList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RewardList> | RewardList), options?: RequestHandlerOptions) => {
  return http.get('*/api/future-customer-rewards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

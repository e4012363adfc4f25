import type { HttpHandler } from 'msw';
import type { $ZodType, input, output } from 'zod/v4/core';

import { getRequestAccessMockHandler } from '#api/generated/access/access.msw.ts';
import { getAuthenticateMockHandler } from '#api/generated/authentication/authentication.msw.ts';
import {
  getProductAvailabilityMockHandler,
  getPropertyUnitAvailabilityMockHandler,
  getPropertyUnitCategoryAvailabilityMockHandler,
} from '#api/generated/availability/availability.msw.ts';
import {
  getCheckInLookupMockHandler,
  getCheckInMockHandler,
  getUpdateCheckInMockHandler,
} from '#api/generated/check-in/check-in.msw.ts';
import {
  getCustomersMockHandler,
  getCustomerStatisticsMockHandler,
  getFutureCustomerRewardsMockHandler,
  getUpdateCustomerMockHandler,
} from '#api/generated/customers/customers.msw.ts';
import * as wire from '#api/generated/model/index.ts';
import { getOrderMockHandler } from '#api/generated/orders/orders.msw.ts';
import {
  getCustomProductsMockHandler,
  getOrderCustomProductMockHandler,
  getProductContentMockHandler,
} from '#api/generated/products/products.msw.ts';
import {
  getPropertyContentMockHandler,
  getPropertyMockHandler,
  getPropertyUnitCategoryMockHandler,
} from '#api/generated/property/property.msw.ts';
import {
  getReservationsMockHandler,
  getReservationStateMockHandler,
} from '#api/generated/reservations/reservations.msw.ts';

/** One operation of the contract: method and path from the generated binder, checks from the generated model. */
interface Operation {
  readonly bind: () => HttpHandler;
  readonly reply: $ZodType;
  readonly query?: $ZodType;
  readonly headers?: $ZodType;
  readonly body?: $ZodType;
  readonly bearer?: boolean;
}

/** All 21 operations of the contract, in its order. */
export const OPERATIONS = {
  requestAccess: { bind: getRequestAccessMockHandler, body: wire.RequestAccessBody, reply: wire.AccessRequest },
  authenticate: { bind: getAuthenticateMockHandler, body: wire.AuthenticateBody, reply: wire.AuthenticationResult },
  checkInLookup: { bind: getCheckInLookupMockHandler, query: wire.CheckInLookupParams, reply: wire.CheckInMatchList },
  checkIn: { bind: getCheckInMockHandler, query: wire.CheckInParams, reply: wire.CheckIn },
  updateCheckIn: { bind: getUpdateCheckInMockHandler, body: wire.UpdateCheckInBody, reply: wire.CheckInUpdateResult },
  customProducts: {
    bind: getCustomProductsMockHandler,
    query: wire.CustomProductsParams,
    reply: wire.CustomProductList,
  },
  orderCustomProduct: {
    bind: getOrderCustomProductMockHandler,
    body: wire.OrderCustomProductBody,
    reply: wire.CustomProductOrder,
  },
  order: { bind: getOrderMockHandler, headers: wire.OrderHeaders, reply: wire.Order },
  productAvailability: {
    bind: getProductAvailabilityMockHandler,
    query: wire.ProductAvailabilityParams,
    reply: wire.ProductAvailability,
  },
  productContent: {
    bind: getProductContentMockHandler,
    query: wire.ProductContentParams,
    reply: wire.ProductContentList,
  },
  propertyContent: {
    bind: getPropertyContentMockHandler,
    query: wire.PropertyContentParams,
    reply: wire.PropertyContentList,
  },
  property: { bind: getPropertyMockHandler, reply: wire.Property },
  propertyUnitAvailability: {
    bind: getPropertyUnitAvailabilityMockHandler,
    query: wire.PropertyUnitAvailabilityParams,
    reply: wire.DateChangeSlotList,
  },
  propertyUnitCategoryAvailability: {
    bind: getPropertyUnitCategoryAvailabilityMockHandler,
    query: wire.PropertyUnitCategoryAvailabilityParams,
    reply: wire.RateOfferList,
  },
  propertyUnitCategory: { bind: getPropertyUnitCategoryMockHandler, reply: wire.UnitCategory },
  reservations: {
    bind: getReservationsMockHandler,
    query: wire.ReservationsParams,
    bearer: true,
    reply: wire.ReservationList,
  },
  reservationState: { bind: getReservationStateMockHandler, reply: wire.ReservationState },
  customers: {
    bind: getCustomersMockHandler,
    query: wire.CustomersParams,
    headers: wire.CustomersHeaders,
    bearer: true,
    reply: wire.CustomerList,
  },
  customerStatistics: { bind: getCustomerStatisticsMockHandler, bearer: true, reply: wire.CustomerStatistics },
  updateCustomer: {
    bind: getUpdateCustomerMockHandler,
    body: wire.UpdateCustomerBody,
    bearer: true,
    reply: wire.Customer,
  },
  futureCustomerRewards: {
    bind: getFutureCustomerRewardsMockHandler,
    query: wire.FutureCustomerRewardsParams,
    bearer: true,
    reply: wire.RewardList,
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
type Declared<Id extends OperationId> = (typeof OPERATIONS)[Id];
type Part<Id extends OperationId, Name extends 'query' | 'headers' | 'body'> =
  Declared<Id> extends Record<Name, infer S extends $ZodType> ? output<S> : undefined;

export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;
export type HeadersOf<Id extends OperationId> = Part<Id, 'headers'>;
export type BodyOf<Id extends OperationId> = Part<Id, 'body'>;
export type ReplyOf<Id extends OperationId> = input<Declared<Id>['reply']>;

/** An operation without its own types, for code that treats all alike. */
export const operationOf = (id: OperationId): Operation => OPERATIONS[id];

export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

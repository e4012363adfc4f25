import { queryOptions } from '@tanstack/react-query';

import {
  CustomProductList,
  CustomProductOrder,
  ProductContentList,
  DateChangeSlotList,
  ProductAvailability as ProductAvailabilityDto,
} from '#api/generated/model.ts';
import {
  getCustomProductsQueryOptions,
  getOrderCustomProductMutationOptions,
  getProductContentQueryOptions,
} from '#api/generated/products.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';
import { partnersFromDto } from '#domain/pass/pass.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { contractMutation, contractQuery } from '#api/contract.ts';
import {
  getProductAvailabilityQueryOptions,
  getPropertyUnitAvailabilityQueryOptions,
} from '#api/generated/availability.ts';
import { productAvailabilityFromDto, slotsFromDto } from '#domain/availability/availability.ts';
import type { AvailabilityOf, ProductAvailability } from '#domain/availability/availability.ts';

import { STALE_MS } from './query-client.ts';

/** The cafés and gyms that are partners of a property (R7-53, R7-60). */
export const partnersQuery = (propertyId: string) =>
  queryOptions(
    contractQuery(
      getProductContentQueryOptions({ propertyId, '$expand[]': ['partners'] }),
      ProductContentList,
      ({ data }) => partnersFromDto(data),
    ),
  );

/** A property's custom products, and those that were dropped (R7-48, R3-72). */
export const customProductsQuery = (propertyId: string) =>
  queryOptions(
    contractQuery(
      getCustomProductsQueryOptions({ propertyId, '$expand[]': ['productGroup'] }),
      CustomProductList,
      ({ data }) => customProductsFromDto(data),
    ),
  );

const customProductOrder = contractMutation(getOrderCustomProductMutationOptions(), CustomProductOrder);

/** The mutation key of requests for an offer. */
export const requestKey = (slug: Slug, productId: string) => [...customProductOrder.mutationKey, slug, productId];

/** Requests an offer (R3-70, R7-49). Staff answer the request, so there is nothing to poll (R7-59). */
export const requestCustomProduct = (productId: string, reservationId: string) =>
  customProductOrder.mutationFn({ productId, data: { reservationId } });

/** Earlier arrival and later departure times of a reservation (R7-56). */
export const dateSlotsQuery = (reservationId: string) =>
  queryOptions({
    ...contractQuery(getPropertyUnitAvailabilityQueryOptions({ reservationId }), DateChangeSlotList, ({ data }) =>
      slotsFromDto(data),
    ),
    meta: { about: 'availability' },
    refetchOnWindowFocus: true,
  });

/**
 * The availability of cleanings, breakfasts or upgrades for a reservation (R7-51, R7-52). A response of another type is
 * an error.
 */
export const productAvailabilityQuery = <T extends ProductAvailability['type']>(
  reservationId: string,
  productId: string,
  type: T,
) =>
  queryOptions({
    ...contractQuery(
      getProductAvailabilityQueryOptions(productId, { reservationId }),
      ProductAvailabilityDto,
      (dto): AvailabilityOf<T> => {
        const found = productAvailabilityFromDto(dto);
        if (!isOf(found, type)) throw new TypeError(`The availability is of type ${found.type}`);
        return found;
      },
    ),
    meta: { about: 'availability' },
    refetchOnWindowFocus: true,
    // A page opened later waits for a new response, because the free cleaning may have been used on another device.
    gcTime: STALE_MS,
  });

const isOf = <T extends ProductAvailability['type']>(found: ProductAvailability, type: T): found is AvailabilityOf<T> =>
  found.type === type;

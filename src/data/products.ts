import { queryOptions } from '@tanstack/react-query';

import { CustomProductList, CustomProductOrder, ProductContentList } from '#api/generated/model.ts';
import {
  getCustomProductsQueryOptions,
  getOrderCustomProductMutationOptions,
  getProductContentQueryOptions,
} from '#api/generated/products.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';
import { partnersFromDto } from '#domain/partner/partner.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { contractMutation, contractQuery } from './contract.ts';

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

import { queryOptions } from '@tanstack/react-query';

import { CustomProductList } from '#api/generated/model.ts';
import { getCustomProductsQueryOptions } from '#api/generated/products.ts';
import { read } from '#data/contract.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';

/** A property's custom products, and which of them had to be dropped (R7-48, R3-72). */
export const customProductsQuery = (propertyId: string) =>
  queryOptions(
    read(getCustomProductsQueryOptions({ propertyId, '$expand[]': ['productGroup'] }), CustomProductList, ({ data }) =>
      customProductsFromDto(data),
    ),
  );

import { queryOptions } from '@tanstack/react-query';

import { CustomProductList } from '#api/generated/model/index.ts';
import { customProducts } from '#api/generated/products/products.ts';
import { parseReply } from '#api/parse-reply.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';

/** What a house offers beyond its own products, and which offers had to be dropped (R7-48, R3-72). */
export const customProductsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['custom-products', propertyId],
    queryFn: async ({ signal }) => {
      const query = { propertyId, '$expand[]': ['productGroup' as const] };
      const answer = await customProducts(query, undefined, undefined, signal);
      return customProductsFromDto(parseReply('GET /custom-products', CustomProductList, answer).data);
    },
  });

import { queryOptions } from '@tanstack/react-query';

import { ProductContentList } from '#api/generated/model/index.ts';
import { productContent } from '#api/generated/products/products.ts';
import { parseReply } from '#api/parse-reply.ts';
import { partnersFromDto } from '#domain/partner/partner.ts';

/** The cafés and gyms a house works with (R7-53, R7-60). */
export const partnersQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['product-content', propertyId],
    queryFn: async ({ signal }) => {
      const query = { propertyId, '$expand[]': ['partners' as const] };
      const answer = await productContent(query, undefined, undefined, signal);
      return partnersFromDto(parseReply('GET /product-content', ProductContentList, answer).data);
    },
  });

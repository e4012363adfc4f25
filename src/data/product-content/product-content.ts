import { queryOptions } from '@tanstack/react-query';

import { ProductContentList } from '#api/generated/model.ts';
import { getProductContentQueryOptions } from '#api/generated/products.ts';
import { read } from '#data/contract.ts';
import { partnersFromDto } from '#domain/partner/partner.ts';

/** The cafés and gyms that a property works with (R7-53, R7-60). */
export const partnersQuery = (propertyId: string) =>
  queryOptions(
    read(getProductContentQueryOptions({ propertyId, '$expand[]': ['partners'] }), ProductContentList, ({ data }) =>
      partnersFromDto(data),
    ),
  );

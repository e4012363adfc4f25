import { queryOptions } from '@tanstack/react-query';

import { PropertyContentList } from '#api/generated/model.ts';
import { getPropertyContentQueryOptions } from '#api/generated/property.ts';
import { helpContentFromDto } from '#domain/help/help-content.ts';

import { contractQuery } from '#api/contract.ts';

/** The help of a property: the first in the list (R7-54, R7-64). The help page works without it. */
export const helpQuery = (propertyId: string) =>
  queryOptions(
    contractQuery(getPropertyContentQueryOptions({ propertyId }), PropertyContentList, ({ data }) =>
      helpContentFromDto(data[0]),
    ),
  );

import { queryOptions, useQuery } from '@tanstack/react-query';

import { Property, PropertyContentList, UnitCategory } from '#api/generated/model.ts';
import {
  getPropertyContentQueryOptions,
  getPropertyQueryOptions,
  getPropertyUnitCategoryQueryOptions,
} from '#api/generated/property.ts';
import { helpContentFromDto } from '#domain/help/help-content.ts';
import { propertyFromDto } from '#domain/property/property.ts';

import { contractQuery } from './contract.ts';
import { lastResponses } from './stay/saved-stay.ts';

/** The property of a stay: zone, currency, phones (R7-55). */
export const propertyQuery = (id: string) =>
  queryOptions({
    ...contractQuery(getPropertyQueryOptions(id), Property, (dto) =>
      propertyFromDto(lastResponses.recordProperty(dto)),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How many guests a unit of this category takes (R3-57); undefined until it is known, or when it never will be. */
export function useUnitCapacity(unitCategoryId: string | null): number | undefined {
  const { data } = useQuery({
    ...contractQuery(
      getPropertyUnitCategoryQueryOptions(unitCategoryId ?? ''),
      UnitCategory,
      ({ capacity }) => capacity,
    ),
    enabled: unitCategoryId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** The help of a property; the first of the list (R7-54, R7-64). Its page can be shown without. */
export const helpQuery = (propertyId: string) =>
  queryOptions(
    contractQuery(getPropertyContentQueryOptions({ propertyId }), PropertyContentList, ({ data }) =>
      helpContentFromDto(data[0]),
    ),
  );

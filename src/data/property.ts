import { queryOptions, useQuery } from '@tanstack/react-query';

import { Property, UnitCategory } from '#api/generated/model.ts';
import { getPropertyQueryOptions, getPropertyUnitCategoryQueryOptions } from '#api/generated/property.ts';
import { propertyFromDto } from '#domain/property/property.ts';

import { contractQuery } from '#api/contract.ts';
import { lastResponses } from './stay/saved-stay.ts';

/** The property of a stay: time zone, currency, phone numbers (R7-55). */
export const propertyQuery = (id: string) =>
  queryOptions({
    ...contractQuery(getPropertyQueryOptions(id), Property, (dto) =>
      propertyFromDto(lastResponses.recordProperty(dto)),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The maximum number of guests in a unit of this category (R3-57); undefined until known, or if it cannot be loaded.
 */
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

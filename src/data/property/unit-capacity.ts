import { useQuery } from '@tanstack/react-query';

import { UnitCategory } from '#api/generated/model.ts';
import { getPropertyUnitCategoryQueryOptions } from '#api/generated/property.ts';
import { read } from '#data/contract.ts';

/** How many guests a kind of unit takes (R3-57); undefined until it is known, or when it never will be. */
export function useUnitCapacity(unitCategoryId: string | null): number | undefined {
  const { data } = useQuery({
    ...read(getPropertyUnitCategoryQueryOptions(unitCategoryId ?? ''), UnitCategory, ({ capacity }) => capacity),
    enabled: unitCategoryId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

import { useQuery } from '@tanstack/react-query';

import { UnitCategory } from '#api/generated/model/index.ts';
import { propertyUnitCategory } from '#api/generated/property/property.ts';
import { parseReply } from '#api/parse-reply.ts';

/** How many guests a kind of unit takes (R3-57); undefined until it is known, or when it never will be. */
export function useUnitCapacity(unitCategoryId: string | null): number | undefined {
  const { data } = useQuery({
    queryKey: ['unit-capacity', unitCategoryId],
    queryFn: async ({ signal }) => {
      const answer = await propertyUnitCategory(unitCategoryId ?? '', undefined, undefined, signal);
      return parseReply('GET /property-unit-categories/{id}', UnitCategory, answer).capacity;
    },
    enabled: unitCategoryId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

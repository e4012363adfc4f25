import { useQueries, useQuery } from '@tanstack/react-query';

import { useSettings } from '#config/settings.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { isOfBrand } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';

const propertyIdOf = (stay: Stay): string => stay.propertyId;

/**
 * Whether a stay belongs on the other brand's site, according to its property if loaded; requests nothing itself (N4).
 */
export function useIsElsewhere(slug: Slug | undefined): boolean {
  const { brand } = useSettings();
  const [stay] = useQueries({
    queries: [slug ?? []].flat().map((each) => ({ ...stayQuery(each), enabled: false, select: propertyIdOf })),
  });
  const { data: isOfThisBrand = true } = useQuery({
    ...propertyQuery(stay?.data ?? ''),
    enabled: false,
    select: (property) => isOfBrand(property, brand.id),
  });
  return !isOfThisBrand;
}

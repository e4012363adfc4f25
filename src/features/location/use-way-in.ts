import { useQuery } from '@tanstack/react-query';

import type { Property } from '#domain/property/property.ts';
import { guideCodeOf } from '#domain/property/property-code.ts';
import type { UnitAddress } from '#domain/unit/address.ts';

import { guideQuery } from './guide-query.ts';
import { certainBuilding } from './own-building.ts';
import { useGuideParts } from './use-guide-parts.ts';
import type { GuidePart } from './use-guide-parts.ts';

/** The way in of the guest's own building; null while it loads, and where no building is certainly the guest's. */
export function useWayIn({ key }: Property, { address }: UnitAddress): readonly GuidePart[] | null {
  const { data: guide } = useQuery(guideQuery(guideCodeOf(key)));
  const partsOf = useGuideParts();
  if (guide === undefined) return null;
  const building = certainBuilding(guide, address);
  return building === undefined ? null : partsOf(building);
}

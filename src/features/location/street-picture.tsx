import { useQuery } from '@tanstack/react-query';

import { guideCodeOf } from '#domain/property/guide-code.ts';
import type { Property } from '#domain/property/property.ts';
import { houseNumber, streetOf } from '#domain/unit/house-number.ts';
import type { UnitAddress } from '#domain/unit/unit-address.ts';
import { StreetPlan } from '#ui/scenes/street-plan.tsx';

import { guideQuery } from './guide-query.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { certainBuilding } from './own-building.ts';

interface StreetPictureProps {
  address: UnitAddress;
  house: Property;
}

/** A sketch of the street with the guest's own building, in its plaster where a guide has it (R2-114). */
export function StreetPicture({ address, house }: StreetPictureProps) {
  const code = isElsewhere(address, house) ? null : guideCodeOf(house.key);
  const { data: guide, isPending } = useQuery(guideQuery(code));
  if (code !== null && isPending) return null;
  const building = guide && certainBuilding(guide, address.address);
  return (
    <StreetPlan
      street={streetOf(address.address)}
      number={building?.number ?? houseNumber(address.address)}
      wall={building?.look.wall}
    />
  );
}

import { useQuery } from '@tanstack/react-query';

import { PropertyScene } from '#blocks/property-scene.tsx';
import { guideCodeOf } from '#domain/property/guide-code.ts';
import type { Property } from '#domain/property/property.ts';
import { houseNumber } from '#domain/unit/house-number.ts';
import type { UnitAddress } from '#domain/unit/unit-address.ts';

import { guideQuery } from './guide-query.ts';
import { HousePicture } from './guides/house-picture.tsx';
import { certainBuilding } from './own-building.ts';

interface BuildingPictureProps {
  house: Property;
  address: UnitAddress;
  /** The guide of the property is about this address. */
  hasGuide: boolean;
}

/** The guest's own building where a guide says how it looks, else its city: no other building is drawn (R2-114). */
export function BuildingPicture({ house, address, hasGuide }: BuildingPictureProps) {
  const { data: guide, isPending } = useQuery(guideQuery(hasGuide ? guideCodeOf(house.key) : null));
  if (hasGuide && isPending) return null;
  const building = guide && certainBuilding(guide, address.address);
  if (building === undefined) return <PropertyScene property={house} city={address.city} className="size-full" />;
  return (
    <HousePicture look={building.look} number={building.number ?? houseNumber(address.address)} property={house} />
  );
}

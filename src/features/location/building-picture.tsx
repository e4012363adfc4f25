import { useQuery } from '@tanstack/react-query';

import { PropertyScene } from '#components/sky-scene.tsx';
import { guideCodeOf } from '#domain/property/property-code.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { houseNumber, streetOf, addressOf } from '#domain/unit/address.ts';
import type { UnitAddress } from '#domain/unit/address.ts';
import { StreetPlan } from '#ui/illustrations/street-plan.tsx';

import { guideQuery } from './guide-query.ts';
import { HousePicture } from './guides/house-picture.tsx';
import { isElsewhere } from './is-elsewhere.ts';
import { certainBuilding } from './own-building.ts';

interface StreetPictureProps {
  house: Property;
  address: UnitAddress;
}

interface BuildingPictureProps extends StreetPictureProps {
  /** The guide of the property is about this address. */
  hasGuide: boolean;
  /** The guest's floor. */
  floor?: string | undefined;
  isPlain?: boolean;
}

/** The guest's own building where a guide says how it looks, else its city: no other building is drawn (R2-114). */
export function BuildingPicture({ house, address, hasGuide, floor, isPlain }: BuildingPictureProps) {
  const { data: guide, isPending } = useQuery(guideQuery(hasGuide ? guideCodeOf(house.key) : null));
  if (hasGuide && isPending) return null;
  const building = guide && certainBuilding(guide, address.address);
  if (building === undefined) return <PropertyScene property={house} city={address.city} className="size-full" />;
  return (
    <HousePicture
      look={building.look}
      number={building.number ?? houseNumber(address.address)}
      property={house}
      floor={floor}
      isPlain={isPlain}
    />
  );
}

/** The guest's own building as an ornament, else its city. */
export function HouseOfStay({ stay, property }: { stay: Stay; property: Property }) {
  const address = addressOf(stay.unitAddress, property);
  const hasGuide = !isElsewhere(address, property) && guideCodeOf(property.key) !== null;
  return (
    <BuildingPicture
      house={property}
      address={address}
      hasGuide={hasGuide}
      floor={stay.livingUnit?.floor ?? undefined}
      isPlain
    />
  );
}

/** A sketch of the street with the guest's own building, in its plaster where a guide has it (R2-114). */
export function StreetPicture({ house, address }: StreetPictureProps) {
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

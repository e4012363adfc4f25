import type { Property } from '#domain/property/property.ts';
import { doorsOf } from '#domain/access/doors-of.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit-address.ts';
import { useDoorName } from '#features/access/use-door-name.ts';
import { useUnitLine } from '#features/access/use-whereabouts.ts';
import { useWayIn } from '#features/location/use-way-in.ts';
import { TakeAlong } from '#features/take-along/take-along.tsx';

/** What a guest takes along of a stay, with its doors and its way in. */
export function StayToTakeAlong({ stay, property }: { stay: Stay; property: Property }) {
  const nameOf = useDoorName(stay);
  return (
    <TakeAlong
      stay={stay}
      property={property}
      unit={useUnitLine(stay)}
      doors={doorsOf(stay).map((door) => ({ door, name: nameOf(door) }))}
      wayIn={useWayIn(property, addressOf(stay.unitAddress, property))}
    />
  );
}

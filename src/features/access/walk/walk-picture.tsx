import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { WayDoor } from '#domain/access/way-in.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { houseNumber, addressOf } from '#domain/unit/address.ts';
import { isAssigned } from '#domain/unit/living-unit.ts';
import { useAtTime } from '#lib/clock.ts';
import { ApartmentScene } from '#ui/illustrations/walk/apartment.tsx';
import { EntranceScene } from '#ui/illustrations/walk/entrance.tsx';
import { HallwayScene, LiftScene } from '#ui/illustrations/walk/hall.tsx';
import { ANY_HOUSE } from '#ui/illustrations/walk/house-look.ts';

import type { WalkGuide } from './walk-guide.ts';

interface WalkPictureProps {
  door: WayDoor;
  stay: Stay;
  property: Property | undefined;
  guide: WalkGuide | undefined;
  isSaved: boolean;
}

/** The picture of a door: the building as its guide has it, else one in general. */
export function WalkPicture({ door, stay, property, guide, isSaved }: WalkPictureProps) {
  const isReady = useAtTime((now) => keyReadiness(door, now, stay.state).state === 'ready');
  const opens =
    isReady && door.accessType === 'code'
      ? 'keypad'
      : isReady && door.accessType === 'remote' && !isSaved
        ? 'lock'
        : 'other';
  const how = { opens, endsWith: door.keypadButton } as const;
  switch (door.type) {
    case 'entrance': {
      const number = guide?.number ?? (property ? houseNumber(addressOf(stay.unitAddress, property).address) : '');
      return <EntranceScene look={guide?.look ?? ANY_HOUSE} number={number} {...how} />;
    }
    case 'elevator':
      return <LiftScene {...how} />;
    case 'hallway':
      return <HallwayScene {...how} />;
    case 'property-unit': {
      const { livingUnit } = stay;
      return <ApartmentScene number={livingUnit && isAssigned(livingUnit) ? livingUnit.number : ''} {...how} />;
    }
  }
}

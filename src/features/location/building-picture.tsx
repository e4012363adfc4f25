import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';

import { PropertyScene } from '#components/sky-scene.tsx';
import { guideCodeOf } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import { houseNumber, streetOf, addressOf, isElsewhere } from '#domain/unit/unit.ts';
import { skyOver } from '#domain/sky/sky.ts';
import type { Sky } from '#domain/sky/sky.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { UnitAddress } from '#domain/unit/unit.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isLow } from '#ui/illustrations/scene.tsx';
import { StreetPlan } from '#ui/illustrations/street-plan.tsx';
import { EntranceScene } from '#ui/illustrations/walk/entrance.tsx';
import type { HouseLook } from '#ui/illustrations/walk/house-look.ts';

import { certainBuilding } from './guides/guide.ts';
import { guideQuery } from './use-guide.ts';

interface StreetPictureProps {
  property: Property;
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
export function BuildingPicture({ property, address, hasGuide, floor, isPlain }: BuildingPictureProps) {
  const { data: guide, isPending } = useQuery(guideQuery(hasGuide ? guideCodeOf(property.key) : null));
  if (hasGuide && isPending) return null;
  const building = guide && certainBuilding(guide, address.address);
  if (building === undefined) return <PropertyScene property={property} city={address.city} className="size-full" />;
  return (
    <HousePicture
      look={building.look}
      number={building.number ?? houseNumber(address.address)}
      property={property}
      floor={floor}
      isPlain={isPlain}
    />
  );
}

/** The guest's own building as an ornament, else its city. */
export function BuildingOfStay({ stay, property }: { stay: Stay; property: Property }) {
  const address = addressOf(stay.unitAddress, property);
  const hasGuide = !isElsewhere(address, property) && guideCodeOf(property.key) !== null;
  return (
    <BuildingPicture
      property={property}
      address={address}
      hasGuide={hasGuide}
      floor={stay.livingUnit?.floor ?? undefined}
      isPlain
    />
  );
}

/** A sketch of the street with the guest's own building, in its plaster where a guide has it (R2-114). */
export function StreetPicture({ property, address }: StreetPictureProps) {
  const code = isElsewhere(address, property) ? null : guideCodeOf(property.key);
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

export interface HousePictureProps {
  look: HouseLook;
  /** The street number of the building; empty where it is not known. */
  number: string;
  property: Property;
  /** The guest's floor, whose window is lit. */
  floor: string | undefined;
  /** It is an ornament: no ring is drawn round the keypad, and none explained. */
  isPlain?: boolean | undefined;
}

/** Heights in the drawing: up to the lamp, a storey above it, a roof with some sky. */
const [DOOR, STOREY, ROOF] = [390, 84, 150];
/** Room for the caption, in px. */
const PAVEMENT = 44;

/** How low the sun is: behind the roof next door at dawn and dusk, in sight by day. */
const sunY = (sky: Sky, floors: number): number => (isLow(sky) ? -200 : Math.min(-250, -STOREY * floors));

/** How much plaster the light leaves near the lamp and further away, and which shade the hour adds. */
const WALLS: Readonly<Record<Sky, readonly [near: string, far: string, shade?: string]>> = {
  night: ['76%', '58%'],
  dawn: ['80%', '68%', 'var(--build-1)'],
  day: ['96%', '86%'],
  dusk: ['74%', '56%', 'var(--build-2)'],
};

/** The building from the street under the sky of its hour, as its guide has it, with the keypad ringed (R2-114). */
export function HousePicture({ look, number, property, floor, isPlain = false }: HousePictureProps) {
  const { t } = useLingui();
  const sky = useAtTime((now) => skyOver(property, now));
  const hasRing = look.keypad !== null && !isPlain;
  const [near, far, shade] = WALLS[sky];
  const height = DOOR + look.floors * STOREY + ROOF;
  const share = (100 * DOOR) / height;
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--walk-size': `${share}cqh`,
    // The caption lies on the pavement.
    '--walk-inset': ['0', '0', `${hasRing ? PAVEMENT : 0}px`].join(' '),
    // A small ornament has a larger sun, in the open sky beside the roofs, or half behind one of them.
    '--sun-y': `${!isPlain ? sunY(sky, look.floors) : isLow(sky) ? -140 : DOOR - 0.72 * height}px`,
    ...(isPlain && {
      '--sun-x': sky === 'dawn' ? '640px' : sky === 'dusk' ? '-316px' : '-300px',
      '--sun-size': `${height / 280}`,
    }),
    // A guest knows the wall by its plaster, in daylight more than in the light of lamps.
    '--wall-near': near,
    '--wall-far': far,
    ...(shade !== undefined && { '--wall-shade': shade }),
    ...(sky === 'day' && { '--lamp': 'var(--sky)' }),
  };
  return (
    <figure data-sky={sky} className="scene size-full" style={size}>
      <div className="relative size-full overflow-hidden">
        <EntranceScene look={look} number={number} floor={floor} opens={hasRing ? 'keypad' : 'other'} />
      </div>
      {hasRing && (
        <figcaption className="absolute start-3 bottom-2 rounded-full border border-line bg-card px-3 py-1 text-note font-semibold text-ink">
          {t({ message: 'The circle marks the keypad', comment: 'On the drawing of a street door' })}
        </figcaption>
      )}
    </figure>
  );
}

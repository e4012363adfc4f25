import type { ReactNode } from 'react';

import type { WalkPlace } from '#domain/access/way-in.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';

import { useUnitLine } from '../use-whereabouts.ts';
import { doorAndRoom } from './door-and-room.ts';
import { useNextWords } from './use-next-words.ts';
import type { WalkGuide } from './walk-guide.ts';

export interface WalkDoorProps {
  place: Extract<WalkPlace, { at: 'door' }>;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  guide: WalkGuide | undefined;
  unreached?: ReactNode;
  onNext: () => void;
  onBack: (() => void) | undefined;
  /** Tells the picture how far the thumb is, in percent. */
  onSlide: (percent: number, isHeld: boolean) => void;
  /** Tells the picture how far the lock has opened the door, from 0 to 1. */
  onOpen: (share: number) => void;
}

interface GuideLineProps extends WalkDoorProps {
  /** What no guide knows: a line before what the guide says. */
  first?: ReactNode;
  /** The same after it. */
  also?: ReactNode;
  children?: ReactNode;
}

/** What the guide says of this door, and what only the stay knows; otherwise what holds for any. */
export function GuideLine({ place: { door }, stay, guide, first, also, children }: GuideLineProps) {
  const part = ({ entrance: 'access', elevator: 'entrance', hallway: null, 'property-unit': 'apartment' } as const)[
    door.type
  ];
  const whole = part === null ? undefined : guide?.texts[part];
  const text = whole !== undefined && part === 'apartment' ? doorAndRoom(whole)[0] : whole;
  const unit = useUnitLine(stay);
  // No guide speaks of a hallway: it is on the way to the guest's floor.
  const where = part === null ? unit : '';
  if (text === undefined && children === undefined && where === '') return null;
  return (
    <>
      {text !== undefined && first && <p className="-mb-2 font-semibold text-pretty">{first}</p>}
      <p className="text-pretty text-soft">
        {where !== '' && <span className="block">{where}</span>}
        {text ?? children}
      </p>
      {text !== undefined && also && <p className="-mt-2 font-semibold text-pretty">{also}</p>}
    </>
  );
}

/** The way on. */
export function Next({ place: { door, next }, onNext, isQuiet = false }: WalkDoorProps & { isQuiet?: boolean }) {
  return (
    <Button look={isQuiet ? 'quiet' : 'primary'} className="min-h-14 w-full text-lead" onClick={onNext}>
      {useNextWords()(door, next)}
    </Button>
  );
}

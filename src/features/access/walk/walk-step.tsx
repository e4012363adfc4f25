import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import type { WalkPlace, WayDoor } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';

import { useUnitLine } from '../door-name.tsx';
import { doorAndRoom } from './guide.ts';
import type { WalkGuide } from './guide.ts';

export interface WalkDoorProps {
  place: Extract<WalkPlace, { at: 'door' }>;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  guide: WalkGuide | undefined;
  unreached?: Elements;
  onNext: () => void;
  onBack: (() => void) | undefined;
  /** Called with where the thumb is, in percent, for the picture. */
  onSlide: (percent: number, isHeld: boolean) => void;
  /** Called with how far the lock has opened the door, from 0 to 1, for the picture. */
  onOpen: (share: number) => void;
}

interface GuideLineProps extends WalkDoorProps {
  /** A line before the guide's text, with facts of this stay. */
  first?: ReactNode;
  /** A line after the guide's text. */
  also?: ReactNode;
  /** Shown where the guide has no text for this door. */
  children?: ReactNode;
}

/** The guide's text for this door, with details of the stay; without a text, a general one. */
export function GuideLine({ place: { door }, stay, guide, first, also, children }: GuideLineProps) {
  const field = ({ entrance: 'access', elevator: 'entrance', hallway: null, 'property-unit': 'apartment' } as const)[
    door.type
  ];
  const whole = field === null ? undefined : guide?.texts[field];
  const text = whole !== undefined && field === 'apartment' ? doorAndRoom(whole)[0] : whole;
  const unit = useUnitLine(stay);
  // No guide has a text for a hallway; the unit and its floor show the way.
  const where = field === null ? unit : '';
  if (text === undefined && children === undefined && where === '') return null;
  return (
    <>
      {text !== undefined && first && <p className="-mb-2 font-semibold text-pretty">{first}</p>}
      <p className="text-pretty text-soft">
        {where !== '' && <span className="block">{where}</span>}
        <span>{text ?? children}</span>
      </p>
      {text !== undefined && also && <p className="-mt-2 font-semibold text-pretty">{also}</p>}
    </>
  );
}

/** Continues to the next door, or to the room. */
export function NextButton({ place: { door, next }, onNext, isQuiet = false }: WalkDoorProps & { isQuiet?: boolean }) {
  const label = useNextLabel(door, next);
  return (
    <Button look={isQuiet ? 'quiet' : 'primary'} className="min-h-14 w-full text-lead" onClick={onNext}>
      {label}
    </Button>
  );
}

function useNextLabel(from: WayDoor, next: WayDoor | undefined): string {
  const { t } = useLingui();
  // A guest gets out of the elevator to continue, so that "in" would be wrong.
  const isElevator = from.type === 'elevator';
  switch (next?.type) {
    case undefined:
      return t({ message: "I'm in", comment: 'Button: the guest has opened the last door' });
    case 'entrance':
      return t({ message: "I'm in. Next: entrance", comment: 'Button: one door is open; the next is an entrance' });
    case 'elevator':
      return t({ message: "I'm in. Next: lift", comment: 'Button: one door is open; the next is the lift' });
    case 'hallway':
      return isElevator
        ? t({ message: 'Next: hallway', comment: 'Button: out of the lift; the next door is of the hallway' })
        : t({ message: "I'm in. Next: hallway", comment: 'Button: one door is open; the next is of the hallway' });
    case 'property-unit':
      return isElevator
        ? t({ message: 'Next: your own door', comment: 'Button: out of the lift; the next door is the own one' })
        : t({ message: "I'm in. Next: your own door", comment: 'Button: one door is open; the next is the own one' });
  }
}

interface WalkHeadingProps {
  above: string;
  heading: string;
  isLarge?: boolean;
}

/** The heading of a step; it takes the focus, so that a screen reader says where the guest is. */
export function WalkHeading({ above, heading, isLarge = false }: WalkHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = title;
    current?.focus({ preventScroll: true });
    current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  return (
    <h2 ref={title} tabIndex={-1} className="min-w-0">
      <span className="block text-note leading-snug font-semibold text-soft">{above}</span>
      <span className={isLarge ? 'block text-display leading-[1.05] text-wrap' : 'block text-title leading-tight'}>
        {heading}
      </span>
    </h2>
  );
}

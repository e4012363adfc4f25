import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { doorsOf } from '#domain/access/doors.ts';
import { walkPlace, canWalkIn, wayIn } from '#domain/access/way-in.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import type { ZoneId } from '#lib/time.ts';
import { useWakeLock } from '#lib/device.ts';
import { useIsSaved } from '#session/saved-stay.ts';
import { FullScreen } from '#ui/full-screen.tsx';
import { InsideScene } from '#ui/illustrations/walk/apartment.tsx';

import { Inside } from './inside.tsx';
import { WalkDoor } from './walk-door.tsx';
import { WalkOutline } from './walk-outline.tsx';
import type { WalkGuide } from './walk-guide.ts';
import { WalkPicture } from './walk-picture.tsx';

export interface WalkInProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** The door, counted from 1; after the last comes the room. */
  step: number;
  /** Goes to another door, or back to the list. */
  onStep: (step: number | undefined) => void;
  /** The device keeps this stay: a door that opens over the network shows this instead. */
  unreached?: ReactNode;
  guide: WalkGuide | undefined;
  /** Shown in the room. */
  offer: ReactNode;
}

/** The way in, one door at a time, each with its picture (R2-163, R2-164, R4-92, R4-94). */
export function WalkIn(props: WalkInProps) {
  const { stay, onStep } = props;
  const can = useAtTime((now) => canWalkIn(stay, now));
  // The list says why no door opens.
  useEffect(() => {
    if (!can) onStep(undefined);
  }, [can, onStep]);
  return can && <Walk {...props} />;
}

function Walk({ stay, property, zone, step, onStep, unreached, guide, offer }: WalkInProps) {
  const { t } = useLingui();
  const isSaved = unreached !== undefined;
  useWakeLock();
  const frame = useRef<HTMLDivElement>(null);
  const place = walkPlace(wayIn(doorsOf(stay)), step);
  return (
    <FullScreen
      label={t`Walk me in`}
      page={step}
      frame={frame}
      onLeave={() => onStep(undefined)}
      picture={
        place.at === 'inside' ? (
          <InsideScene />
        ) : (
          <WalkPicture door={place.door} stay={stay} property={property} guide={guide} isSaved={isSaved} />
        )
      }
      top={<TopBar stay={stay} step={step} of={place.of} isSaved={isSaved} onLeave={() => onStep(undefined)} />}
    >
      {place.at === 'inside' ? (
        <Inside stay={stay} zone={zone} guide={guide} offer={offer} />
      ) : (
        <WalkDoor
          place={place}
          stay={stay}
          property={property}
          zone={zone}
          guide={guide}
          unreached={unreached}
          onNext={() => onStep(step + 1)}
          onBack={step > 1 ? () => onStep(step - 1) : undefined}
          onSlide={(percent, isHeld) => {
            frame.current?.style.setProperty('--slide', String(percent / 100));
            frame.current?.toggleAttribute('data-held', isHeld);
          }}
          onOpen={(share) => frame.current?.style.setProperty('--yes', String(share))}
        />
      )}
      <WalkOutline stay={stay} step={step} />
    </FullScreen>
  );
}

interface TopBarProps extends Pick<WalkInProps, 'stay' | 'step'> {
  isSaved: boolean;
  of: number;
  onLeave: () => void;
}

const CHIP = 'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-paper/80 px-3.5 text-note';

/** The way back to the list, whether the doors are kept, and how far the guest is. */
function TopBar({ stay, step, of, isSaved, onLeave }: TopBarProps) {
  const isKept = useIsSaved(stay.slug);
  return (
    <div className="full-bar mx-auto flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button type="button" className="-my-1 py-1" onClick={onLeave}>
          <span className={cx(CHIP, 'font-semibold')}>
            <X aria-hidden strokeWidth={2.2} className="size-4" />
            <Trans comment="Leads from one door back to the list of doors">All doors</Trans>
          </span>
        </button>
        {(isKept || isSaved) && (
          <span className={CHIP}>
            <CloudCheck aria-hidden strokeWidth={1.8} className="size-4" />
            <Trans>Saved for offline</Trans>
          </span>
        )}
      </div>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: of }, (_, at) => (
          <span
            key={at}
            className={cx('h-1 grow rounded-full', at < step - 1 ? 'bg-accent' : at < step ? 'bg-ink' : 'bg-ink/35')}
          />
        ))}
      </div>
    </div>
  );
}

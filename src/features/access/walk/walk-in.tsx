import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CloudCheck from 'lucide-react/icons/cloud-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';

import { doorsOf, canWalkIn, walkPlace, wayIn } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { WayDoor } from '#domain/access/doors.ts';
import { skyByClock, skyOver } from '#domain/sky/sky.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf, houseNumber } from '#domain/unit/unit.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { useWakeLock } from '#lib/device.ts';
import type { ZoneId } from '#lib/time.ts';
import { useIsSaved } from '#session/saved-stay.ts';
import type { Elements } from '#ui/elements.tsx';
import { FullScreen } from '#ui/full-screen.tsx';
import { ApartmentScene, InsideScene } from '#ui/illustrations/walk/apartment.tsx';
import { EntranceScene } from '#ui/illustrations/walk/entrance.tsx';
import { ElevatorScene, HallwayScene } from '#ui/illustrations/walk/hall.tsx';
import { ANY_HOUSE } from '#ui/illustrations/walk/house-look.ts';

import { useDoorName } from '../door-name.tsx';
import type { WalkGuide } from './guide.ts';
import { Inside } from './inside.tsx';
import { WalkDoor } from './walk-door.tsx';

export interface WalkInProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** The door, counted from 1; after the last comes the room. */
  step: number;
  /** Goes to another door, or back to the list. */
  onStep: (step: number | undefined) => void;
  /** This stay comes from storage: a door that opens over the network shows this instead. */
  unreached?: Elements;
  guide: WalkGuide | undefined;
  /** Shown in the room. */
  offer: Elements;
}

/** The way in, one door at a time, each with its picture (R2-163, R2-164, R4-92, R4-94). */
export function WalkIn(props: WalkInProps) {
  const { stay, onStep } = props;
  const isPossible = useAtTime((now) => canWalkIn(stay, now));
  // The list of doors shows why none opens.
  useEffect(() => {
    if (!isPossible) onStep(undefined);
  }, [isPossible, onStep]);
  return isPossible && <Walk {...props} />;
}

function Walk({ stay, property, zone, step, onStep, unreached, guide, offer }: WalkInProps) {
  const { t } = useLingui();
  const isOffline = unreached !== undefined;
  useWakeLock();
  const frame = useRef<HTMLDivElement>(null);
  const place = walkPlace(wayIn(doorsOf(stay)), step);
  const sky = useAtTime((now) => (property ? skyOver(property, now) : skyByClock(now, zone)));
  return (
    <FullScreen
      sky={sky}
      label={t`Guide me in`}
      page={step}
      frame={frame}
      onLeave={() => onStep(undefined)}
      picture={
        place.at === 'inside' ? (
          <InsideScene />
        ) : (
          <WalkPicture door={place.door} stay={stay} property={property} guide={guide} isOffline={isOffline} />
        )
      }
      top={<TopBar stay={stay} step={step} of={place.of} isOffline={isOffline} onLeave={() => onStep(undefined)} />}
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
  isOffline: boolean;
  of: number;
  onLeave: () => void;
}

const CHIP = 'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-paper/80 px-3.5 text-note';

/** The way back to the list, whether the stay is saved on the device, and the progress. */
function TopBar({ stay, step, of, isOffline, onLeave }: TopBarProps) {
  const isOfflineReady = useIsSaved(stay.slug);
  return (
    <div className="full-bar mx-auto flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button type="button" className="-my-1 py-1" onClick={onLeave}>
          <span className={cx(CHIP, 'font-semibold')}>
            <X aria-hidden strokeWidth={2.2} className="size-4" />
            <Trans comment="Leads from one door back to the list of doors">All doors</Trans>
          </span>
        </button>
        {(isOfflineReady || isOffline) && (
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

/** The doors of the way by name, where a wide screen has room for them. The heading of each step says where one is. */
function WalkOutline({ stay, step }: { stay: Stay; step: number }) {
  const nameOf = useDoorName(stay);
  return (
    <div aria-hidden className="full-aside border-t border-line pt-6">
      {wayIn(doorsOf(stay)).map((door, at) => (
        <p key={door.id} className={cx('flex items-center gap-3 py-1.5', at !== step - 1 && 'text-soft')}>
          <span
            className={cx(
              'grid size-7 shrink-0 place-items-center rounded-full text-note font-bold tabular-nums',
              at === step - 1 ? 'bg-accent text-on-accent' : 'bg-tint text-accent',
            )}
          >
            {at < step - 1 ? <Check className="size-4" strokeWidth={2.4} /> : at + 1}
          </span>
          <span>{nameOf(door)}</span>
        </p>
      ))}
    </div>
  );
}

interface WalkPictureProps {
  door: WayDoor;
  stay: Stay;
  property: Property | undefined;
  guide: WalkGuide | undefined;
  isOffline: boolean;
}

/** The picture of a door: the building as its guide has it, else one in general. */
function WalkPicture({ door, stay, property, guide, isOffline }: WalkPictureProps) {
  const isReady = useAtTime((now) => keyReadiness(door, now, stay.state).state === 'ready');
  const opens =
    isReady && door.accessType === 'code'
      ? 'keypad'
      : isReady && door.accessType === 'remote' && !isOffline
        ? 'lock'
        : 'other';
  const how = { opens, endsWith: door.keypadButton } as const;
  switch (door.type) {
    case 'entrance': {
      const number = guide?.number ?? (property ? houseNumber(addressOf(stay.unitAddress, property).address) : '');
      return <EntranceScene look={guide?.look ?? ANY_HOUSE} number={number} {...how} />;
    }
    case 'elevator':
      return <ElevatorScene {...how} />;
    case 'hallway':
      return <HallwayScene {...how} />;
    case 'property-unit':
      return <ApartmentScene number={stay.livingUnit?.number ?? ''} {...how} />;
  }
}

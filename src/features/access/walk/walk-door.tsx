import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { DOOR_OPEN_MS } from '#config/constants.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { WalkPlace } from '#domain/access/walk-in.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { CodeDisplay } from '#ui/code-display.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Pill } from '#ui/pill.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';

import { CodeHelp } from '../code-help.tsx';
import { DoorHelp } from '../door-help.tsx';
import { DoorRefusal } from '../door-refusal.tsx';
import { ElevatorButton } from '../elevator-call.tsx';
import type { ElevatorState } from '../elevator-state.ts';
import { HowToType } from '../how-to-type.tsx';
import { PhysicalDoor, UnknownDoor } from '../other-door.tsx';
import { RemoteHelp } from '../remote-help.tsx';
import { useDoor } from '../use-door.ts';
import { useDoorName } from '../use-door-name.ts';
import { useDoorWords } from '../use-door-words.ts';
import { useElevator } from '../use-elevator.ts';
import { useSpokenCode } from '../use-spoken-code.ts';
import { Validity } from '../validity.tsx';
import { WithheldDoor } from '../withheld-door.tsx';
import { useNextWords } from './use-next-words.ts';
import { WalkHeading } from './walk-heading.tsx';
import type { WalkGuide } from './walk-in.tsx';

interface WalkDoorProps {
  place: Extract<WalkPlace, { at: 'door' }>;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  guide: WalkGuide | undefined;
  isSaved?: boolean | undefined;
  onNext: () => void;
  onBack: (() => void) | undefined;
  /** Tells the picture how far the thumb is, in percent. */
  onSlide: (percent: number, isHeld: boolean) => void;
  /** Tells the picture how far the lock has opened the door, from 0 to 1. */
  onOpen: (share: number) => void;
}

/** One door: where it is in the way, how it opens, the way on, and help (R2-164). */
export function WalkDoor(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, onBack } = props;
  const { number, of } = place;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <WalkHeading
          above={t({ message: `Door ${number} of ${of}`, comment: 'How far a guest is on the way in' })}
          heading={useDoorName(stay)(place.door)}
        />
        {onBack && (
          <Button look="text" className="-my-2 shrink-0 text-sm" onClick={onBack}>
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t`Previous door`}
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-col gap-3">
        <ThisDoor {...props} />
      </div>
    </>
  );
}

function ThisDoor(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, zone, isSaved } = props;
  const { door } = place;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  if (readiness.state !== 'ready') {
    return (
      <>
        <WithheldDoor readiness={readiness} accessType={door.accessType} stay={stay} property={property} zone={zone} />
        <Next {...props} isQuiet />
      </>
    );
  }
  switch (door.accessType) {
    case 'code':
      return <ByCode {...props} />;
    case 'remote':
      if (isSaved) {
        return (
          <>
            <Pill tone="warn" icon={CloudOff}>{t`Needs a connection`}</Pill>
            <p>{t`This door opens over the network.`}</p>
            <GuideLine {...props} />
            <Next {...props} />
          </>
        );
      }
      return door.type === 'elevator' ? <ByCall {...props} /> : <BySlide {...props} />;
    case 'physical':
      return (
        <>
          <PhysicalDoor slug={stay.slug} property={property} />
          <Next {...props} />
        </>
      );
    case 'unknown':
      return (
        <>
          <UnknownDoor property={property} />
          <Next {...props} />
        </>
      );
  }
}

/** What the guide says of this door; otherwise what holds for any. */
function GuideLine({ place: { door }, guide, children }: WalkDoorProps & { children?: ReactNode }) {
  const part = ({ entrance: 'access', elevator: 'entrance', hallway: null, 'property-unit': 'apartment' } as const)[
    door.type
  ];
  const text = part === null ? undefined : guide?.texts[part];
  return (text !== undefined || children !== undefined) && <p className="text-pretty text-soft">{text ?? children}</p>;
}

/** The way on. */
function Next({ place: { door, next }, onNext, isQuiet = false }: WalkDoorProps & { isQuiet?: boolean }) {
  return (
    <Button look={isQuiet ? 'quiet' : 'primary'} className="min-h-14 w-full text-lg" onClick={onNext}>
      {useNextWords()(door, next)}
    </Button>
  );
}

function ByCode(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, zone } = props;
  const { door } = place;
  const name = useDoorName(stay)(door);
  const spoken = useSpokenCode();
  if (door.code === null) return null;
  return (
    <>
      <CodeDisplay
        code={door.code}
        keypadButton={door.keypadButton}
        spokenLabel={spoken(door.code, door.keypadButton)}
        size="page"
      />
      <GuideLine {...props}>
        <HowToType keypadButton={door.keypadButton} />
      </GuideLine>
      <Next {...props} />
      <CodeHelp
        question={t`Not opening?`}
        door={door}
        name={name}
        property={property}
        validity={<Validity until={door.validToDate} checkOut={stay.checkOutDate} zone={zone} />}
      />
    </>
  );
}

const VIBRATION_MS = 60;

function BySlide(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, onSlide, onOpen } = props;
  const { door } = place;
  const name = useDoorName(stay)(door);
  const { state, open } = useDoor({ slug: stay.slug, keyId: door.id });
  const { news, stateLabels, ...words } = useDoorWords(state, name);
  const isOpen = state.at === 'open';
  const secondsLeft = useSecondsLeft(isOpen);
  useEffect(() => onOpen(isOpen ? 1 : 0), [isOpen, onOpen]);
  useEffect(() => {
    // oxlint-disable-next-line baseline-js/use-baseline -- without it the guest sees and hears the same
    if (isOpen) navigator.vibrate?.(VIBRATION_MS);
  }, [isOpen]);
  return (
    <>
      <GuideLine {...props} />
      <SlideToOpen
        {...words}
        state={state.at}
        stateLabels={{ ...stateLabels, open: t({ message: 'Open now', comment: 'A door, at this moment' }) }}
        openForMs={DOOR_OPEN_MS}
        secondsLeft={secondsLeft}
        onMove={onSlide}
        onOpen={open}
      />
      <LiveRegion urgency="assertive" text={news} />
      <DoorRefusal state={state} property={property} />
      <Next {...props} isQuiet={!isOpen && !(state.at === 'rest' && state.last === 'opened')} />
      <RemoteHelp question={t`Not opening?`} name={name} property={property} />
    </>
  );
}

/** The whole seconds that are left of an open door. */
function useSecondsLeft(isOpen: boolean): number {
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setSince((before) => before + 1), 1_000);
    return () => {
      clearInterval(timer);
      setSince(0);
    };
  }, [isOpen]);
  return Math.max(1, DOOR_OPEN_MS / 1_000 - since);
}

/** How far the doors of the picture are apart: a lift that comes is not here yet. */
const LIFT_OPEN: Record<ElevatorState['at'], number> = { idle: 0, sending: 0, calling: 0.06, 'on-the-way': 0.22 };

function ByCall(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, onOpen } = props;
  const { state, call } = useElevator({ slug: stay.slug, keyId: place.door.id });
  const [wasCalled, setCalled] = useState(false);
  if (state.at === 'calling' && !wasCalled) setCalled(true);
  useEffect(() => onOpen(LIFT_OPEN[state.at]), [state.at, onOpen]);
  return (
    <>
      <GuideLine {...props} />
      <ElevatorButton state={state} onCall={call} property={property} />
      <Next {...props} isQuiet={!wasCalled} />
      <DoorHelp question={t`Lift not coming?`} property={property} />
    </>
  );
}

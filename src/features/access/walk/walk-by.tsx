import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { spokenCode } from '#components/messages/place-messages.ts';
import { DOOR_OPEN_MS } from '#config/constants.ts';
import { CodeDisplay } from '#ui/code-display.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';

import { CodeHelp, RemoteHelp } from '../open-help.tsx';
import { DoorHelp } from '../door-help.tsx';
import { countdownOf, DoorRefusal } from '../door-refusal.tsx';
import { ElevatorButton } from '../elevator-call.tsx';
import { HowToType } from './how-to-type.tsx';
import { useDoor } from '../use-door.ts';
import { useDoorName } from '../use-door-name.ts';
import { useDoorWords } from '../use-door-words.ts';
import { useElevator } from '../use-elevator.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { Validity } from '../validity.tsx';
import { GuideLine, Next } from './walk-parts.tsx';
import type { WalkDoorProps } from './walk-parts.tsx';

/** A door with a keypad: the code, as large as the screen lets it. */
export function ByCode(props: WalkDoorProps) {
  const { i18n, t } = useLingui();
  const { place, stay, property, zone } = props;
  const { door } = place;
  const name = useDoorName(stay)(door);
  if (door.code === null) return null;
  return (
    <>
      <CodeDisplay
        code={door.code}
        keypadButton={door.keypadButton}
        spokenLabel={spokenCode(i18n, door.code, door.keypadButton)}
        isAlone
      />
      <GuideLine
        {...props}
        first={
          door.keypadButton !== null && (
            <Trans>
              After the code, press <b className="text-ink">{door.keypadButton}</b>.
            </Trans>
          )
        }
      >
        <HowToType keypadButton={door.keypadButton} />
      </GuideLine>
      <Next {...props} />
      <CodeHelp
        question={t`Not opening?`}
        keypadButton={door.keypadButton}
        name={name}
        property={property}
        validity={
          door.validToDate !== null && <Validity until={door.validToDate} checkOut={stay.checkOutDate} zone={zone} />
        }
      />
    </>
  );
}

/** One short push against the hand, as of a bolt. */
const VIBRATION_MS = 60;

/** A door that opens over the network, and in the picture. */
export function BySlide(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, onSlide, onOpen } = props;
  const { door } = place;
  const name = useDoorName(stay)(door);
  const { state, open } = useDoor({ slug: stay.slug, keyId: door.id });
  const { news, ...words } = useDoorWords(state, name);
  const isOpen = state.at === 'open';
  const secondsLeft = useSecondsLeft(isOpen);
  useEffect(() => onOpen(isOpen ? 1 : 0), [isOpen, onOpen]);
  useEffect(() => {
    // oxlint-disable-next-line baseline-js/use-baseline -- without it the guest sees and hears the same
    if (isOpen) navigator.vibrate?.(VIBRATION_MS);
  }, [isOpen]);
  return (
    <>
      {!isOpen && <GuideLine {...props} />}
      <SlideToOpen
        {...words}
        state={state.at}
        openForMs={DOOR_OPEN_MS}
        secondsLeft={secondsLeft}
        shown={countdownOf(state, secondsLeft)}
        onMove={onSlide}
        onOpen={open}
      />
      <LiveRegion urgency="assertive" text={news} />
      <DoorRefusal state={state} property={property} />
      <Next {...props} isQuiet={!(state.at === 'rest' && state.last === 'opened')} />
      <RemoteHelp question={t`Not opening?`} name={name} property={property} />
    </>
  );
}

/** A lift that is called. Then the way on is the deed, and the picture lights the lift's button. */
export function ByCall(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, onOpen } = props;
  const { state, call } = useElevator({ slug: stay.slug, keyId: place.door.id });
  const [wasCalled, setCalled] = useState(false);
  if (state.at === 'calling' && !wasCalled) setCalled(true);
  const isComing = state.at === 'calling' || state.at === 'on-the-way';
  const floor = stay.livingUnit?.floor;
  const press = floor ? t`In the lift, press ${floor}.` : undefined;
  useEffect(() => onOpen(isComing ? 1 : 0), [isComing, onOpen]);
  return (
    <>
      <GuideLine {...props} also={press}>
        {press}
      </GuideLine>
      <ElevatorButton state={state} onCall={call} property={property} isQuiet={wasCalled} />
      <Next {...props} isQuiet={!wasCalled} />
      <DoorHelp question={t`Lift not coming?`} property={property} />
    </>
  );
}

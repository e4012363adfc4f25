import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { spokenCode } from '#components/messages/place-messages.ts';
import { CodeDisplay } from '#ui/code-display.tsx';

import { CodeHelp } from '../code-door.tsx';
import { Validity } from '../door-card.tsx';
import { DoorHelp } from '../door-help.tsx';
import { useDoorName } from '../door-name.tsx';
import { ElevatorButton, elevatorNoticeShowsHelp, useElevator } from '../elevator.tsx';
import { doorNoticeShowsHelp, DoorSlider, hasClosedAgain, RemoteHelp, useDoor } from '../remote-door.tsx';
import { GuideLine, NextButton } from './walk-step.tsx';
import type { WalkDoorProps } from './walk-step.tsx';

/** A door with a keypad: the code, as large as the screen lets it. */
export function ByCode(props: WalkDoorProps) {
  const { i18n, t } = useLingui();
  const { place, stay, property, zone } = props;
  const { door } = place;
  const { code, keypadButton } = door;
  const name = useDoorName(stay)(door);
  if (code === null) return null;
  return (
    <>
      <CodeDisplay code={code} keypadButton={keypadButton} spokenLabel={spokenCode(i18n, code, keypadButton)} isAlone />
      <GuideLine
        {...props}
        first={
          keypadButton !== null && (
            <Trans>
              After the code, press <b className="text-ink">{door.keypadButton}</b>.
            </Trans>
          )
        }
      >
        {keypadButton === null ? (
          <Trans>Type the code.</Trans>
        ) : (
          <Trans>
            Type the code, then press <b className="text-ink">{keypadButton}</b>.
          </Trans>
        )}
      </GuideLine>
      <NextButton {...props} />
      <CodeHelp
        question={t`Not opening?`}
        keypadButton={keypadButton}
        name={name}
        property={property}
        validity={
          door.validToDate !== null && <Validity until={door.validToDate} checkOut={stay.checkOutDate} zone={zone} />
        }
      />
    </>
  );
}

/** A short vibration, like a bolt that opens. */
const VIBRATION_MS = 60;

/** A door that opens over the network, and in the picture. */
export function BySlide(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, onSlide, onOpen } = props;
  const { door } = place;
  const name = useDoorName(stay)(door);
  const { state, open } = useDoor({ slug: stay.slug, keyId: door.id });
  const isOpen = state.at === 'open';
  useEffect(() => onOpen(isOpen ? 1 : 0), [isOpen, onOpen]);
  useEffect(() => {
    // oxlint-disable-next-line baseline-js/use-baseline -- without it the guest sees and hears the same
    if (isOpen) navigator.vibrate?.(VIBRATION_MS);
  }, [isOpen]);
  return (
    <>
      {!isOpen && <GuideLine {...props} />}
      <DoorSlider state={state} name={name} property={property} onOpen={open} onMove={onSlide} />
      <NextButton {...props} isQuiet={!hasClosedAgain(state)} />
      {!doorNoticeShowsHelp(state) && <RemoteHelp question={t`Not opening?`} name={name} property={property} />}
    </>
  );
}

/** An elevator. Once it is called, the way on is the main action, and the picture lights the elevator's button. */
export function ByCall(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, property, onOpen } = props;
  const { state, call } = useElevator({ slug: stay.slug, keyId: place.door.id });
  const [wasCalled, setCalled] = useState(false);
  if (state.at === 'calling' && !wasCalled) setCalled(true);
  const isComing = state.at === 'calling' || state.at === 'on-the-way';
  const floor = stay.livingUnit?.floor;
  const floorText = floor ? t`In the lift, press ${floor}.` : undefined;
  useEffect(() => onOpen(isComing ? 1 : 0), [isComing, onOpen]);
  return (
    <>
      <GuideLine {...props} also={floorText}>
        {floorText}
      </GuideLine>
      <ElevatorButton state={state} onCall={call} property={property} isQuiet={wasCalled} />
      <NextButton {...props} isQuiet={!wasCalled} />
      {!elevatorNoticeShowsHelp(state) && <DoorHelp question={t`Lift not coming?`} property={property} />}
    </>
  );
}

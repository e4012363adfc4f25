import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useReducer, useState } from 'react';
import type { ReactNode } from 'react';

import { askedToWait } from '#api/asked-to-wait.ts';
import { DOOR_OPEN_MS } from '#config/constants.ts';
import type { AccessTarget } from '#data/access.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtSecond } from '#lib/use-time.ts';
import { toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { SPACE } from '#ui/elements.tsx';
import type { Elements } from '#ui/elements.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';

import { Checklist, DoorHelp, DoorProblem } from './door-help.tsx';
import { DOOR_AT_REST, lastsMs, nextDoorState } from './remote-door-state.ts';
import type { DoorState } from './remote-door-state.ts';
import { useAccessRequest } from './use-access-request.ts';

interface RemoteDoorProps {
  slug: Slug;
  door: AccessKey;
  name: string;
  property: Property | undefined;
  /** Until when the door opens; false where the page shows it elsewhere. */
  validity: Elements;
  /** Whether to say how long the door stays open: the page says it at one door only. */
  hasSeconds: boolean;
}

const SECONDS = DOOR_OPEN_MS / 1_000;

/** A door that opens over the network: slide, press or keys, then 6 seconds to walk in (R4-60 to R4-63, R4-68). */
export function RemoteDoor({ slug, door, name, property, validity, hasSeconds }: RemoteDoorProps) {
  const { t } = useLingui();
  const { state, open } = useDoor({ slug, keyId: door.id });
  const wasOpen = hasClosedAgain(state);
  return (
    <>
      <DoorSlider state={state} onOpen={open} name={name} property={property} />
      {!hasRefused(state) && (wasOpen || hasSeconds || validity) && (
        <p className="text-body text-balance text-soft">
          <span>
            {state.at === 'open'
              ? t({ message: 'The door closes by itself.', comment: 'A door, while its seconds count down' })
              : wasOpen
                ? t({ message: 'Closed again.', comment: 'A door, after its seconds' })
                : hasSeconds && t`Stays open for ${SECONDS} seconds.`}
          </span>
          {SPACE}
          {validity}
        </p>
      )}
      {!doorNoticeShowsHelp(state) && <RemoteHelp question={t`Door not opening?`} name={name} property={property} />}
    </>
  );
}

/** Whether the door was open and has closed by itself. */
export const hasClosedAgain = (state: DoorState): boolean => state.at === 'rest' && state.last === 'opened';

/** Whether the last gesture did not open the door. */
const hasRefused = (state: DoorState): boolean =>
  state.at === 'paused' || (state.at === 'rest' && state.last !== null && state.last !== 'opened');

/** Whether the notice of a failed request already contains help, so that the page adds none. */
export const doorNoticeShowsHelp = (state: DoorState): boolean =>
  hasRefused(state) && !(state.at === 'rest' && state.last === 'just-used');

/** A remote door: its state, and the one gesture that opens it (R4-60 to R4-63, R4-67). */
export function useDoor(target: AccessTarget) {
  const [state, dispatch] = useReducer(nextDoorState, DOOR_AT_REST);
  const send = useAccessRequest(target, DOOR_OPEN_MS / 2);

  useEffect(() => {
    const ms = lastsMs(state, nowInstant());
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'elapsed' }), ms);
    return () => clearTimeout(timer);
  }, [state]);

  const open = () => {
    if (state.at !== 'rest') return;
    send(
      () => dispatch({ type: 'gesture' }),
      (answer) =>
        dispatch(
          answer === 'accepted'
            ? { type: 'accepted' }
            : { type: 'refused', why: answer, now: nowInstant(), until: askedToWait('requestAccess')?.until },
        ),
    );
  };
  return { state, open };
}

interface DoorSliderProps {
  state: DoorState;
  name: string;
  property: Property | undefined;
  onOpen: () => void;
  /** Called while the thumb moves, with where it is in percent, and whether a finger holds it. */
  onMove?: (percent: number, isHeld: boolean) => void;
}

/** The slider of a door, what a screen reader announces in each state, and why the door did not open. */
export function DoorSlider({ state, name, property, onOpen, onMove }: DoorSliderProps) {
  const { t } = useLingui();
  const secondsLeft = useSecondsLeft(state.at === 'open');
  const wasOpen = hasClosedAgain(state);
  const announcement = {
    rest: wasOpen ? t({ message: `${name} is closed again`, comment: 'Spoken; the name of a door' }) : '',
    opening: t({ message: `Opening: ${name}`, comment: 'Spoken; the name of a door' }),
    open: t({ message: `${name} is open for ${SECONDS} seconds`, comment: 'Spoken; the name of a door' }),
    paused: '',
  };
  return (
    <>
      <SlideToOpen
        name={name}
        label={
          wasOpen
            ? t({ message: `${name}: open again, or press twice`, comment: 'Names a slider; the name of a door' })
            : hasRefused(state)
              ? t({ message: `${name}: try again, or press twice`, comment: 'Names a slider; the name of a door' })
              : t({ message: `${name}: slide to open, or press twice`, comment: 'Names a slider; the name of a door' })
        }
        stateLabels={{
          rest: wasOpen ? t`Open again` : hasRefused(state) ? t`Try again` : t`Slide to open`,
          opening: t({ message: 'Opening', comment: 'A door, at this moment' }),
          open: t({ message: 'The door is open', comment: 'On the slider of a door, which counts down beside it' }),
          paused: t`Please wait a moment`,
        }}
        hint={t({ message: 'or press twice', comment: 'Below "Slide to open" and "Open again", on a slider' })}
        question={t({ message: 'Open?', comment: 'On the slider of a door, after one press' })}
        confirmLabel={t({ message: 'Press once more', comment: 'Below "Open?", on a slider' })}
        state={state.at}
        shown={countdown(state, secondsLeft)}
        openForMs={DOOR_OPEN_MS}
        secondsLeft={secondsLeft}
        onMove={onMove}
        onOpen={onOpen}
      />
      <LiveRegion urgency="assertive" text={announcement[state.at]} />
      <DoorRefusal state={state} property={property} />
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
  return Math.max(1, SECONDS - since);
}

/** What the slider counts down, for the eye: no screen reader counts along (R8-46). */
function countdown(state: DoorState, secondsLeft: number): ReactNode {
  if (state.at === 'paused') return <PauseCountdown until={state.until} />;
  return (
    state.at === 'open' && (
      <span className="text-body tabular-nums">
        <Plural value={secondsLeft} one="Open for # more second" other="Open for # more seconds" />
      </span>
    )
  );
}

function PauseCountdown({ until }: { until: Instant }) {
  const { t } = useLingui();
  const format = useFormat();
  const seconds = useAtSecond((now) => Math.max(1, Math.ceil((toMs(until) - toMs(now)) / 1_000)));
  const left = format.wait(seconds * 1_000);
  return (
    <span className="text-body tabular-nums">
      {seconds > 90 ? (
        t({ message: `You can try again in ${left}`, comment: "E.g. '… in 45 sec', '… in 2 min'" })
      ) : (
        <Plural value={seconds} one="You can try again in # second." other="You can try again in # seconds." />
      )}
    </span>
  );
}

function DoorRefusal({ state, property }: Pick<DoorSliderProps, 'state' | 'property'>) {
  if (state.at === 'paused') return <DoorProblem what="door" why="too-many-attempts" property={property} />;
  if (state.at !== 'rest' || state.last === null || state.last === 'opened') return null;
  return <DoorProblem what="door" why={state.last} property={property} />;
}

interface RemoteHelpProps extends Pick<RemoteDoorProps, 'name' | 'property'> {
  /** The guest's question. */
  question: string;
}

/** Help where a door does not open over the network. */
export function RemoteHelp({ question, name, property }: RemoteHelpProps) {
  return (
    <DoorHelp question={question} property={property}>
      <Checklist>
        <li>
          <Trans comment="Checklist for a door that does not open; the name of the door">
            Is this the right door? You are opening: {name}.
          </Trans>
        </li>
        <li>
          <Trans>Go to the door first: it stays open for {SECONDS} seconds only.</Trans>
        </li>
        <li>
          <Trans>Wait for the green light on the lock, then push the handle down.</Trans>
        </li>
        <li>
          <Trans>Are you online? This door opens over the internet.</Trans>
        </li>
      </Checklist>
    </DoorHelp>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';

import { ELEVATOR_CALLING_MS } from '#config/constants.ts';
import type { AccessTarget } from '#data/access.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';

import { DoorHelp, DoorProblem } from './door-help.tsx';
import { ELEVATOR_IDLE, ELEVATOR_LASTS_MS, nextElevatorState } from './elevator-state.ts';
import type { ElevatorState } from './elevator-state.ts';
import { useAccessRequest } from './use-access-request.ts';

interface ElevatorCallProps {
  slug: Slug;
  door: AccessKey;
  property: Property | undefined;
  /** Until when the door opens; false where the page shows it elsewhere. */
  validity: ReactNode;
}

/** An elevator called over the network (R2-111, R4-56 to R4-59). */
export function ElevatorCall({ slug, door, property, validity }: ElevatorCallProps) {
  const { t } = useLingui();
  const { state, call } = useElevator({ slug, keyId: door.id });
  return (
    <>
      <ElevatorButton state={state} onCall={call} property={property} isQuiet />
      {validity && <p className="text-body text-soft">{validity}</p>}
      {!elevatorNoticeShowsHelp(state) && <DoorHelp question={t`Lift not coming?`} property={property} />}
    </>
  );
}

/** Whether the notice of a refused call already contains help, so that the page adds none. */
export const elevatorNoticeShowsHelp = (state: ElevatorState): boolean =>
  state.at === 'idle' && state.refusal !== null && state.refusal !== 'just-used';

interface ElevatorButtonProps {
  state: ElevatorState;
  onCall: () => void;
  property: Property | undefined;
  /** Another button is the main action of the page. */
  isQuiet?: boolean | undefined;
}

/** Calls the elevator, shows how far the call is, and why it was refused. */
export function ElevatorButton({ state, onCall, property, isQuiet = false }: ElevatorButtonProps) {
  const { t } = useLingui();
  const labels = {
    idle: t`Call the lift`,
    sending: t`Sending request`,
    calling: t`Calling the lift`,
    'on-the-way': t`On its way`,
  };
  const isBusy = state.at !== 'idle';
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : 'primary'}
        // While the elevator is on its way, the button shows this and does nothing.
        className={cx('min-h-14 w-full', isQuiet && isBusy && 'border-transparent! text-accent!')}
        isBusy={isBusy}
        onClick={onCall}
      >
        {labels[state.at]}
      </Button>
      <LiveRegion text={isBusy ? labels[state.at] : ''} />
      {state.at === 'idle' && state.refusal !== null && (
        <DoorProblem why={state.refusal} what="elevator" property={property} />
      )}
    </>
  );
}

/** The call of an elevator: its state, and the function that starts it (R4-56 to R4-59, R4-66). */
export function useElevator(target: AccessTarget) {
  const [state, dispatch] = useReducer(nextElevatorState, ELEVATOR_IDLE);
  const send = useAccessRequest(target, ELEVATOR_CALLING_MS);

  useEffect(() => {
    const ms = ELEVATOR_LASTS_MS[state.at];
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'elapsed' }), ms);
    return () => clearTimeout(timer);
  }, [state]);

  const call = () => {
    if (state.at !== 'idle') return;
    send(
      () => dispatch({ type: 'call' }),
      (answer) => dispatch(answer === 'accepted' ? { type: 'accepted' } : { type: 'refused', why: answer }),
    );
  };
  return { state, call };
}

import { useEffect, useReducer } from 'react';

import { ELEVATOR_CALLING_MS } from '#config/constants.ts';
import type { AccessTarget } from '#data/access.ts';

import { ELEVATOR_IDLE, ELEVATOR_LASTS_MS, nextElevatorState } from './elevator-state.ts';
import { useAccessRequest } from './use-access-request.ts';

/** An elevator: where its call is, and the press that calls it (R4-56 to R4-59, R4-66). */
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

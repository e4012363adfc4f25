import { useEffect, useReducer } from 'react';

import { DOOR_OPEN_MS } from '#config/constants.ts';
import type { AccessTarget } from '#data/access.ts';
import { nowInstant } from '#lib/clock.ts';

import { DOOR_AT_REST, DOOR_LASTS_MS, nextDoorState } from './door-state.ts';
import { useAccessRequest } from './use-access-request.ts';

/** A remote door: its state, and the one gesture that opens it (R4-60 to R4-63, R4-67). */
export function useDoor(target: AccessTarget) {
  const [state, dispatch] = useReducer(nextDoorState, DOOR_AT_REST);
  const send = useAccessRequest(target, DOOR_OPEN_MS / 2);

  useEffect(() => {
    const ms = DOOR_LASTS_MS[state.at];
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'elapsed' }), ms);
    return () => clearTimeout(timer);
  }, [state]);

  const open = () => {
    if (state.at !== 'rest') return;
    send(
      () => dispatch({ type: 'gesture' }),
      (answer) =>
        dispatch(answer === 'accepted' ? { type: 'accepted' } : { type: 'refused', why: answer, now: nowInstant() }),
    );
  };
  return { state, open };
}

import { ELEVATOR_CALLING_MS, ELEVATOR_ON_THE_WAY_MS } from '#config/constants.ts';

import type { Refusal } from './remote-door-state.ts';

/** The state of an elevator call (R4-56 to R4-59). */
export type ElevatorState =
  | { readonly at: 'idle'; readonly refusal: Refusal | null }
  | { readonly at: 'sending' | 'calling' | 'on-the-way' };

export type ElevatorEvent =
  | { readonly type: 'call' | 'accepted' | 'elapsed' }
  | { readonly type: 'refused'; readonly why: Refusal };

export const ELEVATOR_IDLE: ElevatorState = { at: 'idle', refusal: null };

/** How long a state lasts by itself (R4-66). */
export const ELEVATOR_LASTS_MS: Partial<Record<ElevatorState['at'], number>> = {
  calling: ELEVATOR_CALLING_MS,
  'on-the-way': ELEVATOR_ON_THE_WAY_MS,
};

/** The call after an event; an event that does not belong to the state changes nothing. */
export function nextElevatorState(state: ElevatorState, event: ElevatorEvent): ElevatorState {
  switch (event.type) {
    case 'call':
      return state.at === 'idle' ? { at: 'sending' } : state;
    case 'accepted':
      return state.at === 'sending' ? { at: 'calling' } : state;
    case 'refused':
      return state.at === 'sending' ? { at: 'idle', refusal: event.why } : state;
    case 'elapsed':
      if (state.at === 'calling') return { at: 'on-the-way' };
      return state.at === 'on-the-way' ? ELEVATOR_IDLE : state;
  }
}

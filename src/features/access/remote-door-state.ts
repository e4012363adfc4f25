import { DOOR_OPEN_MS, UNLOCK_PAUSE_MS } from '#config/constants.ts';
import type { Instant } from '#lib/time.ts';

import { shift, toMs } from '#lib/time.ts';

/**
 * Why a door did not open, or an elevator was not called (D2). offline, wifi-sign-in: nothing was sent. just-used: another
 * tab is sending. not-valid: the key does not open now. no-key: the stay has no such key. failed: refused for another
 * reason. no-answer, server-failed: it was sent, but whether the lock responded is not known.
 */
export type Refusal =
  | 'offline'
  | 'wifi-sign-in'
  | 'just-used'
  | 'too-many-attempts'
  | 'not-valid'
  | 'no-key'
  | 'failed'
  | 'no-answer'
  | 'server-failed';

/** The state of a remote door (R4-60 to R4-63). */
export type DoorState =
  | { readonly at: 'rest'; readonly last: 'opened' | Refusal | null }
  | { readonly at: 'opening' | 'open' }
  | { readonly at: 'paused'; readonly until: Instant };

export type DoorEvent =
  | { readonly type: 'gesture' | 'accepted' | 'elapsed' }
  | {
      readonly type: 'refused';
      readonly why: Refusal;
      readonly now: Instant;
      /** When the server may be asked again, where it said so. */
      readonly until?: Instant | undefined;
    };

export const DOOR_AT_REST: DoorState = { at: 'rest', last: null };

/** How long a state lasts by itself: the open door 6 seconds from its green light (R4-62, R4-67), the pause until it ends. */
export function lastsMs(state: DoorState, now: Instant): number | undefined {
  if (state.at === 'paused') return toMs(state.until) - toMs(now);
  return state.at === 'open' ? DOOR_OPEN_MS : undefined;
}

/** The pause after too many attempts: 60 seconds (R8-46), longer where the server asks for more (T7). */
function pauseEnd(now: Instant, until: Instant | undefined): Instant {
  const atLeast = shift(now, UNLOCK_PAUSE_MS);
  return until !== undefined && toMs(until) > toMs(atLeast) ? until : atLeast;
}

/** The door after an event; an event that does not belong to the state changes nothing. */
export function nextDoorState(state: DoorState, event: DoorEvent): DoorState {
  switch (event.type) {
    case 'gesture':
      return state.at === 'rest' ? { at: 'opening' } : state;
    case 'accepted':
      return state.at === 'opening' ? { at: 'open' } : state;
    case 'refused':
      if (state.at !== 'opening') return state;
      if (event.why === 'too-many-attempts') return { at: 'paused', until: pauseEnd(event.now, event.until) };
      return { at: 'rest', last: event.why };
    case 'elapsed':
      if (state.at === 'open') return { at: 'rest', last: 'opened' };
      return state.at === 'paused' ? DOOR_AT_REST : state;
  }
}

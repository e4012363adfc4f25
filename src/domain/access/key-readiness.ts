import type { CheckInState } from '#domain/check-in/check-in.ts';
import type { Instant } from '#lib/time.ts';
import { MINUTE, isBefore, shift } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';

/** What a door says at a moment: usable, or why not and from when. */
export type KeyReadiness =
  | { readonly state: 'ready' }
  | { readonly state: 'after-payment' }
  | { readonly state: 'after-check-in' }
  | { readonly state: 'after-id-check' }
  | { readonly state: 'available-from' | 'digital-key-from' | 'code-valid-from'; readonly at: Instant }
  | { readonly state: 'not-available' }
  | { readonly state: 'expired'; readonly at: Instant };

/** Whether a door waits for a step of the guest. A notice of the page says which, with the way there (R4-49). */
export const isStepMissing = (state: KeyReadiness['state']): boolean =>
  state === 'after-payment' || state === 'after-check-in' || state === 'after-id-check';

type Door = Pick<AccessKey, 'accessType' | 'error' | 'validFromDate' | 'validToDate' | 'code'>;

/**
 * Which of the access states a key is in at `now` (R4-49 to R4-53, R4-64, R4-69).
 * A key the server withholds without a time, while check-in is open, waits for that step.
 */
export function keyReadiness(key: Door, now: Instant, checkIn: CheckInState = 'check-in-completed'): KeyReadiness {
  if (key.validToDate !== null && !isBefore(now, key.validToDate)) return { state: 'expired', at: key.validToDate };
  if (key.error?.code === 'not-paid') return { state: 'after-payment' };
  if (key.error) return withheld(key.accessType, key.error.availableAt, checkIn);
  if (key.validFromDate !== null && isBefore(now, key.validFromDate)) {
    return { state: key.accessType === 'remote' ? 'digital-key-from' : 'code-valid-from', at: key.validFromDate };
  }
  // A code door without its code opens nothing (R4-64, "anything else").
  return { state: key.accessType === 'code' && key.code === null ? 'not-available' : 'ready' };
}

function withheld(accessType: Door['accessType'], at: Instant | null, checkIn: CheckInState): KeyReadiness {
  if (at !== null) return { state: accessType === 'remote' ? 'digital-key-from' : 'available-from', at };
  if (checkIn === 'guest-details-required') return { state: 'after-check-in' };
  if (checkIn === 'id-verification-required') return { state: 'after-id-check' };
  return { state: 'not-available' };
}

/** How long a server may be late with a key before waiting for it stops making sense. */
const PATIENCE_MS = 3 * MINUTE;

/** Whether the hour of a key is still to come, has just come, or went by without the key. */
export function dueState(at: Instant, now: Instant): 'to-come' | 'due' | 'late' {
  if (isBefore(now, at)) return 'to-come';
  return isBefore(now, shift(at, PATIENCE_MS)) ? 'due' : 'late';
}

/** Whether the server withholds a key whose hour has just come: worth asking again soon (R4-50). */
export const isOverdue = ({ error }: Pick<AccessKey, 'error'>, now: Instant): boolean =>
  error?.code === 'not-available' && error.availableAt !== null && dueState(error.availableAt, now) === 'due';

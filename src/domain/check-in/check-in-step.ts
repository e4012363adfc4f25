import type { Property } from '#domain/property/property.ts';
import type { CheckInProgress } from '#domain/stay/check-in-state.ts';

/** What the main guest has done about the ID in this visit. The server does not know about an unsent picture. */
export type IdentityAttempt = 'none' | 'taking' | 'sent';

/** What online check-in shows. */
export type CheckInStep =
  | 'guest-details'
  | 'identity'
  | 'identity-waiting'
  | 'identity-declined'
  | 'identity-banned'
  | 'front-desk'
  | 'done';

type Method = Property['checkInMethod'];

/** The step of online check-in (R4-07 to R4-10, R4-19 to R4-21); total over every pair of states the server can send. */
export function checkInStep(progress: CheckInProgress, method: Method, attempt: IdentityAttempt = 'none'): CheckInStep {
  const { state, idVerificationState } = progress;
  if (state === 'guest-details-required') return 'guest-details';
  if (idVerificationState === 'banned') return 'identity-banned';
  if (method === 'front-desk') return idVerificationState === 'approved' ? 'done' : 'front-desk';
  if (state === 'check-in-completed') return 'done';
  switch (idVerificationState) {
    case 'approved':
    case 'not-required':
      return 'done';
    case 'declined':
      return attempt === 'taking' ? 'identity' : 'identity-declined';
    case 'required':
      return attempt === 'sent' ? 'identity-waiting' : 'identity';
  }
}

/** How many steps check-in has for this stay: without an ID check the guest details are all (R4-19). */
export const stepsOfCheckIn = ({ idVerificationState }: CheckInProgress, method: Method): 1 | 2 =>
  idVerificationState === 'not-required' && method === 'online' ? 1 : 2;

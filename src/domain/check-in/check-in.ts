import type { Property } from '#domain/property/property.ts';
import { oneOfOr } from '#lib/wire.ts';

export const CHECK_IN_STATES = ['guest-details-required', 'id-verification-required', 'check-in-completed'] as const;

/** The steps of online check-in, in this order (R4-10). */
export type CheckInState = (typeof CHECK_IN_STATES)[number];

export const ID_VERIFICATION_STATES = ['approved', 'banned', 'declined', 'required', 'not-required'] as const;

/** The state of the main guest's identity verification. */
export type IdVerificationState = (typeof ID_VERIFICATION_STATES)[number];

/** Both states, as returned by GET /reservation-state/{id}. */
export interface CheckInProgress {
  readonly state: CheckInState;
  readonly idVerificationState: IdVerificationState;
}

interface ProgressDto {
  readonly state?: string | null | undefined;
  readonly idVerificationState?: string | null | undefined;
}

/** Reads the two states with their defaults (R3-14, R3-15); approved counts as completed (R4-19). */
export function checkInProgressFromDto(dto: ProgressDto): CheckInProgress {
  const state = oneOfOr(CHECK_IN_STATES, dto.state, 'guest-details-required');
  const idVerificationState = oneOfOr(ID_VERIFICATION_STATES, dto.idVerificationState, 'not-required');
  const isVerified = state === 'id-verification-required' && idVerificationState === 'approved';
  return { state: isVerified ? 'check-in-completed' : state, idVerificationState };
}

/** The progress after a response. A missing value keeps its previous one, and no state moves backwards (R4-10). */
export function laterProgress(known: CheckInProgress | undefined, dto: ProgressDto): CheckInProgress {
  const next = checkInProgressFromDto({
    state: dto.state ?? known?.state,
    idVerificationState: dto.idVerificationState ?? known?.idVerificationState,
  });
  const isBackwards = known !== undefined && CHECK_IN_STATES.indexOf(next.state) < CHECK_IN_STATES.indexOf(known.state);
  return isBackwards ? { state: known.state, idVerificationState: known.idVerificationState } : next;
}

/**
 * The guest's progress with the ID photo during this visit. The server does not know about a photo that was not sent.
 */
export type IdentityAttempt = 'none' | 'taking' | 'sent';

/** The screens of online check-in. */
export type CheckInStep =
  | 'guest-details'
  | 'identity'
  | 'identity-waiting'
  | 'identity-declined'
  | 'identity-banned'
  | 'front-desk'
  | 'done';

type Method = Property['checkInMethod'];

/**
 * The screen of online check-in (R4-07 to R4-10, R4-19 to R4-21); defined for every pair of states the server can send.
 */
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

/** The number of steps of check-in for this stay: only guest details if there is no ID check (R4-19). */
export const stepsOfCheckIn = ({ idVerificationState }: CheckInProgress, method: Method): 1 | 2 =>
  idVerificationState === 'not-required' && method === 'online' ? 1 : 2;

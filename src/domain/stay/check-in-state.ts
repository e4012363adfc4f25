import { oneOfOr } from '#lib/wire.ts';

export const CHECK_IN_STATES = ['guest-details-required', 'id-verification-required', 'check-in-completed'] as const;

/** How far online check-in has come, in this order (R4-10). */
export type CheckInState = (typeof CHECK_IN_STATES)[number];

export const ID_VERIFICATION_STATES = ['approved', 'banned', 'declined', 'required', 'not-required'] as const;

/** What became of the main guest's identity verification. */
export type IdVerificationState = (typeof ID_VERIFICATION_STATES)[number];

/** Both states as GET /reservation-state/{id} gives them. */
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
  const verified = state === 'id-verification-required' && idVerificationState === 'approved';
  return { state: verified ? 'check-in-completed' : state, idVerificationState };
}

/** The progress after an answer. A missing value stays as it was, and no state goes backwards (R4-10). */
export function laterProgress(known: CheckInProgress | undefined, dto: ProgressDto): CheckInProgress {
  const next = checkInProgressFromDto({
    state: dto.state ?? known?.state,
    idVerificationState: dto.idVerificationState ?? known?.idVerificationState,
  });
  const isBackwards = known !== undefined && CHECK_IN_STATES.indexOf(next.state) < CHECK_IN_STATES.indexOf(known.state);
  return isBackwards ? { state: known.state, idVerificationState: known.idVerificationState } : next;
}

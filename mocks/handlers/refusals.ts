import type { CustomerRow } from '#mocks/db/database.ts';
import { HttpError, STATUS } from '#mocks/engine/http.ts';
import type { OperationId } from '#mocks/world.ts';

/** The error codes of this contract that the engine does not know, with their statuses. */
const OWN_STATUS = {
  WRONG_VERIFICATION_CODE: 400,
  CHALLENGE_FAILED: 400,
  TOO_MANY_REMOTE_UNLOCK_ATTEMPTS: 429,
} as const;

/** Every error code of the contract; a contract test compares the two. */
export const ERROR_CODES = [...Object.keys(STATUS), ...Object.keys(OWN_STATUS)];

/** Why a change is not possible (contract, ConflictReason). */
export const CONFLICT_REASONS = [
  'slot-taken',
  'not-orderable',
  'already-ordered',
  'reward-used',
  'request-pending',
  'stay-canceled',
  'stay-checked-out',
  'stay-ended',
  'not-check-out-day',
  'booked-via-agency',
] as const;
export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** The error with a code of this contract. */
export const refused = (code: keyof typeof OWN_STATUS, message: string): HttpError =>
  new HttpError(code, message, { status: OWN_STATUS[code] });

/** The 409 for a change that is not possible now. */
export const conflict = (reason: ConflictReason, message: string, data: Record<string, unknown> = {}): HttpError =>
  new HttpError('CONFLICT', message, { data: { reason, ...data } });

const CODES: Readonly<Record<number, string>> = { 401: 'NOT_AUTHENTICATED', 500: 'INTERNAL_ERROR' };

/** Throws where the member's scenario says that this call is refused. */
export function refuseAsScripted(row: CustomerRow | undefined, operation: OperationId): void {
  const status = row?.script.refuses[operation];
  if (status !== undefined)
    throw new HttpError(CODES[status] ?? 'INTERNAL_ERROR', 'Refused by the scenario', { status });
}

/** The error codes of the contract, each with its status; a contract test compares the two. */
const STATUS = {
  VALIDATION_ERROR: 400,
  WRONG_VERIFICATION_CODE: 400,
  CHALLENGE_FAILED: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_REMOTE_UNLOCK_ATTEMPTS: 429,
  INTERNAL_ERROR: 500,
} as const;

type WireErrorCode = keyof typeof STATUS;

export const ERROR_CODES = Object.keys(STATUS);

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

/** What a handler throws to refuse a call; becomes the contract's error answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string;
  readonly status: number;
  readonly data: Record<string, unknown> | undefined;

  constructor(
    code: WireErrorCode | (string & {}),
    message: string,
    extra: { status?: number; data?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = extra.status ?? (STATUS as Readonly<Record<string, number>>)[code] ?? 500;
    this.data = extra.data;
  }
}

export const notFound = (what: string): HttpError => new HttpError('NOT_FOUND', `${what} not found`);

/** Refuses a request whose field breaks the contract; the message names the field, never its value. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError('VALIDATION_ERROR', `${field} ${message}`, { data: { field } });

/** Refuses a change that the stay does not allow now. */
export const conflict = (reason: ConflictReason, message: string, data: Record<string, unknown> = {}): HttpError =>
  new HttpError('CONFLICT', message, { data: { reason, ...data } });

/** The contract's error body. */
export const errorBody = ({ code, message, data }: HttpError) => ({
  errors: [{ code, message, ...(data === undefined ? {} : { data }) }],
});

/** The error codes the fake backend answers with (contract, Errors). */
export type WireErrorCode =
  | 'VALIDATION_ERROR'
  | 'WRONG_VERIFICATION_CODE'
  | 'CHALLENGE_FAILED'
  | 'NOT_AUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REMOTE_UNLOCK_ATTEMPTS'
  | 'INTERNAL_ERROR';

const STATUS: Record<WireErrorCode, number> = {
  VALIDATION_ERROR: 400,
  WRONG_VERIFICATION_CODE: 400,
  CHALLENGE_FAILED: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REMOTE_UNLOCK_ATTEMPTS: 429,
  INTERNAL_ERROR: 500,
};

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
    this.status = extra.status ?? (STATUS as Record<string, number>)[code] ?? 500;
    this.data = extra.data;
  }
}

export const notFound = (what: string): HttpError => new HttpError('NOT_FOUND', `${what} not found`);

/** Refuses a request whose field breaks the contract; the field is named, its value is not. */
export const invalid = (field: string, message = 'is not valid'): HttpError =>
  new HttpError('VALIDATION_ERROR', `${field} ${message}`, { data: { field } });

/** Refuses a change that comes too late. */
export const conflict = (message: string, data?: Record<string, unknown>): HttpError =>
  new HttpError('CONFLICT', message, data === undefined ? {} : { data });

/** The contract's error body. */
export const errorBody = ({ code, message, data }: HttpError) => ({
  errors: [{ code, message, ...(data === undefined ? {} : { data }) }],
});

/** The error codes that screens distinguish (R8-02 to R8-06). */
export type AppErrorCode =
  | 'unit-access-too-many-attempts'
  | 'wrong-verification-code'
  | 'network'
  /** A Wi-Fi portal that requires a sign-in answered instead of the server, which received nothing. */
  | 'wifi-sign-in'
  | 'unknown';

interface ApiErrorInit {
  readonly code: AppErrorCode;
  readonly operation: string;
  readonly message: string;
  readonly data?: unknown;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly retryBefore?: number | undefined;
  readonly cause?: unknown;
}

/** The error of every call: code, server message, data of the first entry (R8-07, R8-49) and HTTP status (R8-57). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly code: AppErrorCode;
  /** The operation's name in the contract, e.g. `checkIn`; never a path, which contains values. */
  readonly operation: string;
  readonly data: unknown;
  readonly status: number | undefined;
  /** The delay before a retry that the server asks for, in milliseconds; undefined if none. */
  readonly retryAfterMs: number | undefined;
  /** The deadline for all attempts of the read, on the clock of `performance.now` (S41). */
  readonly retryBefore: number | undefined;

  constructor({ code, operation, message, data = null, status, retryAfterMs, retryBefore, cause }: ApiErrorInit) {
    super(message, { cause });
    this.code = code;
    this.operation = operation;
    this.data = data;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.retryBefore = retryBefore;
  }
}

/** A response that breaks the contract; names operation and field, never the value. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  /** Path of the first invalid field, with array indexes replaced by `*`. */
  readonly field: string;
  /** zod's code of the problem, e.g. `invalid_type`. */
  readonly issue: string;

  constructor(operation: string, field: string, issue: string) {
    super({ code: 'unknown', operation, message: `${operation}: answer breaks the contract at '${field}'` });
    this.field = field;
    this.issue = issue;
  }
}

/** Whether the server answered that the resource does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether the server answered that another device was first (R8-48). */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** A member of the data of a conflict; undefined if missing. */
function factOfConflict(error: unknown, name: 'reason' | 'isOwn'): unknown {
  if (!(error instanceof ApiError) || !isConflict(error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined;
}

/** Why a change is not possible, as a code of the contract; undefined without a reason. */
export function conflictReason(error: unknown): string | undefined {
  const reason = factOfConflict(error, 'reason');
  return typeof reason === 'string' ? reason : undefined;
}

/** Whether the slot in a conflict belongs to an order of the same stay. */
export const isOwnSlot = (error: unknown): boolean => factOfConflict(error, 'isOwn') === true;

/** Whether a Wi-Fi portal answered instead of the server, or caused the error (D7). */
export const isWifiSignIn = (error: unknown): boolean =>
  error instanceof ApiError ? error.code === 'wifi-sign-in' : error instanceof Error && isWifiSignIn(error.cause);

/** Whether the server refused the call, as opposed to a lost connection or a server error. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

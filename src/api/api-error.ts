/** The error codes that a screen decides on (R8-02 to R8-06). */
export type AppErrorCode =
  | 'unit-access-too-many-attempts'
  | 'wrong-verification-code'
  | 'network'
  /** A Wi-Fi answered in place of the server: it wants the guest to sign in first, and the server got nothing. */
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

/** The one error of every call: code, server message, data of the first entry (R8-07, R8-49) and the HTTP status (R8-57). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly code: AppErrorCode;
  /** The operation's name in the contract, e.g. `checkIn`: never a path with its values. */
  readonly operation: string;
  readonly data: unknown;
  readonly status: number | undefined;
  /** How long the server asks to wait before a retry, in milliseconds; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;
  /** When all attempts of the read must have ended, on the clock of `performance.now` (S41). */
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

/** A response that breaks the contract: names operation and field, never the value. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  /** Path of the first wrong field, array indexes replaced by `*`. */
  readonly field: string;
  /** The problem's code in zod, e.g. `invalid_type`. */
  readonly issue: string;

  constructor(operation: string, field: string, issue: string) {
    super({ code: 'unknown', operation, message: `${operation}: answer breaks the contract at '${field}'` });
    this.field = field;
    this.issue = issue;
  }
}

/** True when the server said that the thing does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** True when the server said that another device was first (R8-48). */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** A member of what a conflict says beside its code; undefined without it. */
function factOfConflict(error: unknown, name: 'reason' | 'isOwn'): unknown {
  if (!(error instanceof ApiError) || !isConflict(error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined;
}

/** Why a change is not possible, by the contract's codes; undefined without a reason. */
export function conflictReason(error: unknown): string | undefined {
  const reason = factOfConflict(error, 'reason');
  return typeof reason === 'string' ? reason : undefined;
}

/** Whether the slot that a conflict is about belongs to an order of the same stay. */
export const isOwnSlot = (error: unknown): boolean => factOfConflict(error, 'isOwn') === true;

/** True when a Wi-Fi that wants the guest to sign in answered in place of the server, or when that caused the error (D7). */
export const isWifiSignIn = (error: unknown): boolean =>
  error instanceof ApiError ? error.code === 'wifi-sign-in' : error instanceof Error && isWifiSignIn(error.cause);

/** True when the server said no, which a lost connection or a server in trouble does not. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

import { isAxiosError } from 'axios';

import { ApiError } from './api-error.ts';
import type { AppErrorCode } from './api-error.ts';

const CODES: ReadonlyMap<unknown, AppErrorCode> = new Map([
  ['TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', 'unit-access-too-many-attempts'],
  ['WRONG_VERIFICATION_CODE', 'wrong-verification-code'],
]);

interface ServerError {
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
}

/** The first entry of the server's error list decides (R8-01). */
function firstEntry(body: unknown): ServerError | undefined {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return undefined;
  const entry: unknown = body.errors[0];
  if (typeof entry !== 'object' || entry === null || !('code' in entry)) return undefined;
  return {
    code: entry.code,
    message: 'message' in entry && typeof entry.message === 'string' ? entry.message : '',
    data: 'data' in entry ? entry.data : null,
  };
}

/** Turns whatever a call threw into the one error type (R8-01 to R8-07); no answer at all is 'network'. */
export function toApiError(error: unknown, operation: string, retryBefore?: number): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) {
    return new ApiError({ code: 'unknown', operation, message: 'Unexpected failure', cause: error });
  }
  const { response } = error;
  if (response === undefined || response.status === 0) {
    return new ApiError({ code: 'network', operation, message: error.code ?? 'No answer', retryBefore });
  }
  const entry = firstEntry(response.data);
  return new ApiError({
    code: CODES.get(entry?.code) ?? 'unknown',
    operation,
    message: entry?.message ?? `HTTP ${response.status}`,
    data: entry?.data ?? null,
    status: response.status,
    // A date is not read, as clocks differ.
    retryAfterMs: Number(response.headers['retry-after']) * 1000 || undefined,
    retryBefore,
  });
}

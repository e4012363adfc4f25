import { ApiError } from './api-error.ts';
import type { AppErrorCode } from './api-error.ts';
import { recordAskedToWait, retryAfterOf } from './asked-to-wait.ts';
import { isForeignPage } from '#lib/app-page.ts';

/** A response of any status, unparsed. */
export interface ApiResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The rejection of a call that received no response. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
  /** The reason as an axios code, e.g. `ETIMEDOUT`. */
  readonly code: string | undefined;

  constructor(code: string | undefined, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The maximum length of a response in characters: ten times the largest stay (S40). */
const MAX_LENGTH = 2_000_000;

const CODES: ReadonlyMap<unknown, AppErrorCode> = new Map([
  ['TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', 'unit-access-too-many-attempts'],
  ['WRONG_VERIFICATION_CODE', 'wrong-verification-code'],
]);

interface ServerError {
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
}

/** The first entry of the server's error list, which decides (R8-01). */
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

/** The context of a call for its errors. */
interface Call {
  /** The operation's name in the contract (S23). */
  readonly operation: string;
  /** The deadline for all attempts of the read, on the clock of `performance.now` (S41). */
  readonly retryBefore?: number | undefined;
}

/** The JSON of a response; undefined if it is invalid or too long. */
function jsonOf(text: string): { readonly json: unknown } | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The status of a redirect that was not followed (0), and the limits of redirect and error statuses. */
const [NOT_FOLLOWED, FIRST_REDIRECT, FIRST_ERROR] = [0, 300, 400];
const NETWORK_AUTHENTICATION_REQUIRED = 511;

/**
 * Whether a Wi-Fi portal answered instead of the server, as before a guest signs in there: with a page, a redirect or
 * status 511. The server sends neither pages nor redirects.
 */
export function isFromWifi({ status, headers, text }: ApiResponse): boolean {
  if (status === NETWORK_AUTHENTICATION_REQUIRED || status === NOT_FOLLOWED) return true;
  if (status >= FIRST_REDIRECT && status < FIRST_ERROR) return true;
  return status < FIRST_REDIRECT && isForeignPage(text, headers['content-type']);
}

/** The body of a successful response; throws ApiError for any other (R8-01 to R8-07). */
export function readBody(response: ApiResponse, { operation, retryBefore }: Call): unknown {
  const { status, headers, text } = response;
  if (isFromWifi(response)) {
    throw new ApiError({ code: 'wifi-sign-in', operation, message: 'A page in place of the answer', retryBefore });
  }
  const body = jsonOf(text);
  const isSuccess = status >= 200 && status < 300;
  const entry = isSuccess ? undefined : firstEntry(body?.json);
  const retryAfterMs = retryAfterOf(headers, entry?.data);
  recordAskedToWait(operation, status, retryAfterMs);
  if (isSuccess && body !== undefined && headers['content-type']?.includes('json') === true) return body.json;
  throw new ApiError({
    code: CODES.get(entry?.code) ?? 'unknown',
    operation,
    message: entry?.message ?? `HTTP ${status}`,
    data: entry?.data ?? null,
    status,
    retryAfterMs,
    retryBefore,
  });
}

/** The ApiError of a call without a response: 'network' (R8-05), or 'unknown' for an error in our code (R8-06). */
export function toApiError(error: unknown, { operation, retryBefore }: Call): ApiError {
  if (error instanceof NoResponse) {
    return new ApiError({ code: 'network', operation, message: error.code ?? 'No answer', retryBefore });
  }
  return new ApiError({ code: 'unknown', operation, message: 'Unexpected failure', cause: error });
}

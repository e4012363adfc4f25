import { wifiSignIn } from '#lib/wifi-sign-in.ts';

import { addressOf } from './address.ts';
import { ApiError, isWifiSignIn } from './api-error.ts';
import { readBody, toApiError } from './response.ts';
import { takeEarlyRead } from './early-reads.ts';
import type { ApiResponse } from './response.ts';
import type { ApiRequest } from './transport.ts';

/** The configuration passed by a generated function. */
interface RequestConfig {
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** What the client needs from the app; set once by the composition root. */
export interface ApiSettings {
  /** Sends a call: by axios, or by `fetch` before the app has loaded. */
  readonly send: (call: ApiRequest) => Promise<ApiResponse>;
  /** Base address of the core API (R7-01). */
  readonly baseUrl: string;
  /** The stored language, sent with writes as x-language-code; undefined sends no header (R7-02). */
  readonly storedLanguage: () => string | undefined;
  /** The displayed language, sent with reads, whose responses contain texts for the guest (R7-02, R7-42). */
  readonly shownLanguage: () => string;
  /** The login's token, for calls about the account; undefined without a login. */
  readonly accessToken?: () => string | undefined;
  /** Called when the server rejects a token (R6-28). */
  readonly onTokenRejected?: (token: string) => void;
  /** Called with the server's time of each successful response, in milliseconds since the epoch. */
  readonly onServerTime: (ms: number) => void;
  /** Overrides the default timeouts. */
  readonly timeouts?: { readonly read: number; readonly write: number };
}

/** The timeouts of a read and a write. */
export const TIMEOUTS_MS = { read: 10_000, write: 20_000 } as const;

/** The timeout of a read including all attempts (S41). */
const ALL_ATTEMPTS_MS = 12_000;

/** The deadline of each read; react-query passes the same signal to all attempts. */
const ends = new WeakMap<AbortSignal, number>();

/** On the clock of `performance.now`. */
function endOf(signal: AbortSignal | undefined): number {
  const end = (signal && ends.get(signal)) ?? performance.now() + ALL_ATTEMPTS_MS;
  if (signal) ends.set(signal, end);
  return end;
}

let settings: ApiSettings = {
  send: () => Promise.reject(new Error('configureApi comes first')),
  baseUrl: '/api',
  storedLanguage: () => undefined,
  shownLanguage: () => 'en-GB',
  onServerTime: () => {},
};

/** Sets the API's address and what each call sends. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}

interface CallOptions {
  /** The operation's name in the contract; failures are reported under it, without the guest's values (S23). */
  readonly operation: string;
  /** Whether the call is about the account; only these calls send the token (R6-06 to R6-10, R6-29). */
  readonly isAccount?: boolean;
}

/** An id that is empty, `.` or `..` would address another operation, even when encoded (S33). */
const hasEmptySegment = (url: string): boolean => /\/\.{0,2}(\/|$)/.test(url);

/** Reads the body, and records whether a Wi-Fi portal answered instead of the server. */
function readAndRecordPortal(...args: Parameters<typeof readBody>): unknown {
  try {
    const body = readBody(...args);
    wifiSignIn.write(false);
    return body;
  } catch (error) {
    wifiSignIn.write(isWifiSignIn(error));
    throw error;
  }
}

/** Sends every generated call: with uniform timeouts and errors, and without retries, toasts or redirects. */
export async function request<T>(
  { signal, ...config }: RequestConfig,
  { operation, isAccount = false }: CallOptions,
): Promise<T> {
  if (hasEmptySegment(config.url)) throw new ApiError({ code: 'unknown', operation, message: 'No id' });
  const isRead = config.method === 'GET';
  const language = isRead ? settings.shownLanguage() : settings.storedLanguage();
  const { read, write } = settings.timeouts ?? TIMEOUTS_MS;
  const end = isRead ? endOf(signal) : undefined;
  const token = isAccount ? settings.accessToken?.() : undefined;
  if (isAccount && token === undefined) {
    throw new ApiError({ code: 'unknown', operation, message: 'Not logged in', status: 401 });
  }
  const headers = {
    ...(language === undefined ? {} : { 'x-language-code': language }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...config.headers,
  };
  const { baseUrl } = settings;
  const limits = {
    timeout: end === undefined ? write : Math.max(1, Math.min(read, end - performance.now())),
    ...(signal ? { signal } : {}),
  };
  const early = isRead ? takeEarlyRead(addressOf(baseUrl, config), headers, limits) : undefined;
  const call = { operation, retryBefore: end };
  const response = await (early ?? settings.send({ ...config, ...limits, headers, baseURL: baseUrl })).catch(
    (error: unknown) => {
      throw toApiError(error, call);
    },
  );
  if (token !== undefined && response.status === 401) settings.onTokenRejected?.(token);
  const body = readAndRecordPortal(response, call);
  const served = Date.parse(response.headers['date'] ?? '');
  if (!Number.isNaN(served)) settings.onServerTime(served);
  return body as T;
}

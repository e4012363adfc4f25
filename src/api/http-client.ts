import { wifiSignIn } from '#lib/wifi-sign-in.ts';

import { addressOf } from './address.ts';
import { ApiError, isWifiSignIn } from './api-error.ts';
import { readBody, toApiError } from './response.ts';
import { takeEarlyRead } from './early-reads.ts';
import type { ApiResponse } from './response.ts';
import type { ApiRequest } from './transport.ts';

/** What a generated fetcher hands over. */
interface RequestConfig {
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** What the client needs to know of the app; set once by the composition root. */
export interface ApiSettings {
  /** Sends one call: by axios, or before the app has come by `fetch`. */
  readonly send: (call: ApiRequest) => Promise<ApiResponse>;
  /** Base address of the core API (R7-01). */
  readonly baseUrl: string;
  /** The stored language, sent with a write as x-language-code; undefined sends no header (R7-02). */
  readonly storedLanguage: () => string | undefined;
  /** The language on screen, sent with every read: the response holds texts for the guest (R7-02, R7-42). */
  readonly shownLanguage: () => string;
  /** The token of the login, for the calls about the account; undefined without a login. */
  readonly accessToken?: () => string | undefined;
  /** Called when the server does not accept a token any more (R6-28). */
  readonly onTokenRejected?: (token: string) => void;
  /** Called with the server's time in each successful response, in milliseconds since the epoch. */
  readonly onServerTime: (ms: number) => void;
  /** How long to wait for a response, when not as long as usual. */
  readonly timeouts?: { readonly read: number; readonly write: number };
}

/** How long a read and a write may take. */
export const TIMEOUTS_MS = { read: 10_000, write: 20_000 } as const;

/** How long a read may take with all its attempts (S41). */
const ALL_ATTEMPTS_MS = 12_000;

/** When a read must end: react-query gives all attempts of a read the same signal. */
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

/** Sets where the API is and what each call carries. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}

interface CallOptions {
  /** The operation's name in the contract: what a failure is reported by, without the guest's values (S23). */
  readonly operation: string;
  /** The call is about the account: it carries the token, and no other call does (R6-06 to R6-10, R6-29). */
  readonly isAccount?: boolean;
}

/** An id that is empty, `.` or `..` would turn the path into that of another operation, even encoded (S33). */
const hasEmptySegment = (url: string): boolean => /\/\.{0,2}(\/|$)/.test(url);

/** Reads the body, and notes whether the Wi-Fi answered in place of the server. */
function readOrNote(...args: Parameters<typeof readBody>): unknown {
  try {
    const body = readBody(...args);
    wifiSignIn.write(false);
    return body;
  } catch (error) {
    wifiSignIn.write(isWifiSignIn(error));
    throw error;
  }
}

/** Sends every generated call: one timeout rule, one error type, no retry, no toast, no redirect. */
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
  const body = readOrNote(response, call);
  const served = Date.parse(response.headers['date'] ?? '');
  if (!Number.isNaN(served)) settings.onServerTime(served);
  return body as T;
}

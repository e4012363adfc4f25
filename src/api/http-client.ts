import axios from 'axios';
import type { AxiosResponseTransformer } from 'axios';

import { addressOf, serializeQuery } from './address.ts';
import { ApiError } from './api-error.ts';
import { answeredAhead, takeAskedAhead } from './asked-ahead.ts';
import { toApiError } from './to-api-error.ts';

/** What a generated fetcher hands over. */
interface RequestConfig {
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** What the client asks of the app around it; set once by the composition root. */
export interface ApiSettings {
  /** Base address of the core API (R7-01). */
  readonly baseUrl: string;
  /** The stored language, sent with a write as x-language-code; undefined sends no header (R7-02). */
  readonly storedLanguage: () => string | undefined;
  /** The language on screen, sent with every read: the answer holds texts for the guest (R7-02, R7-42). */
  readonly shownLanguage: () => string;
  /** The token of the login, for the calls about the account; undefined without a login. */
  readonly accessToken?: () => string | undefined;
  /** Called when the server does not accept a token any more (R6-28). */
  readonly onTokenRejected?: (token: string) => void;
  /** Called with the server's clock of each answer, in milliseconds since the epoch. */
  readonly onServerTime: (ms: number) => void;
  /** How long to wait for an answer, when not as long as usual. */
  readonly timeouts?: { readonly read: number; readonly write: number };
}

/** How long a read and a write may take. */
export const TIMEOUTS_MS = { read: 10_000, write: 20_000 } as const;

/** How long a read may take with all its attempts (S41). */
const WHOLE_READ_MS = 12_000;

/** When a read must end; the query gives all its attempts the same signal. */
const ends = new WeakMap<AbortSignal, number>();

/** On the clock of `performance.now`. */
function endOf(signal: AbortSignal | undefined): number {
  const end = (signal && ends.get(signal)) ?? performance.now() + WHOLE_READ_MS;
  if (signal) ends.set(signal, end);
  return end;
}

/** The longest answer that is read, in characters: ten times the largest stay (S40). */
const LONGEST_ANSWER = 2_000_000;

const refuseTooLong: AxiosResponseTransformer = (text: unknown) => {
  if (typeof text === 'string' && text.length > LONGEST_ANSWER) throw new Error('Too long');
  return text;
};

let settings: ApiSettings = {
  baseUrl: '/api',
  storedLanguage: () => undefined,
  shownLanguage: () => 'en-GB',
  onServerTime: () => {},
};

/** Sets where the API is and what each call carries. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}

const client = axios.create({
  responseType: 'json',
  // A truncated or non-JSON answer must reject; axios would otherwise hand out the raw string.
  transformResponse: [refuseTooLong].concat(axios.defaults.transformResponse ?? []),
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  // No cookie of ours concerns the API.
  xsrfCookieName: '',
  withXSRFToken: false,
  allowAbsoluteUrls: false,
  maxRedirects: 0,
  paramsSerializer: { serialize: serializeQuery },
});

interface CallOptions {
  /** The operation's name in the contract: what a failure is reported by, without the guest's values (S23). */
  readonly operation: string;
  /** The call is about the account: it carries the token, and no other call does (R6-06 to R6-10, R6-29). */
  readonly isAccount?: boolean;
}

/** An id that is empty, `.` or `..` would make another call of it, even encoded (S33). */
const isAnotherCall = (url: string): boolean => /\/\.{0,2}(\/|$)/.test(url);

/** The transport of every generated call: one timeout rule, one error type, no retry, no toast, no redirect. */
export async function request<T>(
  { signal, ...config }: RequestConfig,
  { operation, isAccount = false }: CallOptions,
): Promise<T> {
  if (isAnotherCall(config.url)) throw new ApiError({ code: 'unknown', operation, message: 'No id' });
  const language = config.method === 'GET' ? settings.shownLanguage() : settings.storedLanguage();
  const { read, write } = settings.timeouts ?? TIMEOUTS_MS;
  const end = config.method === 'GET' ? endOf(signal) : undefined;
  const token = isAccount ? settings.accessToken?.() : undefined;
  if (isAccount && token === undefined) {
    throw new ApiError({ code: 'unknown', operation, message: 'Not logged in', status: 401 });
  }
  const headers = {
    ...(language === undefined ? {} : { 'x-language-code': language }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...config.headers,
  };
  const ahead = config.method === 'GET' ? takeAskedAhead(addressOf(settings.baseUrl, config), headers) : undefined;
  try {
    const response = await client.request<T>({
      ...config,
      ...(signal ? { signal } : {}),
      ...(ahead ? { adapter: answeredAhead(ahead) } : {}),
      baseURL: settings.baseUrl,
      timeout: end === undefined ? write : Math.max(1, Math.min(read, end - performance.now())),
      headers,
    });
    const served = Date.parse(String(response.headers['date'] ?? ''));
    if (!Number.isNaN(served)) settings.onServerTime(served);
    if (!String(response.headers['content-type'] ?? '').includes('json')) throw new Error('The answer is not JSON.');
    return response.data;
  } catch (error) {
    const failure = toApiError(error, operation, end);
    if (token !== undefined && failure.status === 401) settings.onTokenRejected?.(token);
    throw failure;
  }
}

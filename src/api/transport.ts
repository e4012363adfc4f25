import axios, { AxiosHeaders, isAxiosError } from 'axios';

import { yieldToMain } from '#lib/optional-apis.ts';

import { serializeQuery } from './address.ts';
import { NoResponse } from './response.ts';
import type { ApiResponse } from './response.ts';

/** A call to be sent. */
export interface ApiRequest {
  readonly url: string;
  readonly method: string;
  /** The base of `url`; calls to other hosts are impossible. */
  readonly baseURL?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly timeout: number;
}

const client = axios.create({
  // Redirects are not followed: the server never sends any, only Wi-Fi portals do (`readBody`).
  adapter: 'fetch',
  // Removes a header of axios that would cause CORS preflight requests.
  headers: { 'User-Agent': false },
  // `readBody` parses the text, also of reads that were sent before the app loaded.
  responseType: 'text',
  transformResponse: [],
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
  // The API uses no cookies.
  xsrfCookieName: '',
  withXSRFToken: false,
  allowAbsoluteUrls: false,
  maxRedirects: 0,
  paramsSerializer: { serialize: serializeQuery },
});

/** Sends a call by axios. Resolves to a response of any status; rejects with `NoResponse` if there is none. */
export async function send(call: ApiRequest): Promise<ApiResponse> {
  // axios takes a slow phone 10 to 25 ms to prepare a call, in the task of the click that causes it.
  await yieldToMain();
  try {
    const { status, headers, data } = await client.request<string>(call);
    return {
      status,
      headers: AxiosHeaders.from(headers as AxiosHeaders).toJSON(true),
      text: data,
    };
  } catch (error) {
    if (isAxiosError(error)) throw new NoResponse(error.code, error);
    throw error;
  }
}

import axios, { AxiosHeaders, isAxiosError } from 'axios';

import { serializeQuery } from './address.ts';
import { NoResponse } from './response.ts';
import type { ApiResponse } from './response.ts';

/** One call as it is sent. */
export interface ApiRequest {
  readonly url: string;
  readonly method: string;
  /** Put before `url`; a call to any other host is impossible. */
  readonly baseURL?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly timeout: number;
}

const client = axios.create({
  // It does not follow a redirect, which the server never sends: the Wi-Fi does (`readBody`).
  adapter: 'fetch',
  // Not a header of axios, for which a browser would ask another host for leave first.
  headers: { 'User-Agent': false },
  // `readBody` parses the text, also that of a read that was sent before the app came.
  responseType: 'text',
  transformResponse: [],
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
  // The API uses no cookie.
  xsrfCookieName: '',
  withXSRFToken: false,
  allowAbsoluteUrls: false,
  maxRedirects: 0,
  paramsSerializer: { serialize: serializeQuery },
});

/** Sends a call by axios. Resolves to the response of any status; rejects with `NoResponse` when none came. */
export async function send(call: ApiRequest): Promise<ApiResponse> {
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

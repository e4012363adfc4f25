import axios, { AxiosHeaders, isAxiosError } from 'axios';

import type { RawAnswer } from './raw-answer.ts';

import { serializeQuery } from './address.ts';
import { NoAnswer } from './raw-answer.ts';

/** One call as it is sent. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  /** Ahead of the url; the call never leaves it. */
  readonly baseURL?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly params?: unknown;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly timeout: number;
}

const client = axios.create({
  // `readAnswer` judges the text, also that of a read which the boot script has sent.
  responseType: 'text',
  transformResponse: [],
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
  // No cookie of ours concerns the API.
  xsrfCookieName: '',
  withXSRFToken: false,
  allowAbsoluteUrls: false,
  maxRedirects: 0,
  paramsSerializer: { serialize: serializeQuery },
});

/** Sends a call by axios. Resolves to the answer of any status; rejects with `NoAnswer` when none came. */
export async function send(call: Sent): Promise<RawAnswer> {
  try {
    const { status, headers, data } = await client.request<string>(call);
    return {
      status,
      headers: AxiosHeaders.from(headers as AxiosHeaders).toJSON(true),
      text: data,
    };
  } catch (error) {
    if (isAxiosError(error)) throw new NoAnswer(error.code, error);
    throw error;
  }
}

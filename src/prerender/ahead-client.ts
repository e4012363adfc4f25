import type { AskedAhead } from '#api/asked-ahead.ts';
import type { ApiResponse } from '#api/response.ts';

import { addressOf } from '#api/address.ts';

/** What the boot script knows when it asks. */
interface AheadSettings {
  readonly baseUrl: string;
  /** The language that the app will show: every read names it (R7-02, R7-42). */
  readonly shownLanguage: string;
}

interface RequestConfig {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly params?: unknown;
}

/** The server's time in the last answer, in milliseconds since the epoch; NaN until it has said. */
export let servedAt = Number.NaN;

let settings: AheadSettings = { baseUrl: '', shownLanguage: '' };

/** Sets where the API is and what each call carries. */
export function configureAhead(next: AheadSettings): void {
  settings = next;
}

async function send(address: string, headers: Record<string, string>, signal: AbortSignal): Promise<ApiResponse> {
  // The one call outside `src/api`: what the transport there is made of has not come yet.
  // oxlint-disable-next-line eslint/no-restricted-globals
  const response = await fetch(address, {
    headers: { accept: 'application/json, text/plain, */*', ...headers },
    signal,
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Replaces the transport of `api/http-client.ts` in the boot script: asks, and leaves the answer to the app. */
export async function request<T>({ headers = {}, ...call }: RequestConfig): Promise<T> {
  const { baseUrl, shownLanguage } = settings;
  const address = addressOf(baseUrl, call);
  const sent = { 'x-language-code': shownLanguage, ...headers };
  const abort = new AbortController();
  const answer = send(address, sent, abort.signal);
  const ahead: AskedAhead = {
    headers: sent,
    at: performance.now(),
    answer,
    abort: () => abort.abort(),
  };
  globalThis.receptionAhead = { ...globalThis.receptionAhead, [address]: ahead };
  const { status, text, headers: sentBack } = await answer;
  servedAt = Date.parse(sentBack['date'] ?? '');
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return JSON.parse(text) as T;
}

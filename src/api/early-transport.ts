import { addressOf } from './address.ts';
import { noteEarlyRead } from './early-reads.ts';
import type { ApiResponse } from './response.ts';
import type { ApiRequest } from './transport.ts';

async function fetchAnswer(
  address: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<ApiResponse> {
  // Without axios, which has not loaded yet.
  // oxlint-disable-next-line eslint/no-restricted-globals
  const response = await fetch(address, {
    headers: { accept: 'application/json, text/plain, */*', ...headers },
    signal,
    redirect: 'manual',
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Sends a read by `fetch` before the app has loaded, and stores its answer for the app (`takeEarlyRead`). */
export function sendEarly({ baseURL = '', headers = {}, ...call }: ApiRequest): Promise<ApiResponse> {
  const address = addressOf(baseURL, call);
  const controller = new AbortController();
  const sent = JSON.parse(JSON.stringify(headers)) as Record<string, string>;
  const answer = fetchAnswer(address, { headers: sent, signal: controller.signal });
  noteEarlyRead(address, { headers, answer, abort: () => controller.abort() });
  return answer;
}

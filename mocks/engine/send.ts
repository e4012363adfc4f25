import type { ServerResponse } from 'node:http';

import { EVENT_STREAM } from './event-stream.ts';

/** Sends events as they come, until the reader leaves. */
async function sendStream(outgoing: ServerResponse, { status, headers, body }: Response): Promise<void> {
  const reader = body?.getReader();
  outgoing.once('close', () => void reader?.cancel());
  outgoing.writeHead(status, Object.fromEntries(headers));
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) break;
    outgoing.write(value);
  }
  outgoing.end();
}

/** Sends a standard response through node's. */
export async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.headers.get('content-type') === EVENT_STREAM) return sendStream(outgoing, response);
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const body = await response.text();
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  outgoing.end(body);
}

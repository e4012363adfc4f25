import type { ServerResponse } from 'node:http';

import { EVENT_STREAM } from './event-stream.ts';
import type { Reply } from './reply.ts';

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

function sendText(
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
  text: string,
): void {
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  outgoing.end(text);
}

/** Not `instanceof Response`: node would load it for the question. */
const isReply = (response: Response | Reply): response is Reply => typeof response.text === 'string';

/** Sends a reply, or a standard response, through node's. */
export async function send(outgoing: ServerResponse, response: Response | Reply): Promise<void> {
  if (isReply(response)) return sendText(outgoing, response.status, response.headers, response.text);
  if (response.headers.get('content-type') === EVENT_STREAM) return sendStream(outgoing, response);
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  sendText(outgoing, response.status, headers, await response.text());
}

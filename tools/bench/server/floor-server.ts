import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';

import { send } from '#mocks/engine/node-http.ts';

/** Converts a read to a standard request. */
function standardRequest({ method = 'GET', url = '/', rawHeaders }: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return new Request(`http://localhost${url}`, { method, headers });
}

/** The floor for comparison: `Response.json` of the same small answer with the same conversions, and nothing else. */
const answer = (request: Request): Response =>
  Response.json({ state: request.method === 'GET' ? 'check-in-completed' : '', idVerificationState: 'approved' });

createServer((incoming, outgoing) => {
  send(outgoing, answer(standardRequest(incoming))).catch(() => incoming.socket.destroy());
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('floor'));

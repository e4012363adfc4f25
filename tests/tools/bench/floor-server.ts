import { createServer } from 'node:http';

import { standardRequest } from '#mocks/engine/standard-request.ts';
import { send } from '#mocks/engine/send.ts';

/** The floor to compare with: `Response.json` of the same small answer behind the same conversions, and nothing else. */
const answer = (request: Request): Response =>
  Response.json({ state: request.method === 'GET' ? 'check-in-completed' : '', idVerificationState: 'approved' });

createServer((incoming, outgoing) => {
  send(outgoing, answer(standardRequest(incoming))).catch(() => incoming.socket.destroy());
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('floor'));

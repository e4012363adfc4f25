import { createServer, STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { HttpError, methodNotAllowed, refusalOf } from './http.ts';
import type { Reply } from './http.ts';

/** What node's parser says, with the status of its own answer; anything else is a 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function errorOf(problem: Error & { readonly code?: string; readonly reason?: string }): HttpError {
  const { code = '', reason = problem.message } = problem;
  return new HttpError('VALIDATION_ERROR', `request is no HTTP: ${reason}`, {
    status: STATUS_OF[code] ?? 400,
    data: { field: 'request' },
  });
}

/** Whether an answer to the same connection has begun; another one would be read as a part of it. */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { readonly headersSent: boolean } | null };
  return message?.headersSent === true;
}

function refuseOn(socket: Duplex, { status, headers, text }: Reply): void {
  if (!socket.writable || isAnswering(socket)) return void socket.destroy();
  const fields = { ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

/**
 * A server for a listener. It refuses in the format of the contract, if its `refusal` is given, what node refuses before a
 * listener sees it: an unknown method, a broken line, headers that are too long, CONNECT, an expectation. Node's own
 * answers have no body.
 */
export function serverOf(listener: RequestListener, refusal: (error: HttpError) => Reply = refusalOf): Server {
  // A request without a host reaches the listener, which refuses it as one of an unknown host.
  return createServer({ requireHostHeader: false }, listener)
    .on('clientError', (problem: Error, socket: Duplex) => refuseOn(socket, refusal(errorOf(problem))))
    .on('connect', (_incoming, socket: Duplex) => refuseOn(socket, refusal(methodNotAllowed('CONNECT', ['GET']))))
    .on('checkExpectation', (_incoming, outgoing) => {
      const error = new HttpError('VALIDATION_ERROR', 'header.expect is unknown', { status: 417 });
      const { status, headers, text } = refusal(error);
      outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
    });
}

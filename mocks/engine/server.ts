import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { HttpError, methodNotAllowed, refusalOf } from './http.ts';
import type { Reply } from './http.ts';

/** The status that Node itself would answer with, by the error code of its parser; any other code is a 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function errorOf(problem: Error & { readonly code?: string; readonly reason?: string }): HttpError {
  const { code = '', reason = problem.message } = problem;
  return new HttpError('VALIDATION_ERROR', `request is not valid HTTP: ${reason}`, {
    status: STATUS_OF[code] ?? 400,
    data: { field: 'request' },
  });
}

function sendOn(socket: Duplex, { status, headers, text }: Reply): void {
  const fields = { ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

/**
 * Answers the requests that Node refuses before a listener sees them: an unknown method, a malformed line, headers that
 * are too long, CONNECT, an `Expect` header. Node's own answers would have no body; these have that of `refusal`, the
 * error format of the contract.
 */
export function refuseMalformedRequests(server: Server, refusal: (error: HttpError) => Reply = refusalOf): void {
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  const note = ({ socket }: IncomingMessage, answer: ServerResponse): void => {
    const all = answers.get(socket) ?? new Set();
    answers.set(socket, all.add(answer));
    answer.once('close', () => all.delete(answer));
  };
  const refuseOn = (socket: Duplex, error: HttpError): void => {
    // After the first bytes of an answer, the client would read a refusal as the rest of that answer.
    const isAnswering = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (!socket.writable || isAnswering) socket.destroy();
    else sendOn(socket, refusal(error));
  };
  server
    .prependListener('request', note)
    .on('clientError', (problem: Error, socket: Duplex) => refuseOn(socket, errorOf(problem)))
    .on('connect', (_incoming, socket: Duplex) => refuseOn(socket, methodNotAllowed('CONNECT', ['GET'])))
    .on('checkExpectation', (_incoming, outgoing) => {
      const error = new HttpError('VALIDATION_ERROR', 'header.expect is unknown', { status: 417 });
      const { status, headers, text } = refusal(error);
      outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
    });
}

/** A server for a listener, which also refuses malformed requests. */
export function serverOf(listener: RequestListener, refusal?: (error: HttpError) => Reply): Server {
  // Lets a request without `Host` reach the listener, which refuses it with a body.
  const server = createServer({ requireHostHeader: false }, listener);
  refuseMalformedRequests(server, refusal);
  return server;
}

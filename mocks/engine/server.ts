import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
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

function sendOn(socket: Duplex, { status, headers, text }: Reply): void {
  const fields = { ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

/**
 * Has a server refuse in the format of the contract, if its `refusal` is given, what node refuses before a listener
 * sees it: an unknown method, a broken line, headers that are too long, CONNECT, an expectation. Node's own answers
 * have no body.
 */
export function refuseMalformedRequests(server: Server, refusal: (error: HttpError) => Reply = refusalOf): void {
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  const note = ({ socket }: IncomingMessage, answer: ServerResponse): void => {
    const all = answers.get(socket) ?? new Set();
    answers.set(socket, all.add(answer));
    answer.once('close', () => all.delete(answer));
  };
  const refuseOn = (socket: Duplex, error: HttpError): void => {
    // A refusal would be read as a part of an answer that has begun.
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
  // A request without a host reaches the listener, which refuses it as one of an unknown host.
  const server = createServer({ requireHostHeader: false }, listener);
  refuseMalformedRequests(server, refusal);
  return server;
}

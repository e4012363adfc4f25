import type { IncomingMessage, ServerResponse } from 'node:http';

/** What pages of other origins may send and read. */
export interface Cors {
  readonly methods: string;
  readonly headers: string;
  readonly exposed: string;
  readonly maxAgeSeconds: number;
}

/** What an API allows whose definition says nothing else. */
export const USUAL_CORS: Cors = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  headers: 'authorization, content-type',
  exposed: 'Date, Retry-After',
  maxAgeSeconds: 600,
};

/**
 * Lets a page of an allowed origin call the backend, and answers the question that its browser asks before; whether it
 * was one. Cookies stay out: such a page names its world by the path `/w/NAME`.
 */
export function answersOrigin(cors: Cors, { method, headers }: IncomingMessage, outgoing: ServerResponse): boolean {
  const { origin } = headers;
  outgoing.setHeader('vary', 'Origin');
  if (origin === undefined) return false;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-expose-headers', cors.exposed);
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
  outgoing.writeHead(204, {
    'access-control-allow-methods': cors.methods,
    'access-control-allow-headers': cors.headers,
    'access-control-max-age': String(cors.maxAgeSeconds),
  });
  outgoing.end();
  return true;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What pages of other origins may send and read. */
export interface Cors {
  readonly methods: string;
  readonly headers: string;
  readonly exposed: string;
  readonly maxAgeSeconds: number;
}

/** The default. */
export const USUAL_CORS: Cors = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  headers: 'authorization, content-type',
  exposed: 'Date, Retry-After',
  maxAgeSeconds: 600,
};

/**
 * Sets the CORS header fields for the origin of a request, and answers it if it is a preflight. Returns whether it has
 * answered. Cookies are not allowed: a page of another origin selects its world by the path `/w/NAME`.
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

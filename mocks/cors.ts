import type { Cors } from './engine/cors.ts';

/** What pages of other origins may send and read. A test compares it with the table in the runbook. */
export const CORS: Cors = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  // The last two are of Sentry's traces.
  headers: 'authorization, content-type, x-language-code, x-slug, sentry-trace, baggage',
  exposed: 'Date, Retry-After',
  maxAgeSeconds: 600,
};

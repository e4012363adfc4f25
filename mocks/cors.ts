import type { Cors } from './engine/cors.ts';

/** What the API answers to a page of another origin: the table of the runbook, which a test compares with it. */
export const CORS: Cors = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  // Traces bring the last two.
  headers: 'authorization, content-type, x-language-code, x-slug, sentry-trace, baggage',
  exposed: 'Date, Retry-After',
  maxAgeSeconds: 600,
};

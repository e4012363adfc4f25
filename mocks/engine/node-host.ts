import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import type { Backend } from './world.ts';

/**
 * Connects a world to the HTTP client of a test: intercepts `/api`, and fails on every other request. Instead of
 * /__mock, tests use `backend.clock`, `.faults`, `.journal` and `.db`.
 */
export const nodeHost = (backend: Pick<Backend, 'handle'>) =>
  setupServer(
    http.all('*/api/*', async ({ request }) => {
      const answer = await backend.handle(request);
      return answer === 'dropped' ? HttpResponse.error() : answer;
    }),
  );

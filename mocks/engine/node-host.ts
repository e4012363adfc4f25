import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import type { Backend } from './world.ts';

/**
 * A world behind the HTTP client of a test: intercepts `/api`, everything else fails loudly.
 * What the other hosts offer under /__mock is at hand as functions: `backend.clock`, `.faults`, `.journal`, `.db`.
 */
export const nodeHost = (backend: Pick<Backend, 'handle'>) =>
  setupServer(
    http.all('*/api/*', async ({ request }) => {
      const answer = await backend.handle(request);
      return answer === 'dropped' ? HttpResponse.error() : answer;
    }),
  );

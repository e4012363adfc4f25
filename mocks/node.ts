import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import type { Backend } from './world.ts';

/**
 * The fake backend behind axios in vitest: intercepts `/api`, everything else fails loudly.
 * What the other hosts offer under /__mock is at hand as functions: `backend.clock`, `.faults`, `.journal`, `.db`.
 */
export const nodeHost = (backend: Backend) =>
  setupServer(
    http.all('*/api/*', async ({ request }) => {
      const answer = await backend.handle(request);
      return answer === 'dropped' ? HttpResponse.error() : answer;
    }),
  );

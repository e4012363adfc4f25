import { createMemoryHistory } from '@tanstack/react-router';
import { http } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { createQueryClient } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';
import { issueToken } from '#mocks/engine/token.ts';
import { logIn } from '#session/login.ts';

import { createAppRouter } from '../../src/app/router.tsx';
import { startWithoutBrowser } from '../support/app-without-browser.ts';
import { PAGE_PATHS } from '../support/page-paths.ts';
import { settingsOfHost } from '../support/settings.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
/** A stay for which the API never answers. */
const SILENT = 'stays-silent' as Slug;

let world: TestWorld;
let silentIsAsked: () => void;

beforeAll(async () => {
  world = await startWorld({ now: NOW, frozen: true });
  world.server.use(
    http.get(`*/api/check-in/${SILENT}`, () => {
      silentIsAsked();
      return new Promise<never>(() => {});
    }),
  );
});
afterAll(() => world.stop());
beforeEach(() => {
  startWithoutBrowser(NOW);
  logIn(issueToken(world.backend, 'cust-anna', 'anna@guest.example'));
});

/** The app before its first page. */
function openApp() {
  const history = createMemoryHistory();
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, settings: settingsOfHost('localhost') }, history);
  const open = (address: string): Promise<void> => {
    history.push(address);
    return router.load();
  };
  return { router, queryClient, open };
}

const STAY_PAGES = PAGE_PATHS.filter((path) => path.startsWith('/stay')).map((path) => path.replace('$id', 'any'));

test.each(STAY_PAGES)('%s opens for another stay while the first one is still loading (S47)', async (path) => {
  const { router, queryClient, open } = openApp();
  const requested = new Promise<void>((resolve) => {
    silentIsAsked = resolve;
  });
  void open(`${path}?slug=${SILENT}`);
  await requested;
  await open(`${path}?slug=stay-started`);
  expect(router.state).toMatchObject({ status: 'idle', location: { search: { slug: 'stay-started' } } });
  expect(queryClient.getQueryState(stayQuery(SILENT).queryKey)?.status).toBe('pending');
});

test.each([
  ['/stay/check-out/success', 'checked-out', 'stay-started'],
  ['/stay/cancel-reservation-success', 'cancelled', 'stay-started'],
  ['/stay/access', 'stay-started', 'cancelled'],
  ['/stay/gym', 'stay-started', 'cancelled'],
])('%s opens for %s, but for %s it redirects to the stay', async (path, first, second) => {
  const { router, open } = openApp();
  await open(`${path}?slug=${first}`);
  expect(router.state.location.pathname).toBe(path);
  await open(`${path}?slug=${second}`);
  expect(router.state.location).toMatchObject({ pathname: '/stay', search: { slug: second } });
});

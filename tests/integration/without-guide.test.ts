import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';
import type { Instant } from '#lib/time.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';

import { createAppRouter } from '../../src/app/router.tsx';
import { startWithoutBrowser } from '../support/app-without-browser.ts';
import { settingsOfHost } from '../support/settings.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;

let world: TestWorld;

beforeAll(async () => {
  world = await startWorld({ now: NOW, frozen: true });
});
afterAll(() => world.stop());
beforeEach(() => startWithoutBrowser(NOW));

test('opening the walk-in guide of a building that has none reports no failure', async () => {
  const reports: string[] = [];
  const queryClient = createQueryClient((error, { read }) => void reports.push(`${read}: ${String(error)}`));
  const history = createMemoryHistory({ initialEntries: ['/stay?slug=white-label-stay'] });
  const router = createAppRouter({ queryClient, settings: settingsOfHost('wl.localhost') }, history);
  await router.load();
  await expect.poll(() => queryClient.getQueryData(['property', 'prop-lubeck-spe12'])).toBeDefined();
  history.push('/stay/access?slug=white-label-stay&walk=1');
  await router.load();
  expect(router.state.location.href).toContain('walk=1');
  expect(reports).toEqual([]);
});

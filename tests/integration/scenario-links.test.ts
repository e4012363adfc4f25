import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';
import type { Instant } from '#lib/time.ts';
import { issueToken } from '#mocks/engine/token.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';
import { logIn, logOut } from '#session/login.ts';

import { createAppRouter } from '../../src/app/router.tsx';
import { startWithoutBrowser } from '../support/app-without-browser.ts';
import { settingsOfHost } from '../support/settings.ts';

const MORNING = '2026-11-20T10:00:00.000Z' as Instant;

/** The pages of scenarios whose link is meant to redirect, by name. */
const LEADS_ON: Readonly<Record<string, string>> = {
  'unknown-slug': '/error',
  'empty-slug': '/signup',
  'id-verification-approved': '/stay',
  'check-in-completed': '/stay',
  'cancel-not-allowed': '/stay',
  'cancel-not-allowed-cancelled': '/stay',
  'cancel-not-allowed-checked-out': '/stay',
  'token-malformed': '/signup',
  'white-label-landing': '/check-in',
  'white-label-empty-slug': '/error',
  'white-label-guards': '/check-in',
};

let world: TestWorld | undefined;
beforeEach(() => vi.useRealTimers());
afterEach(() => {
  logOut();
  world?.stop();
  world = undefined;
});

/** Opens the page of a scenario on its host and at its time, signed in unless the page is for signing in; returns the final path. */
async function pageOf({ open, brand, signIn, now, nowOn }: (typeof scenarios)[number]): Promise<string> {
  const at = now ?? nowOn?.(MORNING) ?? MORNING;
  startWithoutBrowser(at);
  world = await startWorld({ now: at, frozen: true });
  const { backend } = world;
  if (signIn !== undefined && !/^\/(login|signup)/.test(open)) {
    const member = backend.db.customers.findFirst(({ logins }) => logins.includes(signIn));
    logIn(issueToken(backend, member?.id ?? 'cust-nobody', signIn));
  }
  const settings = settingsOfHost(brand === 'white-label' ? 'wl.localhost' : 'localhost');
  const history = createMemoryHistory({ initialEntries: [open] });
  const router = createAppRouter({ queryClient: createQueryClient(), settings }, history);
  await router.load();
  return router.state.location.pathname;
}

// Recorded scenarios are tested in tests/contract/recordings.test.ts.
const LINKED = scenarios.filter(({ kind }) => kind !== 'recorded');

test.each(LINKED.map((scenario) => [scenario.name, scenario] as const))(
  'the link of %s ends at its page (N5)',
  async (name, scenario) => {
    expect(await pageOf(scenario)).toBe(LEADS_ON[name] ?? new URL(scenario.open, 'http://x').pathname);
  },
);

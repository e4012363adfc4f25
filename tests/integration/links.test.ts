import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { BrandId } from '#config/host.ts';
import { createQueryClient } from '#data/query-client.ts';
import type { Instant } from '#lib/time.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';
import { issueToken } from '#mocks/engine/token.ts';
import { logIn, logOut } from '#session/login.ts';

import { createAppRouter } from '../../src/app/router.tsx';
import { startWithoutBrowser } from '../support/app-without-browser.ts';
import { settingsOfHost } from '../support/settings.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const KNOWN = 'stay-before-arrival';
const LINKED = 'stay-started';
const HOSTS: Record<BrandId, string> = { main: 'localhost', 'white-label': 'wl.localhost' };

let world: TestWorld;

beforeAll(async () => {
  world = await startWorld({ now: NOW, frozen: true });
});
afterAll(() => world.stop());
beforeEach(() => {
  startWithoutBrowser(NOW);
  logOut();
  world.backend.journal.clear();
});

const remember = (slug: string): void => window.localStorage.setItem('currentStay', JSON.stringify({ slug }));
const remembered = (): unknown => JSON.parse(window.localStorage.getItem('currentStay') ?? 'null');
const requestUrls = (): string[] => world.backend.journal.entries().map(({ url }) => url);

/** Opens an address in the app; returns the final address and the reason for a redirect. */
async function open(address: string, brand: BrandId = 'main') {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient: createQueryClient(), settings: settingsOfHost(HOSTS[brand]) }, history);
  await router.load();
  return { href: router.state.location.href, whyHere: router.state.location.state.whyHere };
}

describe('a link that a mail or chat program has altered still opens its stay (L1, L2)', () => {
  test.each([
    [`/stay?slug=${LINKED}.`, `/stay?slug=${LINKED}`],
    [`/stay/access?slug=%3C${LINKED}%3E`, `/stay/access?slug=${LINKED}`],
    [`/stay/access?slug=${LINKED}%E2%80%8B%20)`, `/stay/access?slug=${LINKED}`],
    [`/stay?utm_source=mail&amp;slug=${LINKED}`, `/stay?utm_source=mail&slug=${LINKED}`],
    [`/stay?slug=${LINKED}&slug=${LINKED}`, `/stay?slug=${LINKED}`],
    [`/stay?SLUG=${LINKED}`, `/stay?slug=${LINKED}`],
    [`/stay%3Fslug=${LINKED}`, `/stay?slug=${LINKED}`],
    [`/stay?slug%3D${LINKED}`, `/stay?slug=${LINKED}`],
    [`/STAY/Location/?slug=${LINKED}#map`, `/stay/location?slug=${LINKED}#map`],
    [`/stay%253Fslug%253D${LINKED}`, `/stay?slug=${LINKED}`],
    [`/stay/services&slug=${LINKED}`, `/stay/extras?slug=${LINKED}`],
    [`/nope%3Fslug%3D${LINKED}`, `/stay?slug=${LINKED}`],
    [`/stay/explore?SLUG=${LINKED}`, `/stay/explore?slug=${LINKED}`],
  ])('%s', async (address, href) => {
    remember(KNOWN);
    expect(await open(address)).toMatchObject({ href });
    expect(remembered()).toEqual({ slug: LINKED });
    expect(requestUrls().filter((url) => url.includes(KNOWN))).toEqual([]);
  });
});

const UNREADABLE = [
  `/stay?slug=${KNOWN}&slug=${LINKED}`,
  `/stay/access?slug=${LINKED}#slug=${KNOWN}`,
  '/stay/access?slug=.',
  '/stay?slug:stay-started',
  `/stay/slug/${LINKED}`,
  `/nope?slug=${KNOWN}&slug=${LINKED}`,
  `/stay/plan?slug=${KNOWN}&slug=${LINKED}`,
  `/stay/explore?slug=${KNOWN}&slug=${LINKED}`,
];

describe('a link to a stay whose slug is ambiguous or unreadable opens no stay, and the page says so (L2)', () => {
  test.each(UNREADABLE)('%s', async (address) => {
    remember(KNOWN);
    expect(await open(address)).toEqual({ href: '/signup', whyHere: 'unreadable-link' });
    expect(await open(address, 'white-label')).toEqual({ href: '/error', whyHere: 'unreadable-link' });
    logIn(issueToken(world.backend, 'cust-anna', 'anna@guest.example'));
    expect(await open(address)).toEqual({ href: '/reservations', whyHere: 'unreadable-link' });
    expect(remembered()).toEqual({ slug: KNOWN });
    expect(requestUrls().filter((url) => url.includes('/check-in/'))).toEqual([]);
  });

  test('a page that needs no stay opens all the same', async () => {
    expect(await open('/privacy?slug=a&slug=b')).toMatchObject({ whyHere: undefined });
    expect(await open('/check-in?slug=a&slug=b')).toMatchObject({ whyHere: undefined });
  });

  test('an address that is too long does not forget the remembered stay (S36)', async () => {
    remember(KNOWN);
    expect(await open(`/stay?slug=${'a'.repeat(9_000)}`)).toEqual({ href: '/error', whyHere: 'unreadable-link' });
    expect(remembered()).toEqual({ slug: KNOWN });
  });
});

describe('a link without a slug is not an unreadable link (R5-29, R2-119)', () => {
  test.each(['/stay', '/stay?slug=', '/stay?slug'])('%s opens the remembered stay', async (address) => {
    remember(KNOWN);
    expect((await open(address)).href).toBe(`/stay?slug=${KNOWN}`);
  });

  test.each(['/stay', '/stay?slug=', '/stay/access'])('%s asks for a stay if none is remembered', async (address) => {
    expect(await open(address)).toEqual({ href: '/signup', whyHere: 'no-stay' });
    // Also the start of an installed app (B4).
    expect(await open(address, 'white-label')).toEqual({ href: '/error', whyHere: 'no-stay' });
  });
});

describe('a stay that does not exist is forgotten, and no other one (L1)', () => {
  const of = (...slugs: string[]): string => JSON.stringify(slugs.map((slug) => ({ slug })));

  test.each(['main', 'white-label'] as const)('%s', async (brand) => {
    remember(KNOWN);
    window.localStorage.setItem('customRequests', of(KNOWN, 'no-such-stay'));
    window.sessionStorage.setItem('pendingOrder', JSON.stringify({ slug: 'no-such-stay' }));
    window.sessionStorage.setItem('guestDetails', JSON.stringify({ slug: KNOWN }));
    expect(await open('/stay?slug=no-such-stay', brand)).toEqual({ href: '/error', whyHere: 'no-such-stay' });
    expect(remembered()).toEqual({ slug: KNOWN });
    expect(window.localStorage.getItem('customRequests')).toBe(of(KNOWN));
    expect(window.sessionStorage.getItem('pendingOrder')).toBeNull();
    expect(window.sessionStorage.getItem('guestDetails')).toBe(JSON.stringify({ slug: KNOWN }));
  });

  test('the remembered stay is forgotten if it does not exist any more', async () => {
    remember('no-such-stay');
    expect((await open('/stay/access')).href).toBe('/error');
    expect(remembered()).toBeNull();
  });

  test('opening the error page directly forgets the remembered stay (R2-52)', async () => {
    remember(KNOWN);
    expect(await open('/error')).toEqual({ href: '/error', whyHere: undefined });
    expect(remembered()).toBeNull();
  });
});

import { send } from '#api/transport.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { BrandId } from '#config/host.ts';
import type { Instant } from '#lib/time.ts';

import { configureApi } from '#api/http-client.ts';
import { createQueryClient } from '#data/query-client.ts';
import type { Backend } from '#mocks/world.ts';
import { issueToken } from '#mocks/engine/token.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';
import { currentLogin, logIn, logOut } from '#session/login.ts';

import { createAppRouter } from '../../src/app/router.tsx';
import { FakeStorage } from '../support/fake-storage.ts';
import { PAGE_PATHS } from '../support/page-paths.ts';
import { settingsOfHost } from '../support/settings.ts';

const SLUGS: Record<BrandId, string> = { main: 'stay-started', 'white-label': 'white-label-stay' };
const HOSTS: Record<BrandId, string> = { main: 'localhost', 'white-label': 'wl.localhost' };

type Login = 'out' | 'in';
type Stay = 'slug' | 'none' | 'stored';

/** Where a page redirects to, by brand, login and stay; 'here' means that it opens. */
interface Expectation {
  readonly main: Record<Login, Record<Stay, string>>;
  readonly 'white-label': Record<Stay, string>;
}

const same = (target: string): Record<Stay, string> => ({ slug: target, none: target, stored: target });
/** A page of a stay: it needs one, from the address or the storage (R2-118, R2-119). */
const ofStay = (target: string): Expectation => ({
  main: {
    out: { slug: target, none: '/signup', stored: target },
    in: { slug: target, none: '/reservations', stored: target },
  },
  'white-label': { slug: target, none: '/error', stored: target },
});
/** A page of the account: for members of the main brand (R2-49, R2-121). */
const ofAccount: Expectation = { main: { out: same('/signup'), in: same('here') }, 'white-label': same('/check-in') };
/** A page for signing in: only for guests who are signed out (R2-59). */
const forSigningIn: Expectation = {
  main: { out: same('here'), in: same('/account') },
  'white-label': same('/check-in'),
};
const everywhere = (target: string): Expectation => ({
  main: { out: same(target), in: same(target) },
  'white-label': same(target),
});
const mainOnly = (main: Expectation['main']): Expectation => ({ main, 'white-label': same('/check-in') });

const STAY_PAGES = [
  '/stay',
  '/stay/access',
  '/stay/add-card',
  '/stay/ask',
  '/stay/breakfast',
  '/stay/cancel-reservation',
  '/stay/change-time',
  '/stay/check-out',
  '/stay/cleaning',
  '/stay/cleaning/schedule',
  '/stay/early-check-in',
  '/stay/extras',
  '/stay/gym',
  '/stay/late-check-out',
  '/stay/location',
  '/stay/parking',
  '/stay/product/any',
  '/stay/reservation-extension',
  '/stay/sauna-kit',
  '/stay/stocked-fridge',
  '/stay/sustainability',
  '/stay/upgrade',
];
/** Pages that redirect to the stay: they open only after an action (R2-140, R2-141), or do not exist. */
const TO_THE_STAY = [
  '/stay/cancel-reservation-success',
  '/stay/check-out/success',
  '/stay/order-confirmation',
  '/stay/order-product',
  '/stay/order-product/reservation-extension',
  '/stay/order-success',
  '/stay/payment',
  '/stay/nope',
  '/nope',
];

const TABLE: Record<string, Expectation> = {
  '/': { main: { out: same('/signup'), in: same('/account') }, 'white-label': same('/check-in') },
  '/check-in': everywhere('here'),
  '/check-in?standalone=true': {
    main: { out: { slug: 'here', none: 'here', stored: '/stay' }, in: { slug: 'here', none: 'here', stored: '/stay' } },
    'white-label': { slug: 'here', none: 'here', stored: '/stay' },
  },
  '/card-return': everywhere('here'),
  '/error': everywhere('here'),
  '/accessibility': everywhere('here'),
  '/privacy': everywhere('here'),
  '/test': everywhere('here'),
  '/login': forSigningIn,
  '/signup': forSigningIn,
  '/oauth': mainOnly({ out: same('here'), in: same('here') }),
  '/consent': mainOnly({ out: same('/signup'), in: same('/account') }),
  '/account': ofAccount,
  '/account/rewards': ofAccount,
  '/reservations': ofAccount,
  ...Object.fromEntries(STAY_PAGES.map((path) => [path, ofStay('here')])),
  ...Object.fromEntries(TO_THE_STAY.map((path) => [path, ofStay('/stay')])),
  '/stay/services': ofStay('/stay/extras'),
  // This stay is already checked in (R4-10).
  '/stay/check-in': ofStay('/stay'),
  '/stay/explore': mainOnly({ out: same('here'), in: same('here') }),
  '/stay/plan': mainOnly({ out: same('/signup'), in: { slug: 'here', none: '/stay/explore', stored: 'here' } }),
  '/stay/referral': mainOnly({
    out: { slug: 'here', none: '/signup', stored: 'here' },
    in: { slug: 'here', none: '/reservations', stored: 'here' },
  }),
};

const now = new Date().toISOString() as Instant;
let backend: Backend;
let world: TestWorld;
let device = new FakeStorage();

beforeAll(async () => {
  world = await startWorld({ now, frozen: true });
  ({ backend } = world);
});
afterAll(() => world.stop());
beforeEach(() => {
  device = new FakeStorage();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: device, sessionStorage: new FakeStorage() }),
  );
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' }, addEventListener: () => {} });
  vi.stubGlobal('self', { origin: 'http://reception.test' });
  vi.stubGlobal('history', { scrollRestoration: 'auto' });
  vi.stubGlobal('addEventListener', () => {});
  configureApi({
    send,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    accessToken: () => currentLogin()?.value,
    onServerTime: () => {},
  });
});
afterEach(() => logOut());

/** The path at which the app ends when it is opened at a path; 'here' if it is the same. */
async function ending(path: string, brand: BrandId, login: Login, stay: Stay, of = SLUGS[brand]): Promise<string> {
  if (login === 'in') logIn(issueToken(backend, 'cust-anna', 'anna@guest.example'));
  if (stay === 'stored') device.setItem('currentStay', JSON.stringify({ slug: of }));
  const address = stay === 'slug' ? `${path}${path.includes('?') ? '&' : '?'}slug=${of}` : path;
  const settings = settingsOfHost(HOSTS[brand]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient: createQueryClient(), settings }, history);
  await router.load();
  const { pathname } = router.state.location;
  return pathname === path.split('?')[0] ? 'here' : pathname;
}

const LOGINS = ['out', 'in'] as const;
const STAYS = ['slug', 'none', 'stored'] as const;

test('the table has a row for every page', () => {
  const rows = Object.keys(TABLE).map((path) => path.replace('/any', '/$id'));
  expect(PAGE_PATHS.filter((path) => !rows.includes(path))).toEqual([]);
});

// Proves R1-05, R2-01 to R2-03, R2-05, R2-08 to R2-12, R2-15 to R2-19, R2-21 to R2-35, R2-38, R2-40 to R2-42, R2-46
// to R2-51, R2-54 to R2-57, R2-62, R2-128, R2-131, R6-03 to R6-05, R6-11, R6-21.
describe('every page, by brand, login and stay, opens or redirects', () => {
  test.each(Object.entries(TABLE))('%s', async (path, expected) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const login of LOGINS) {
      for (const stay of STAYS) {
        for (const brand of ['main', 'white-label'] as const) {
          const name = `${brand}, signed ${login}, ${stay}`;
          wanted[name] = brand === 'main' ? expected.main[login][stay] : expected['white-label'][stay];
          // oxlint-disable-next-line no-await-in-loop -- one login and one storage at a time
          found[name] = await ending(path, brand, login, stay);
          logOut();
          device.clear();
        }
      }
    }
    expect(found).toEqual(wanted);
  });
});

describe('additional slashes change nothing (L2)', () => {
  test.each(Object.entries(TABLE).filter(([path]) => !path.includes('?')))('%s', async (path, { main }) => {
    for (const written of [`${path}/`, `/${path}`, path.replaceAll('/', '//'), `${path}//`]) {
      // oxlint-disable-next-line no-await-in-loop -- one storage at a time
      const end = await ending(written, 'main', 'out', 'slug');
      expect([written, end === path ? 'here' : end]).toEqual([written, main.out.slug]);
      device.clear();
    }
  });
});

/** The pages of a stay that still open, by its phase; all others redirect to the stay. */
const LEFT: Record<string, readonly string[]> = {
  // Pages that need no apartment (R4-24).
  cancelled: ['/stay', '/stay/ask', '/stay/cancel-reservation-success', '/stay/sustainability'],
  // Nothing can be ordered (R4-18); these pages say that the stay is over, or are useful for another stay.
  expired: [
    '/stay',
    '/stay/access',
    '/stay/ask',
    '/stay/cancel-reservation',
    '/stay/change-time',
    '/stay/check-out',
    '/stay/location',
    '/stay/reservation-extension',
    '/stay/sustainability',
  ],
  // Doors still open for a while; times cannot be changed, and the page says so (R4-23); booking again is offered (R1-33).
  'checked-out': [
    '/stay',
    '/stay/access',
    '/stay/ask',
    '/stay/change-time',
    '/stay/check-out',
    '/stay/check-out/success',
    '/stay/location',
    '/stay/reservation-extension',
    '/stay/sustainability',
  ],
};

describe('the pages that still open for a cancelled, ended or checked-out stay', () => {
  test.each(Object.entries(LEFT))('%s', async (slug, left) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const path of [...STAY_PAGES, ...TO_THE_STAY, '/stay/check-in']) {
      wanted[path] = left.includes(path) ? 'here' : '/stay';
      // oxlint-disable-next-line no-await-in-loop -- one storage at a time
      found[path] = await ending(path, 'main', 'out', 'slug', slug);
    }
    expect(found).toEqual(wanted);
  });
});

// Proves S12.
test('in all tests above the token was sent only with calls about the account (R6-29)', () => {
  const bearing = backend.journal.entries().filter(({ headers }) => headers.get('authorization') !== null);
  const account = ['customers', 'customerStatistics', 'futureCustomerRewards', 'reservations', 'updateCustomer'];
  expect(bearing.length).toBeGreaterThan(0);
  expect([...new Set(bearing.map(({ operation }) => operation))].filter((name) => !account.includes(name))).toEqual([]);
});

describe('an address above 8 kB opens the error page, a shorter one does not (S36)', () => {
  const ofLength = (path: string, length: number): string => `${path}?utm_source=`.padEnd(length, 'x');
  test.each(['main', 'white-label'] as const)('%s', async (brand) => {
    expect(await ending(ofLength('/check-in', 8_192), brand, 'out', 'none')).toBe('here');
    expect(await ending(ofLength('/check-in', 8_193), brand, 'out', 'none')).toBe('/error');
    expect(await ending(ofLength('/stay', 100_000), brand, 'out', 'slug')).toBe('/error');
    expect(await ending(`/${'a'.repeat(100_000)}`, brand, 'out', 'stored')).toBe('/error');
  });
});

import type { AnyRouter } from '@tanstack/react-router';

import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';

import type { AnalyticsMessage } from './events.ts';
import type { Analytics } from './track.ts';

/** Opens the app before any message is sent. */
async function open() {
  vi.resetModules();
  return import('./track.ts');
}

const recorder = () => {
  const record = vi.fn<Analytics['record']>();
  return { record, messages: () => record.mock.calls.map(([message]) => message) };
};

describe('messages', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: { href: 'https://app.example.test/stay?slug=a' } });
    vi.stubGlobal('document', { referrer: 'https://mail.example.test/' });
  });

  test('that came before the analytics are handed over, in order, as they were then', async () => {
    const { setAnalytics, page, track } = await open();
    page('/stay');
    window.location.href = 'https://app.example.test/stay/access?slug=a';
    track('Stay Page Viewed', { page: '/stay/access' });
    const analytics = recorder();
    setAnalytics(analytics);
    track('User Authenticated', {});
    expect(analytics.messages()).toEqual([
      { type: 'page', name: '/stay' },
      { type: 'track', event: 'Stay Page Viewed', properties: { page: '/stay/access' } },
      { type: 'track', event: 'User Authenticated', properties: {} },
    ]);
    expect(analytics.record.mock.calls.map(([, { url, referrer }]) => [url, referrer])).toEqual([
      ['https://app.example.test/stay?slug=a', 'https://mail.example.test/'],
      ['https://app.example.test/stay/access?slug=a', 'https://mail.example.test/'],
      ['https://app.example.test/stay/access?slug=a', 'https://mail.example.test/'],
    ]);
  });

  test('of every kind are recorded as they are', async () => {
    const { setAnalytics, identify, group, reset } = await open();
    const analytics = recorder();
    setAnalytics(analytics);
    identify('cust-1', { isStaff: true });
    group('house-1', { name: 'Kasarmikatu 40', city: 'Helsinki' });
    reset();
    expect(analytics.messages()).toEqual([
      { type: 'identify', userId: 'cust-1', traits: { isStaff: true } },
      { type: 'group', groupId: 'house-1', traits: { name: 'Kasarmikatu 40', city: 'Helsinki' } },
      { type: 'reset' },
    ]);
  });

  test('wait in a limited number for analytics that never come', async () => {
    const { setAnalytics, page } = await open();
    for (let count = 0; count < 1_000; count += 1) page('/');
    const analytics = recorder();
    setAnalytics(analytics);
    expect(analytics.messages()).toHaveLength(200);
  });

  test('from before the permission are dropped (R1-35)', async () => {
    const { setAnalytics, page, track } = await open();
    for (let count = 0; count < 1_000; count += 1) track('Stay Page Viewed', { page: '/stay' });
    setAnalytics(undefined);
    page('/stay/extras');
    const analytics = recorder();
    setAnalytics(analytics);
    expect(analytics.messages()).toEqual([{ type: 'page', name: '/stay/extras' }]);
  });

  test('are not recorded after the permission is withdrawn (R1-35)', async () => {
    const { setAnalytics, page } = await open();
    const analytics = recorder();
    setAnalytics(analytics);
    setAnalytics(undefined);
    page('/stay');
    expect(analytics.messages()).toEqual([]);
  });

  test('that wait at a logout are dropped: the next visitor has another id (R9-51)', async () => {
    const { setAnalytics, page, reset } = await open();
    page('/account');
    reset();
    page('/signup');
    const analytics = recorder();
    setAnalytics(analytics);
    expect(analytics.messages()).toEqual([{ type: 'reset' }, { type: 'page', name: '/signup' }]);
  });
});

describe('a page view', () => {
  const CANARY = 'canary' as Slug;
  const OTHER = 'other' as Slug;
  const recorded: AnalyticsMessage[] = [];
  let watchPages: (router: AnyRouter) => void;

  /** Opens an address in an app of three pages, watched from the start. */
  async function openAt(address: string): Promise<AnyRouter> {
    const root = createRootRoute();
    const paths = ['/check-in', '/stay/', '/stay/product/$id'];
    const router = createRouter({
      routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
      history: createMemoryHistory({ initialEntries: [address] }),
    });
    watchPages(router);
    await router.load();
    return router;
  }

  beforeEach(async () => {
    // Enough of a browser for the router.
    const location = new URL('https://app.example.test/');
    vi.stubGlobal('self', { location });
    vi.stubGlobal('window', { location, origin: location.origin });
    vi.stubGlobal('document', { referrer: '' });
    recorded.length = 0;
    const analytics = await open();
    analytics.setAnalytics({ record: (message) => recorded.push(message) });
    ({ watchPages } = analytics);
  });

  test('names the route, not the address; pages of a stay have an event of their own (R7-93)', async () => {
    const router = await openAt('/check-in?slug=canary');
    await router.navigate({ to: '/stay', search: { slug: CANARY } });
    await router.navigate({ to: '/stay/product/$id', params: { id: 'prod-1' }, search: { slug: CANARY } });
    expect(recorded).toEqual([
      { type: 'page', name: '/check-in' },
      { type: 'page', name: '/stay' },
      { type: 'track', event: 'Stay Page Viewed', properties: { page: '/stay' } },
      { type: 'page', name: '/stay/product/$id' },
      { type: 'track', event: 'Stay Page Viewed', properties: { page: '/stay/product/$id' } },
    ]);
  });

  test('comes once each time a page opens: neither another search nor loading again is another page, another stay is', async () => {
    const router = await openAt('/stay?slug=canary');
    await router.navigate({ to: '/stay', search: { slug: CANARY, utm_source: 'mail' } });
    await router.invalidate();
    await router.navigate({ to: '/check-in' });
    await router.navigate({ to: '/stay', search: { slug: CANARY } });
    await router.navigate({ to: '/stay', search: { slug: OTHER } });
    expect(recorded.flatMap((message) => (message.type === 'page' ? message.name : []))).toEqual([
      '/stay',
      '/check-in',
      '/stay',
      '/stay',
    ]);
  });
});

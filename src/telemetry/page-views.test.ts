import type { AnyRouter } from '@tanstack/react-router';

import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/slug.ts';

import type { AnalyticsMessage } from './analytics-events.ts';

const CANARY = 'canary' as Slug;
const OTHER = 'other' as Slug;
const told: AnalyticsMessage[] = [];
let watchPages: (router: AnyRouter) => void;

/** Opens an address in an app of three pages, watched from the start. */
async function open(address: string): Promise<AnyRouter> {
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
  vi.resetModules();
  // Enough of a browser for the router.
  const location = new URL('https://app.example.test/');
  vi.stubGlobal('self', { location });
  vi.stubGlobal('window', { location, origin: location.origin });
  vi.stubGlobal('document', { referrer: '' });
  told.length = 0;
  const { setAnalytics } = await import('./tell.ts');
  setAnalytics({ record: (message) => told.push(message) });
  ({ watchPages } = await import('./page-views.ts'));
});

test('a page is told by its route, not by its address; pages of a stay are told as such (R7-93)', async () => {
  const router = await open('/check-in?slug=canary');
  await router.navigate({ to: '/stay', search: { slug: CANARY } });
  await router.navigate({ to: '/stay/product/$id', params: { id: 'prod-1' }, search: { slug: CANARY } });
  expect(told).toEqual([
    { type: 'page', name: '/check-in' },
    { type: 'page', name: '/stay' },
    { type: 'track', event: 'Stay Page Viewed', properties: { page: '/stay' } },
    { type: 'page', name: '/stay/product/$id' },
    { type: 'track', event: 'Stay Page Viewed', properties: { page: '/stay/product/$id' } },
  ]);
});

test('each time it opens, once: neither another search nor loading again is another page, another stay is', async () => {
  const router = await open('/stay?slug=canary');
  await router.navigate({ to: '/stay', search: { slug: CANARY, utm_source: 'mail' } });
  await router.invalidate();
  await router.navigate({ to: '/check-in' });
  await router.navigate({ to: '/stay', search: { slug: CANARY } });
  await router.navigate({ to: '/stay', search: { slug: OTHER } });
  expect(told.flatMap((message) => (message.type === 'page' ? message.name : []))).toEqual([
    '/stay',
    '/check-in',
    '/stay',
    '/stay',
  ]);
});

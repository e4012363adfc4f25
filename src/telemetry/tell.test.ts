import { beforeEach, expect, test, vi } from 'vitest';

import type { Analytics } from './tell.ts';

/** Opens the app before any message is sent. */
async function open() {
  vi.resetModules();
  return import('./tell.ts');
}

const listening = () => {
  const record = vi.fn<Analytics['record']>();
  return { record, told: () => record.mock.calls.map(([message]) => message) };
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://app.example.test/stay?slug=a' } });
  vi.stubGlobal('document', { referrer: 'https://mail.example.test/' });
});

test('what happened before the analytics came is told to them, in order, as it was then', async () => {
  const { setAnalytics, page, track } = await open();
  page('/stay');
  window.location.href = 'https://app.example.test/stay/access?slug=a';
  track('Stay Page Viewed', { page: '/stay/access' });
  const analytics = listening();
  setAnalytics(analytics);
  track('User Authenticated', {});
  expect(analytics.told()).toEqual([
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

test('every kind of message is told as it is', async () => {
  const { setAnalytics, identify, group, reset } = await open();
  const analytics = listening();
  setAnalytics(analytics);
  identify('cust-1', { isStaff: true });
  group('house-1', { name: 'Kasarmikatu 40', city: 'Helsinki' });
  reset();
  expect(analytics.told()).toEqual([
    { type: 'identify', userId: 'cust-1', traits: { isStaff: true } },
    { type: 'group', groupId: 'house-1', traits: { name: 'Kasarmikatu 40', city: 'Helsinki' } },
    { type: 'reset' },
  ]);
});

test('analytics that never come are not waited for without end', async () => {
  const { setAnalytics, page } = await open();
  for (let count = 0; count < 1_000; count += 1) page('/');
  const analytics = listening();
  setAnalytics(analytics);
  expect(analytics.told()).toHaveLength(200);
});

test('what happened before the permission is not told (R1-35)', async () => {
  const { setAnalytics, page, track } = await open();
  for (let count = 0; count < 1_000; count += 1) track('Stay Page Viewed', { page: '/stay' });
  setAnalytics(undefined);
  page('/stay/extras');
  const analytics = listening();
  setAnalytics(analytics);
  expect(analytics.told()).toEqual([{ type: 'page', name: '/stay/extras' }]);
});

test('after the permission is withdrawn nothing is told (R1-35)', async () => {
  const { setAnalytics, page } = await open();
  const analytics = listening();
  setAnalytics(analytics);
  setAnalytics(undefined);
  page('/stay');
  expect(analytics.told()).toEqual([]);
});

test('what waits at a logout is dropped: the next visitor has another id (R9-51)', async () => {
  const { setAnalytics, page, reset } = await open();
  page('/account');
  reset();
  page('/signup');
  const analytics = listening();
  setAnalytics(analytics);
  expect(analytics.told()).toEqual([{ type: 'reset' }, { type: 'page', name: '/signup' }]);
});

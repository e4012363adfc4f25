import { send } from '#api/transport.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';
import type { Backend } from '#mocks/world.ts';

import { createBackend } from '#mocks/backend.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';

import { stubTab } from '../support/stub-tab.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const TOKEN = `${btoa('{}')}.${btoa(JSON.stringify({ exp: Date.parse(NOW) / 1000 + 3600 }))}.sig`.replaceAll('=', '');
const [STAY, NEXT] = ['stay-started', 'canary-stay'] as [Slug, Slug];

let backend: Backend;
let host: ReturnType<typeof nodeHost>;
let client: QueryClient;
let device: Storage;

beforeAll(async () => {
  // Keeps the codes valid while the test runs.
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  backend = await createBackend({ now: NOW, frozen: true });
  host = nodeHost(backend);
  host.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => {
  host.close();
  vi.useRealTimers();
});

beforeEach(async () => {
  vi.resetModules();
  // Imported before there is a `window`, as axios would read its location.
  const { configureApi } = await import('#api/http-client.ts');
  configureApi({
    send,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: () => {},
  });
  ({ device } = stubTab());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
  vi.stubGlobal('cancelIdleCallback', () => {});
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

/** Loads a stay as its page does; returns the codes of its keys. */
async function open(slug: Slug): Promise<string[]> {
  const { stayQuery } = await import('#data/stay/stay-queries.ts');
  const { propertyQuery } = await import('#data/property.ts');
  const { writeCurrentStay } = await import('#session/current-stay.ts');
  writeCurrentStay(slug);
  const stay = await client.fetchQuery(stayQuery(slug));
  await client.fetchQuery(propertyQuery(stay.propertyId));
  return stay.propertyKeys.flatMap(({ code }) => code ?? []);
}

/** Signs a member in; returns the login module. */
async function login() {
  const opened = await import('#session/login.ts');
  device.setItem('accessToken', TOKEN);
  opened.startLogin();
  return opened;
}

const keptOf = (codes: readonly string[]): string[] => {
  const kept = device.getItem('savedStay') ?? '';
  return codes.filter((code) => kept.includes(code));
};

// Proves S15, S58.
test.each<[reason: string, act: () => Promise<unknown>]>([
  ['logout', async () => (await login()).logOut()],
  ['the end of a login', async () => (await login()).logOut('expired')],
  ['"Forget this stay"', async () => (await import('#session/on-device.ts')).clearStorage('forget')],
  ['"Forget everything here"', async () => (await import('#session/on-device.ts')).clearStorage('everything')],
  ['a link to no stay', async () => (await import('#session/on-device.ts')).clearStorage('not-found')],
  ['another stay', () => open(NEXT)],
  [
    'cancellation',
    async () => {
      const { cancelStay } = await import('#data/stay/stay-write.ts');
      const { sendOnce } = await import('#data/stay/stay-write.ts');
      await sendOnce(client, STAY, cancelStay);
    },
  ],
])('after %s no code of the stay is on the device, also when the open page reads it again', async (_, act) => {
  const { watchStay } = await import('../../src/app/saved-stay.ts');
  watchStay(client, () => false);
  const codes = await open(STAY);
  expect(codes.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(keptOf(codes)).toEqual(codes));
  await act();
  await vi.waitFor(() => expect(keptOf(codes)).toEqual([]));
  await client.refetchQueries();
  // The app stores answers in `requestIdleCallback`, which is a microtask here.
  await new Promise((resolve) => setImmediate(resolve));
  expect(keptOf(codes)).toEqual([]);
});

describe('B2 a saved stay that is removed', () => {
  const status = (next: string) =>
    backend.db.stays.update(STAY, (row) => ({ ...row, checkIn: { ...row.checkIn, status: next } }));
  beforeEach(() => status('confirmed'));

  /** Opens the stay as its page does and waits until it is saved; returns its codes. */
  async function opened() {
    const { watchStay } = await import('../../src/app/saved-stay.ts');
    watchStay(client, () => true);
    const codes = await open(STAY);
    expect(codes.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(keptOf(codes)).toEqual(codes));
    return codes;
  }
  const SETTLED = () => new Promise((resolve) => setTimeout(resolve, 50));
  /** Dispatches the event with which a browser reports a change of the storage to the other tabs. */
  const storageChanged = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  test.each<[string, () => void]>([
    ['another tab empties the storage', () => (device.clear(), storageChanged(null))],
    ['another tab removes the saved stay', () => (device.removeItem('savedStay'), storageChanged('savedStay'))],
    [
      'the storage is emptied without an event, and the tab gets the focus',
      () => (device.clear(), window.dispatchEvent(new Event('focus'))),
    ],
    [
      'the storage is emptied without an event, and the tab becomes visible',
      () => (device.clear(), window.dispatchEvent(new Event('visibilitychange'))),
    ],
  ])('%s: the stay is read and saved again', async (_words, empty) => {
    const codes = await opened();
    empty();
    expect(keptOf(codes)).toEqual([]);
    await vi.waitFor(() => expect(keptOf(codes)).toEqual(codes));
    expect(device.getItem('currentStay')).toBe(JSON.stringify({ slug: STAY }));
  });

  test('while the server cannot be reached, it is saved again from what the page shows', async () => {
    const codes = await opened();
    backend.faults.add({ operation: 'checkIn', kind: 'network' });
    device.clear();
    storageChanged(null);
    await vi.waitFor(() => expect(keptOf(codes)).toEqual(codes));
    backend.faults.clear();
  });

  test.each<[string, () => unknown]>([
    [
      'the guest has chosen "Forget this stay"',
      async () => (await import('#session/on-device.ts')).clearStorage('forget'),
    ],
    ['another tab has opened another stay', () => device.setItem('currentStay', JSON.stringify({ slug: NEXT }))],
  ])('is not saved again if %s', async (_words, act) => {
    const codes = await opened();
    await act();
    device.removeItem('savedStay');
    storageChanged('savedStay');
    await SETTLED();
    expect(keptOf(codes)).toEqual([]);
  });

  test('is not saved again if it was cancelled meanwhile', async () => {
    const codes = await opened();
    await status('canceled');
    device.clear();
    storageChanged(null);
    await SETTLED();
    expect(keptOf(codes)).toEqual([]);
  });
});

import { send } from '#api/transport.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';
import type { Backend } from '#mocks/world.ts';

import { configureApi } from '#api/http-client.ts';
import { checkOut } from '#data/stay/stay-write.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { sendOnce } from '#data/stay/stay-write.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';

const NOW = '2026-11-20T08:00:00.000Z' as Instant;
const SLUG = 'check-out-day' as Slug;

let backend: Backend;
let world: TestWorld;
let client: QueryClient;

beforeAll(() => {
  configureApi({
    send,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: () => {},
    timeouts: { read: 100, write: 100 },
  });
});
beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  world?.stop();
  world = await startWorld({ now: NOW, frozen: true });
  ({ backend } = world);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.fetchQuery(stayQuery(SLUG));
});
afterAll(() => world.stop());

const written = () => backend.journal.entries().filter(({ operation }) => operation === 'updateCheckIn');
const checkOutDate = () => client.getQueryData(stayQuery(SLUG).queryKey)?.checkOutDate;

describe('checking out', () => {
  test('sends only checkOutDone; the stay gets the date from the answer (R4-06, R7-39)', async () => {
    await sendOnce(client, SLUG, checkOut);
    expect(written().map(({ body }) => body)).toEqual([{ checkOutDone: true }]);
    expect(checkOutDate()).toBe(NOW);
  });

  test('the answer is lost: the stay is read and shows the check-out, nothing is sent again (S52)', async () => {
    backend.faults.add({ operation: 'updateCheckIn', kind: 'commit-then-drop' });
    await sendOnce(client, SLUG, checkOut);
    expect(written()).toHaveLength(1);
    expect(checkOutDate()).toBe(NOW);
  });

  test('refused because another device has checked out: counts as done', async () => {
    await sendOnce(new QueryClient(), SLUG, checkOut);
    await sendOnce(client, SLUG, checkOut);
    expect(checkOutDate()).toBe(NOW);
  });

  test.each([
    ['500', { kind: 'status', status: 500 }],
    ['409', { kind: 'status', status: 409, code: 'CONFLICT' }],
    ['a lost connection', { kind: 'network' }],
    ['no answer', { kind: 'timeout' }],
    ['an empty answer', { kind: 'empty' }],
  ])('%s: refused, as the stay is not checked out', async (_words, fault) => {
    backend.faults.add({ operation: 'updateCheckIn', ...fault });
    await expect(sendOnce(client, SLUG, checkOut)).rejects.toMatchObject({ trouble: 'refused' });
    expect(written()).toHaveLength(1);
    expect(checkOutDate()).toBeNull();
  });

  test('the sign-in page of a Wi-Fi: reported as such, as the server got nothing (D7)', async () => {
    backend.faults.add({ operation: 'updateCheckIn', kind: 'malformed' });
    await expect(sendOnce(client, SLUG, checkOut)).rejects.toMatchObject({ trouble: 'wifi-sign-in' });
    expect(written()).toHaveLength(1);
    expect(checkOutDate()).toBeNull();
  });

  test('the answer is lost and the stay cannot be read: the outcome is unknown', async () => {
    backend.faults.add({ operation: 'updateCheckIn', kind: 'commit-then-drop' });
    backend.faults.add({ operation: 'checkIn', kind: 'status', status: 404, code: 'NOT_FOUND' });
    await expect(sendOnce(client, SLUG, checkOut)).rejects.toMatchObject({ trouble: 'lost' });
    expect(written()).toHaveLength(1);
  });
});

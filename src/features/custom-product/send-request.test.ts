import { beforeEach, expect, test, vi } from 'vitest';

import { requestCustomProduct } from '#data/products.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { clearStorage } from '#session/on-device.ts';
import type { ClearReason } from '#session/storage.ts';
import { readCustomRequest } from '#session/custom-requests.ts';

import { stubTab } from '../../../tests/support/stub-tab.ts';
import { sendRequest } from './send-request.ts';

vi.mock('#data/products.ts', () => ({
  requestCustomProduct: vi.fn<typeof requestCustomProduct>(),
}));

const SEEN = { slug: 'stay-1' as Slug, productId: 'transfer', sentAt: null, openSince: null };
const ANSWER = { id: '1', status: 'pending' };

beforeEach(() => {
  stubTab();
  vi.stubGlobal('navigator', { onLine: true });
});

test('a request is stored as lost until its answer arrives, then as sent (S52)', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof ANSWER>();
  vi.mocked(requestCustomProduct).mockReturnValue(promise);
  const sending = sendRequest(SEEN, 'res-1');
  await vi.waitFor(() => expect(readCustomRequest(SEEN).openSince).not.toBeNull());
  resolve(ANSWER);
  expect(await sending).toBe('sent');
  expect(readCustomRequest(SEEN)).toMatchObject({ sentAt: expect.any(String), openSince: null });
});

// Proves R3-08, S15 for an answer that arrives afterwards.
test.each<ClearReason>(['logout', 'forget', 'cancel', 'everything'])(
  '%s: an answer that arrives afterwards stores nothing',
  async (reason) => {
    const { promise, resolve } = Promise.withResolvers<typeof ANSWER>();
    vi.mocked(requestCustomProduct).mockReturnValue(promise);
    const sending = sendRequest(SEEN, 'res-1');
    await vi.waitFor(() => expect(readCustomRequest(SEEN).openSince).not.toBeNull());
    clearStorage(reason, SEEN.slug);
    resolve(ANSWER);
    expect(await sending).toBe('sent');
    expect(window.localStorage.length).toBe(0);
  },
);

import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { request } from '#api/http-client.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { MINIMAL } from '../../../tests/support/stay-answers.ts';
import { stayQuery } from './stay-queries.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** How often the stay is asked for when the guest looks at the tab again after a while. */
async function readsAfter(ms: number): Promise<number> {
  vi.mocked(request)
    .mockReset()
    .mockResolvedValue({ ...MINIMAL });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.mount();
  const observer = new QueryObserver(client, stayQuery('abc' as Slug));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  vi.setSystemTime(Date.now() + ms);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();
  client.unmount();
  return vi.mocked(request).mock.calls.length;
}

test.each([
  ['at once: the answer is fresh', 1_000, 1],
  ['after a while: another tab may have cancelled it', 10_000, 2],
  ['after a long while', 600_000, 2],
])('a tab that is looked at again %s', async (_name, ms, reads) => {
  expect(await readsAfter(ms)).toBe(reads);
});

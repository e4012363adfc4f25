import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { request } from '#api/http-client.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { MINIMAL } from '../../../tests/support/stay-answers.ts';
import { stayQuery } from './stay-queries.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

afterEach(() => focusManager.setFocused(undefined));

test('a tab that is looked at again reads a stay older than 5 seconds again', async () => {
  vi.mocked(request).mockResolvedValue({ ...MINIMAL, status: 'confirmed' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.mount();
  const observer = new QueryObserver(client, stayQuery('abc' as Slug));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.isCancelled).toBe(false));

  vi.mocked(request).mockResolvedValue({ ...MINIMAL, status: 'canceled' });
  const { queryKey } = stayQuery('abc' as Slug);
  client.setQueryData(queryKey, (stay) => stay, { updatedAt: Date.now() - 6_000 });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.isCancelled).toBe(true));
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  client.unmount();
});

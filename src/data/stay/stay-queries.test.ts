import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { checkIn } from '#api/generated/check-in/check-in.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { MINIMAL } from '../../../tests/support/stay-answers.ts';
import { stayQuery } from './stay-queries.ts';

vi.mock('#api/generated/check-in/check-in.ts', () => ({ checkIn: vi.fn<typeof checkIn>() }));

afterEach(() => focusManager.setFocused(undefined));

test('a tab that is looked at again reads the stay again, however fresh it is', async () => {
  vi.mocked(checkIn).mockResolvedValue({ ...MINIMAL, status: 'confirmed' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.mount();
  const observer = new QueryObserver(client, stayQuery('abc' as Slug));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.isCancelled).toBe(false));

  vi.mocked(checkIn).mockResolvedValue({ ...MINIMAL, status: 'canceled' });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.isCancelled).toBe(true));
  expect(checkIn).toHaveBeenCalledTimes(2);
  stop();
  client.unmount();
});

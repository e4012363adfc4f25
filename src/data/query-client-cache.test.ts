import type { QueryMeta } from '@tanstack/react-query';

import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createQueryClient, clearCacheOnLogout, resetAvailability } from './query-client.ts';

const CUSTOMER = ['customers'];
const SHOWN = ['stay', 'shown'];
const SEEN_BEFORE = ['stay', 'seen-before'];
const SLOTS_SHOWN = ['availability', 'shown'];
const SLOTS_SEEN_BEFORE = ['availability', 'seen-before'];
const STAY = ['stay'];

test('a logout forgets the account and what no page shows; a stay on the screen stays, and is read again (R4-43, R4-47)', async () => {
  const queryClient = createQueryClient();
  const read = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  for (const queryKey of [CUSTOMER, SHOWN, SEEN_BEFORE]) queryClient.setQueryData(queryKey, 'answer');
  const observe = (queryKey: string[], meta: QueryMeta = {}) =>
    new QueryObserver(queryClient, { queryKey, queryFn: read, meta, staleTime: Infinity }).subscribe(() => {});
  const leave = [observe(CUSTOMER, { about: 'account' }), observe(SHOWN)];
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => 'token' })
    .execute(undefined);

  clearCacheOnLogout(queryClient);
  expect(queryClient.getQueryData(CUSTOMER)).toBeUndefined();
  expect(queryClient.getQueryData(SEEN_BEFORE)).toBeUndefined();
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(queryClient.getQueryData(SHOWN)).toBe('answer');
  expect(read).toHaveBeenCalledTimes(1);

  for (const stop of leave) stop();
  queryClient.clear();
});

test('after an order the current page keeps its times and refetches them; a page opened later waits for new ones', () => {
  const queryClient = createQueryClient();
  const read = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  const about = { about: 'availability' } as const;
  const leave = [
    ...[SLOTS_SHOWN, SLOTS_SEEN_BEFORE].map((queryKey) => ({ queryKey, meta: about })),
    { queryKey: STAY },
  ].map((query) => {
    queryClient.setQueryData(query.queryKey, 'answer');
    return new QueryObserver(queryClient, { ...query, queryFn: read, staleTime: Infinity }).subscribe(() => {});
  });
  leave[1]?.();

  resetAvailability(queryClient);
  expect(queryClient.getQueryData(SLOTS_SHOWN)).toBe('answer');
  expect(queryClient.getQueryData(SLOTS_SEEN_BEFORE)).toBeUndefined();
  expect(queryClient.getQueryData(STAY)).toBe('answer');
  expect(read).toHaveBeenCalledTimes(1);

  for (const stop of leave) stop();
  queryClient.clear();
});

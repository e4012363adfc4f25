import type { QueryMeta } from '@tanstack/react-query';

import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';

import { forgetAnswers } from './forget-answers.ts';

const CUSTOMER = ['customers'];
const SHOWN = ['stay', 'shown'];
const SEEN_BEFORE = ['stay', 'seen-before'];

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

  forgetAnswers(queryClient);
  expect(queryClient.getQueryData(CUSTOMER)).toBeUndefined();
  expect(queryClient.getQueryData(SEEN_BEFORE)).toBeUndefined();
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(queryClient.getQueryData(SHOWN)).toBe('answer');
  expect(read).toHaveBeenCalledTimes(1);

  for (const stop of leave) stop();
  queryClient.clear();
});

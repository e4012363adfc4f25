import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';

import { forgetAvailability } from './forget-availability.ts';

const SHOWN = ['availability', 'shown'];
const SEEN_BEFORE = ['availability', 'seen-before'];
const STAY = ['stay'];

test('after an order the page on screen keeps its times and reads them again; a page opened later starts anew', () => {
  const queryClient = createQueryClient();
  const read = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  const about = { about: 'availability' } as const;
  const leave = [...[SHOWN, SEEN_BEFORE].map((queryKey) => ({ queryKey, meta: about })), { queryKey: STAY }].map(
    (query) => {
      queryClient.setQueryData(query.queryKey, 'answer');
      return new QueryObserver(queryClient, { ...query, queryFn: read, staleTime: Infinity }).subscribe(() => {});
    },
  );
  leave[1]?.();

  forgetAvailability(queryClient);
  expect(queryClient.getQueryData(SHOWN)).toBe('answer');
  expect(queryClient.getQueryData(SEEN_BEFORE)).toBeUndefined();
  expect(queryClient.getQueryData(STAY)).toBe('answer');
  expect(read).toHaveBeenCalledTimes(1);

  for (const stop of leave) stop();
  queryClient.clear();
});

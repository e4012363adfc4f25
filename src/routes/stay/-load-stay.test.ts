import { afterEach, expect, test, vi } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { createQueryClient } from '#data/query-client.ts';
import { asSlug } from '#domain/stay/stay.ts';

import { loadedStayQuery } from './-load-stay.ts';

afterEach(() => vi.useRealTimers());

const slug = asSlug('abc') ?? expect.fail('a slug');
const lost = new ApiError({ code: 'network', operation: 'checkIn', message: 'ERR_NETWORK' });
const failing = new ApiError({ code: 'unknown', operation: 'checkIn', message: 'HTTP 503', status: 503 });

test.each([
  ['a lost connection is not retried: the saved stay shows at once', true, lost, 1],
  ['without a saved stay a lost connection is retried', false, lost, 3],
  ['a server error is retried, also with a saved stay', true, failing, 3],
])('%s (S58)', async (_name, hasSaved, error, calls) => {
  vi.useFakeTimers();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
  const response = createQueryClient().fetchQuery({ ...loadedStayQuery(slug, hasSaved), queryFn });
  const outcome = response.catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(calls);
});

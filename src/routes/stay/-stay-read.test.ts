import { afterEach, expect, test, vi } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { createQueryClient } from '#data/query-client.ts';
import { asSlug } from '#domain/stay/slug.ts';

import { stayRead } from './-stay-read.ts';

afterEach(() => vi.useRealTimers());

const slug = asSlug('abc') ?? expect.fail('a slug');
const lost = new ApiError({ code: 'network', operation: 'checkIn', message: 'ERR_NETWORK' });
const failing = new ApiError({ code: 'unknown', operation: 'checkIn', message: 'HTTP 503', status: 503 });

test.each([
  ['a lost line shows the kept stay at once', true, lost, 1],
  ['without a kept stay a lost line is tried again', false, lost, 3],
  ['a server in trouble is tried again, also with a kept stay', true, failing, 3],
])('%s (S58)', async (_name, hasKept, error, calls) => {
  vi.useFakeTimers();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
  const read = createQueryClient().fetchQuery({ ...stayRead(slug, hasKept), queryFn });
  const outcome = read.catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(calls);
});

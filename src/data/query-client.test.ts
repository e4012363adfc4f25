import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError, ContractError } from '#api/api-error.ts';

import { createQueryClient, shouldRetry } from './query-client.ts';

const OPERATION = 'checkIn';
const failed = (status: number, retryAfterMs?: number) =>
  new ApiError({ code: 'unknown', operation: OPERATION, message: `HTTP ${status}`, status, retryAfterMs });
const network = new ApiError({ code: 'network', operation: OPERATION, message: 'ERR_NETWORK' });
const timeout = new ApiError({ code: 'network', operation: OPERATION, message: 'ETIMEDOUT' });

const TABLE: readonly [string, Error, number][] = [
  ['no connection', network, 3],
  ['500', failed(500), 1],
  ['502', failed(502), 3],
  ['503', failed(503), 3],
  ['504', failed(504), 3],
  ['a timeout', timeout, 1],
  ['400', failed(400), 1],
  ['401', failed(401), 1],
  ['403', failed(403), 1],
  ['404', failed(404), 1],
  ['409', failed(409), 1],
  ['429', failed(429), 1],
  ['429 that says when', failed(429, 1_000), 3],
  ['500 that says when', failed(500, 1_000), 1],
  ['429 that says much later', failed(429, 11_000), 1],
  ['503 that says much later', failed(503, 11_000), 1],
  ['an answer that is no JSON, with 200', failed(200), 1],
  ['an answer that breaks the contract', new ContractError(OPERATION, 'slug', 'invalid_type'), 1],
  ['an error of ours', new TypeError('x is undefined'), 1],
];

beforeEach(() => {
  vi.useFakeTimers();
  // In the middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

// Proves S41.
describe('reads: twice more on network and gateways, never otherwise (R7-08)', () => {
  test.each(TABLE)('after %s: %s', (_, error, attempts) => {
    expect(shouldRetry(0, error)).toBe(attempts > 1);
    expect(shouldRetry(1, error)).toBe(attempts > 2);
    expect(shouldRetry(2, error)).toBe(false);
  });

  test.each(TABLE)('%s is asked as often as the table says', async (_, error, attempts) => {
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
    const result = createQueryClient()
      .fetchQuery({ queryKey: ['stay', 'abc'], queryFn })
      .catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe(error);
    expect(queryFn).toHaveBeenCalledTimes(attempts);
  });

  test('after half a second, then after two', async () => {
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failed(503)));
    const result = createQueryClient()
      .fetchQuery({ queryKey: ['a'], queryFn })
      .catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(499);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(3);
    expect(await result).toBe('failed');
  });

  test('a second attempt that works is the answer', async () => {
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(network).mockResolvedValueOnce('good');
    const result = createQueryClient().fetchQuery({ queryKey: ['a'], queryFn });
    await vi.advanceTimersByTimeAsync(500);
    expect(await result).toBe('good');
  });

  test('a connection that comes and goes in between counts like any failure', async () => {
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failed(503))
      .mockRejectedValueOnce(failed(404));
    const result = createQueryClient()
      .fetchQuery({ queryKey: ['a'], queryFn })
      .catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toMatchObject({ status: 404 });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('writes: once, now, or never (R7-08, S53)', () => {
  test.each(TABLE)('after %s a write is not sent again', async (_, error) => {
    const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
    const result = new MutationObserver(createQueryClient(), { mutationFn })
      .mutate()
      .catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe(error);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  test('offline it fails at once and is not kept for later', async () => {
    onlineManager.setOnline(false);
    const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(network));
    const client = createQueryClient();
    const result = new MutationObserver(client, { mutationFn }).mutate().catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(await result).toBe(network);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});

test('offline a read is tried, too: words come at once instead of an endless wait', async () => {
  onlineManager.setOnline(false);
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(network));
  const result = createQueryClient()
    .fetchQuery({ queryKey: ['a'], queryFn })
    .catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await result).toBe(network);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('where the browser knows that it is offline, it is tried once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(network));
  await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn })).rejects.toBe(network);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

// Proves R8-47.
test('when the network is back, a part of the page that failed is read again, and no other', async () => {
  const client = createQueryClient();
  client.mount();
  const failing = vi.fn<() => Promise<string>>(() => Promise.reject(failed(500)));
  const working = vi.fn<() => Promise<string>>(() => Promise.resolve('words'));
  const ends = [failing, working].map((queryFn, at) =>
    new QueryObserver(client, { queryKey: [at], queryFn, staleTime: 0 }).subscribe(() => {}),
  );
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([failing.mock.calls.length, working.mock.calls.length]).toEqual([2, 1]);
  for (const end of ends) end();
  client.unmount();
});

describe('every failure of a read is reported once (R8-44)', () => {
  const read = async (answers: readonly (Error | null)[], failureReport?: (error: Error) => string | null) => {
    const report = vi.fn<(error: Error, words: object) => void>();
    const client = createQueryClient(report);
    for (const answer of answers) {
      const asked = client.fetchQuery({
        queryKey: ['help', 'prop-1'],
        queryFn: () => (answer === null ? Promise.resolve('good') : Promise.reject(answer)),
        retry: false,
        staleTime: 0,
        meta: failureReport ? { failureReport } : {},
      });
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      await asked.catch(() => {});
    }
    return report.mock.calls.map(([error, words]) => [error, words]);
  };
  const words = { message: undefined, read: 'help' };
  const [first, again, other] = [failed(500), failed(500), failed(503)];

  test.each<[string, readonly (Error | null)[], readonly Error[]]>([
    ['one failure', [first], [first]],
    ['the same failure again', [first, again], [first]],
    ['another failure', [first, other], [first, other]],
    ['the same failure after a success', [first, null, again], [first, again]],
    ['no failure', [null], []],
  ])('%s', async (_, answers, reported) => {
    expect(await read(answers)).toEqual(reported.map((error) => [error, words]));
  });

  test('under the words of the read, where it has some', async () => {
    expect(await read([first], () => 'Rewards load failed')).toEqual([
      [first, { message: 'Rewards load failed', read: 'help' }],
    ]);
  });

  test('not when the error is an answer', async () => {
    expect(await read([first], () => null)).toEqual([]);
  });
});

import { expect, test, vi } from 'vitest';

import type { AskedAhead } from './asked-ahead.ts';
import type { ApiResponse } from './response.ts';

import { answeredAhead } from './asked-ahead.ts';
import { NoResponse } from './response.ts';

const ANSWER: ApiResponse = { status: 404, headers: {}, text: '' };

/** A read of the boot script that gets this answer, and what aborts it. */
function read(answer: Promise<ApiResponse>, at = performance.now()): { ahead: AskedAhead; abort: () => void } {
  const abort = vi.fn<() => void>();
  return { ahead: { headers: {}, at, answer, abort }, abort };
}

const never = new Promise<ApiResponse>(() => {});

test('an answer of any status is handed over, in a separate task', async () => {
  const { ahead } = read(Promise.resolve(ANSWER));
  const answered = vi.fn<(answer: ApiResponse) => void>();
  const handedOver = answeredAhead(ahead, { timeout: 1000 }).then(answered);
  for (let index = 0; index < 10; index += 1) await Promise.resolve();
  expect(answered).not.toHaveBeenCalled();
  await handedOver;
  expect(answered).toHaveBeenCalledWith(ANSWER);
});

test('its time counts from when it was sent (S40)', async () => {
  const { ahead, abort } = read(never, performance.now() - 10_000);
  await expect(answeredAhead(ahead, { timeout: 10_000 })).rejects.toEqual(new NoResponse('ETIMEDOUT'));
  expect(abort).toHaveBeenCalledOnce();
});

test('a lost connection is one also here', async () => {
  const { ahead } = read(Promise.reject(new TypeError('Failed to fetch')));
  await expect(answeredAhead(ahead, { timeout: 1000 })).rejects.toMatchObject({ code: 'ERR_NETWORK' });
});

test.each(['before', 'after'])('it is aborted with its caller, %s it is taken over', async (when) => {
  const { ahead, abort } = read(never);
  const caller = new AbortController();
  if (when === 'before') caller.abort();
  const answer = answeredAhead(ahead, { timeout: 60_000, signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  expect(abort).toHaveBeenCalledOnce();
});

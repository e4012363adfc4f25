import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError, ContractError } from '#api/api-error.ts';

import { submit } from './submit.ts';
import type { Outcome } from './submit.ts';

const failed = (status?: number) =>
  new ApiError({ code: status === undefined ? 'network' : 'unknown', operation: 'updateCheckIn', message: '', status });

/** Locks of one browser, of which another tab may hold all. */
function locks(isHeldElsewhere = false) {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, _options: object, task: (lock: object | null) => Promise<unknown>) => {
      if (isHeldElsewhere) return task(null);
      held.add(name);
      try {
        return await task({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

const settle = vi.fn<(outcome: Outcome<string>) => void>();
const send = vi.fn<() => Promise<string>>();
const start = () => submit({ lock: 'write:abc', send, settle });

beforeEach(() => {
  settle.mockReset();
  send.mockReset();
  vi.stubGlobal('navigator', { onLine: true, locks: locks() });
});

describe('one vocabulary of outcomes (S51 to S53)', () => {
  test.each<[string, () => Promise<string>, Outcome<string>['kind']]>([
    ['an answer', () => Promise.resolve('yes'), 'sent'],
    ['400', () => Promise.reject(failed(400)), 'refused'],
    ['404', () => Promise.reject(failed(404)), 'refused'],
    ['409', () => Promise.reject(failed(409)), 'refused'],
    ['429', () => Promise.reject(failed(429)), 'refused'],
    ['500', () => Promise.reject(failed(500)), 'lost'],
    ['504', () => Promise.reject(failed(504)), 'lost'],
    ['no answer', () => Promise.reject(failed()), 'lost'],
    [
      'the sign-in page of a Wi-Fi (D7)',
      () => Promise.reject(new ApiError({ code: 'wifi-sign-in', operation: 'updateCheckIn', message: '' })),
      'wifi-sign-in',
    ],
    [
      'an unreadable answer',
      () => Promise.reject(new ContractError('updateCheckIn', 'orderId', 'invalid_type')),
      'lost',
    ],
  ])('%s: sent once, settled once', async (_, call, kind) => {
    send.mockImplementation(call);
    expect(await start()).toBe(kind);
    expect(send).toHaveBeenCalledOnce();
    expect(settle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }));
  });

  test.each([
    ['offline', { onLine: false, locks: locks() }, 'offline'],
    ['while another tab holds the lock', { onLine: true, locks: locks(true) }, 'busy-elsewhere'],
  ])('%s: nothing is sent', async (_, navigator, kind) => {
    vi.stubGlobal('navigator', navigator);
    expect(await start()).toBe(kind);
    expect(send).not.toHaveBeenCalled();
    expect(settle).toHaveBeenCalledExactlyOnceWith({ kind });
  });
});

test('a write that another tab has sent already is not sent, and nothing is settled (S51)', async () => {
  const held = locks();
  vi.stubGlobal('navigator', { onLine: true, locks: held });
  const claim = vi.fn<() => boolean>(() => !held.held.has('write:abc'));
  expect(await submit({ lock: 'write:abc', claim, send, settle })).toBe('superseded');
  expect(claim).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
  expect(settle).not.toHaveBeenCalled();
});

test("an error from before the call is the caller's, and nothing is settled", async () => {
  const error = new Error('The card was refused');
  send.mockRejectedValue(error);
  await expect(start()).rejects.toBe(error);
  expect(settle).not.toHaveBeenCalled();
});

test('the lock is held until the outcome is settled (S51)', async () => {
  const held = locks();
  vi.stubGlobal('navigator', { onLine: true, locks: held });
  send.mockResolvedValue('yes');
  const { promise, resolve } = Promise.withResolvers<void>();
  const submitted = submit({ lock: 'door:1', send, settle: () => promise });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect([...held.held]).toEqual(['door:1']);
  resolve();
  expect(await submitted).toBe('sent');
  expect(held.held.size).toBe(0);
});

import { line } from './fake-fetch.ts';
import { send as sendByAxios } from '#api/transport.ts';
import type { Fate } from './fake-fetch.ts';

import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { configureApi, request } from '#api/http-client.ts';
import { createQueryClient } from '#data/query-client.ts';

import { REQUESTS } from '../contract/good-requests.ts';

interface Call {
  readonly name: string;
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  readonly data?: unknown;
}

/** The other bodies that an operation is sent with. Each is a different write for the guest, and is sent once. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  authenticate: {
    'another code': { email: 'a@guest.example', idempotencyKey: '1', turnstileToken: 'ok', strategy: 'otp' },
    'log in': { email: 'a@guest.example', otp: '123456', strategy: 'otp' },
  },
  updateCheckIn: {
    'a card': { creditCards: [{ name: 'A', type: 'visa', expirationDate: '2028-09', transactionId: 't' }] },
    dates: { startDate: '2025-12-01T14:00:00Z', endDate: '2025-12-04T09:00:00Z' },
    'check out': { checkOutDone: true },
    cancel: { status: 'canceled' },
    'guest details': { guestDetails: { firstName: 'A', lastName: 'G', email: 'a@guest.example', phone: '+358401' } },
  },
};

/** Every call of the app: each operation, and each variant of a write. */
const CALLS = Object.entries(REQUESTS).flatMap(([operation, [path, sent, more]]) => {
  const { method = 'GET', body } = (sent === 'signed' ? more : sent) ?? {};
  const call: Call = { name: operation, operation, url: `/${path}`, method, data: body };
  const variants = Object.entries(VARIANTS[operation] ?? {});
  return [call, ...variants.map(([name, data]): Call => ({ ...call, name: `${operation}: ${name}`, data }))];
});

const HTML = { 'content-type': 'text/html' };
const ENTRY = '{"errors":[{"code":"FOO","message":"m"}]}';

interface Row {
  readonly fate: Fate;
  readonly isOffline?: boolean;
  /** How often a read is sent, and when it ends, in milliseconds. A write is sent once and ends after `write` ms. */
  readonly read: readonly [attempts: number, endsAt: number];
  readonly write: number;
  readonly ends:
    | 'data'
    | { readonly code: 'network' | 'wifi-sign-in' | 'unknown'; readonly status?: number; readonly message?: string };
}

const status = (code: number, body = ENTRY, headers?: HeadersInit): Fate => ({
  afterMs: 100,
  status: code,
  body,
  ...(headers === undefined ? {} : { headers }),
});
const final = (fate: Fate, code: number): Row => ({
  fate,
  read: [1, 100],
  write: 100,
  ends: { code: 'unknown', status: code },
});
const away = (fate: Fate, code: number): Row => ({ ...final(fate, code), read: [3, 2_800] });

/** The times assume jitter in the middle: retries after half a second, then after two. */
const FAULTS: Readonly<Record<string, Row>> = {
  'no network, as the browser knows': {
    fate: { afterMs: 1, status: 0 },
    isOffline: true,
    read: [1, 1],
    write: 1,
    ends: { code: 'network' },
  },
  'nobody listens': { fate: { afterMs: 1, status: 0 }, read: [3, 2_503], write: 1, ends: { code: 'network' } },
  'a connection that breaks': {
    fate: { afterMs: 1_000, status: 0 },
    read: [3, 5_500],
    write: 1_000,
    ends: { code: 'network' },
  },
  'an answer that breaks off': {
    fate: { afterMs: 50, status: 0 },
    read: [3, 2_650],
    write: 50,
    ends: { code: 'network' },
  },
  silence: { fate: 'silence', read: [1, 10_000], write: 20_000, ends: { code: 'network', message: 'ETIMEDOUT' } },
  'a slow answer': {
    fate: { afterMs: 9_000, status: 200, body: '{"a":1}' },
    read: [1, 9_000],
    write: 9_000,
    ends: 'data',
  },
  '500': final(status(500), 500),
  '502 as HTML': away(status(502, '<h1>Bad Gateway</h1>', HTML), 502),
  '503': away(status(503), 503),
  '429 that says when': {
    ...final(status(429, ENTRY, { 'content-type': 'application/json', 'retry-after': '5' }), 429),
    read: [3, 10_300],
  },
  '401': final(status(401), 401),
  '403': final(status(403), 403),
  '404': final(status(404), 404),
  'truncated JSON': final(status(200, '{"slug":"ab'), 200),
  'the sign-in page of a Wi-Fi': {
    ...final(status(200, '<!doctype html><p>Sign in', HTML), 200),
    ends: { code: 'wifi-sign-in' },
  },
  'nothing, with 200': { ...final(status(200, '', {}), 200), ends: { code: 'unknown' } },
};

interface End {
  readonly at: number;
  readonly outcome: unknown;
}

/** Makes the call as the app does; returns its outcome and when it was settled, in milliseconds. */
async function made({ operation, url, method, data }: Call): Promise<End> {
  const client = createQueryClient();
  const start = performance.now();
  const send = (signal?: AbortSignal) => request({ url, method, data, signal }, { operation });
  const call =
    method === 'GET'
      ? client.fetchQuery({ queryKey: [operation], queryFn: ({ signal }) => send(signal) })
      : new MutationObserver(client, { mutationFn: () => send() }).mutate();
  const end = call
    .catch((reason: unknown) => reason)
    .then((outcome) => ({ at: Math.round(performance.now() - start), outcome }));
  await vi.advanceTimersByTimeAsync(60_000);
  return end;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  line.requests = 0;
  configureApi({
    send: sendByAxios,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the table has each of 28 calls with each of 16 faults', () => {
  expect([CALLS.length, Object.keys(FAULTS).length]).toEqual([28, 16]);
});

describe.each(CALLS)('$name', (call) => {
  test.each(Object.entries(FAULTS))(
    '%s: number of attempts, duration and outcome as in the table (S40, S41)',
    async (_, row) => {
      line.fate = row.fate;
      if (row.isOffline) vi.stubGlobal('navigator', { onLine: false });
      const { at, outcome } = await made(call);
      const [attempts, endsAt] = call.method === 'GET' ? row.read : [1, row.write];
      expect({ attempts: line.requests, at }).toEqual({ attempts, at: endsAt });
      const failure = { name: 'ApiError', operation: call.operation };
      expect(outcome).toMatchObject(row.ends === 'data' ? { a: 1 } : { ...failure, ...row.ends });
    },
  );
});

const READ: Call = { name: 'checkIn', operation: 'checkIn', url: '/check-in/a', method: 'GET' };

describe('a read with all its attempts (S41)', () => {
  test.each([0, 0.5, 0.999])('never takes more than twelve seconds, with jitter %d', async (share) => {
    vi.spyOn(Math, 'random').mockReturnValue(share);
    for (let afterMs = 0; afterMs <= 10_000; afterMs += 500) {
      line.fate = { afterMs, status: 0 };
      // oxlint-disable-next-line no-await-in-loop -- one read after the other, on one clock
      expect((await made(READ)).at).toBeLessThanOrEqual(12_000);
    }
  });

  test('limits the last attempt to the time that is left', async () => {
    line.fate = { afterMs: 9_000, status: 0 };
    expect(await made(READ)).toMatchObject({ at: 12_000, outcome: { code: 'network', message: 'ETIMEDOUT' } });
    expect(line.requests).toBe(2);
  });

  test.each([
    ['10', 2],
    ['11', 1],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 1],
    ['', 1],
  ])('after a 429 with Retry-After %j has been sent %d times', async (after, attempts) => {
    line.fate = status(429, ENTRY, { 'content-type': 'application/json', 'retry-after': after });
    await made(READ);
    expect(line.requests).toBe(attempts);
  });

  test('has the whole time again when it is repeated', async () => {
    line.fate = 'silence';
    expect((await made(READ)).at).toBe(10_000);
    expect((await made(READ)).at).toBe(10_000);
  });
});

test('an answer over two megabytes is an error (S40)', async () => {
  const answer = (length: number): Fate => status(200, `"${'x'.repeat(length - 2)}"`);
  line.fate = answer(2_000_000);
  expect((await made(READ)).outcome).toHaveLength(1_999_998);
  line.fate = answer(2_000_001);
  expect((await made(READ)).outcome).toMatchObject({ code: 'unknown', operation: 'checkIn' });
});

import { QueryClient } from '@tanstack/react-query';
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { checkIn, getUpdateCheckInMutationOptions } from '#api/generated/check-in.ts';
import { getOrderCustomProductMutationOptions } from '#api/generated/products.ts';

import { answeringServer, CANARY, failure, get, json, text } from '../../tests/support/api-server.ts';
import type { ApiError } from './api-error.ts';
import { configureApi, request, TIMEOUTS_MS } from './http-client.ts';

const api = answeringServer(json({ ok: true }));
beforeEach(() => configureApi(api.settings));

describe('what every call carries', () => {
  test('it goes to the configured base address, with nothing of ours but Accept and a language (R7-01)', async () => {
    await get();
    expect(api.seen[0]?.url).toBe(`/api/check-in/${CANARY}`);
    expect(
      Object.keys(api.seen[0]?.headers ?? {}).filter((name) => /^(x-|authorization|cookie|platform)/.test(name)),
    ).toEqual(['x-language-code']);
  });

  // Proves R6-01.
  test.each([
    ['a stored language goes with every call (R7-02, R7-05)', 'de-DE', ['de-DE', 'de-DE']],
    [
      'without one a read names the language on screen, a write none (R7-02, R7-34, R7-42)',
      undefined,
      ['fi-FI', undefined],
    ],
  ])('%s', async (_, stored, sent) => {
    configureApi({ ...api.settings, storedLanguage: () => stored, shownLanguage: () => stored ?? 'fi-FI' });
    await get();
    await request({ url: '/access-requests', method: 'POST', data: { slug: 'a' } }, { operation: 'requestAccess' });
    expect(api.seen.map(({ headers }) => headers['x-language-code'])).toEqual(sent);
  });

  test("a successful response reports the server's clock", async () => {
    const serverTimes: number[] = [];
    configureApi({ ...api.settings, onServerTime: (ms) => void serverTimes.push(ms) });
    api.answer = (incoming, response) => {
      response.setHeader('date', 'Fri, 20 Nov 2026 13:00:00 GMT');
      json({})(incoming, response);
    };
    await get();
    expect(serverTimes).toEqual([Date.parse('2026-11-20T13:00:00Z')]);
  });
});

describe('the query: brackets and repeated keys (R7-06)', () => {
  const queryOf = (message: IncomingMessage | undefined): [string, string][] => [
    ...new URL(message?.url ?? '', 'http://x').searchParams,
  ];

  test('$expand[] of the stay', async () => {
    await checkIn('abc', { '$expand[]': ['customer', 'property.integrations'] });
    expect(queryOf(api.seen[0])).toEqual([
      ['$expand[]', 'customer'],
      ['$expand[]', 'property.integrations'],
    ]);
  });

  test('status[] and endDate[$gte] of the reservations', async () => {
    const params = {
      'status[]': ['confirmed', 'started'],
      'endDate[$gte]': '2026-11-20T13:00:00Z',
      '$expand[]': ['property'],
    };
    await get('/reservations', { params });
    expect(queryOf(api.seen[0])).toEqual([
      ['status[]', 'confirmed'],
      ['status[]', 'started'],
      ['endDate[$gte]', '2026-11-20T13:00:00Z'],
      ['$expand[]', 'property'],
    ]);
  });

  test('a single value is a list of one; what is missing is not sent', async () => {
    await get('/x', { params: { 'status[]': ['confirmed'], a: undefined, b: null, c: [], d: 0, e: false, f: '' } });
    expect(queryOf(api.seen[0])).toEqual([
      ['status[]', 'confirmed'],
      ['d', '0'],
      ['e', 'false'],
      ['f', ''],
    ]);
  });

  test('what a guest types arrives as typed', async () => {
    await get('/check-in', { params: { channelConfirmationNumber: 'BN 1&a=b', lastName: 'Ó Briain+Ü 🏠' } });
    expect(queryOf(api.seen[0])).toEqual([
      ['channelConfirmationNumber', 'BN 1&a=b'],
      ['lastName', 'Ó Briain+Ü 🏠'],
    ]);
  });
});

describe('a slug in the path (S33)', () => {
  test.each(['a/b', '../customers', '%2e%2e/customers', 'http://evil.test/', '//evil.test', 'a?b#c', 'ä 🏠'])(
    '%j is one segment',
    async (slug) => {
      await checkIn(slug);
      expect(api.seen[0]?.url?.split('/')).toHaveLength(4);
      expect(decodeURIComponent(api.seen[0]?.url?.split('/')[3] ?? '')).toBe(slug);
    },
  );

  test('an absolute address never leaves for another host', async () => {
    expect(await failure(get('http://evil.test/steal'))).toMatchObject({ code: 'unknown' });
    expect(api.seen).toEqual([]);
  });
});

describe('answers that are none (R8-05, R8-06, S40)', () => {
  test.each<[string, RequestListener, Partial<ApiError>]>([
    ['truncated JSON', text('{"slug":"ab', 200, 'application/json'), { code: 'unknown', status: 200 }],
    [
      'the sign-in page of a Wi-Fi',
      text('<!doctype html><p>Sign in', 200, 'text/html'),
      { code: 'wifi-sign-in', status: undefined },
    ],
    ['a text that is JSON, as plain text', text('{"slug":"a"}', 200, 'text/plain'), { code: 'unknown' }],
    ['nothing, with 200', text('', 200), { code: 'unknown' }],
    ['nothing, with 204', text('', 204), { code: 'unknown' }],
    ['404 without a body', text('', 404), { code: 'unknown', status: 404 }],
    ['404 as HTML', text('<h1>Not Found</h1>', 404, 'text/html'), { code: 'unknown', status: 404 }],
    [
      '404 with an entry',
      json({ errors: [{ code: 'NOT_FOUND', message: 'Reservation not found' }] }, 404),
      { code: 'unknown', status: 404, message: 'Reservation not found' },
    ],
    ['502 as HTML', text('<h1>Bad Gateway</h1>', 502, 'text/html'), { code: 'unknown', status: 502 }],
    ['500 with truncated JSON', text('{"errors":[{"co', 500, 'application/json'), { code: 'unknown', status: 500 }],
    [
      '429 with the code of the lock',
      json({ errors: [{ code: 'TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', message: 'm' }] }, 429),
      { code: 'unit-access-too-many-attempts', status: 429 },
    ],
    [
      'a redirect',
      (_, response) => void response.writeHead(302, { location: 'http://evil.test/' }).end(),
      { code: 'wifi-sign-in', status: undefined },
    ],
    ['a connection that breaks', (incoming) => void incoming.socket.destroy(), { code: 'network', status: undefined }],
  ])('%s', async (_, listener, expected) => {
    api.answer = listener;
    const error = await failure(get());
    expect(error).toMatchObject(expected);
    expect(error.operation).toBe('checkIn');
    expect(JSON.stringify(error) + error.message).not.toContain(CANARY);
    expect(api.seen).toHaveLength(1);
  });

  test('an answer that breaks off (a browser says network, Node gives the status)', async () => {
    api.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"slug":', () => response.socket?.destroy());
    };
    expect(['network', 'unknown']).toContain((await failure(get())).code);
  });

  test('nobody listens', async () => {
    configureApi({ ...api.settings, baseUrl: 'http://127.0.0.1:9/api' });
    expect(await failure(get())).toMatchObject({ code: 'network', status: undefined });
  });

  test('JSON null is an answer; the contract refuses it, not the transport', async () => {
    api.answer = json(null);
    expect(await get()).toBeNull();
  });
});

describe('a call that hangs (S40)', () => {
  beforeEach(() => {
    api.answer = () => {};
    configureApi({ ...api.settings, timeouts: { read: 100, write: 200 } });
  });

  test('reads are given up after 10 s, writes after 20 s', () => {
    expect(TIMEOUTS_MS).toEqual({ read: 10_000, write: 20_000 });
  });

  test.each([
    ['GET', 100],
    ['POST', 200],
    ['PATCH', 200],
  ])('%s is given up after its time, and says so', async (method, ms) => {
    const start = performance.now();
    const error = await failure(request({ url: '/x', method }, { operation: 'checkIn' }));
    expect(error).toMatchObject({ code: 'network', message: 'ETIMEDOUT', status: undefined });
    expect(performance.now() - start).toBeGreaterThanOrEqual(ms - 5);
    expect(api.seen).toHaveLength(1);
  });

  test('a slow body is given up, too', async () => {
    api.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    };
    expect(await failure(get())).toMatchObject({ code: 'network', message: 'ETIMEDOUT' });
  });

  test('it is given up at once when its caller aborts it', async () => {
    configureApi({ ...api.settings, timeouts: { read: 60_000, write: 60_000 } });
    const abort = new AbortController();
    const call = get('/x', { signal: abort.signal });
    setTimeout(() => abort.abort(), 20);
    expect(await failure(call)).toMatchObject({ code: 'network', message: 'ERR_CANCELED' });
  });
});

describe("a failure is named by the operation, never by the guest's values (S23)", () => {
  const { mutationFn: update } = getUpdateCheckInMutationOptions();
  const { mutationFn: order } = getOrderCustomProductMutationOptions();
  const context = { client: new QueryClient(), meta: undefined };

  test.each<[string, () => Promise<unknown> | undefined]>([
    ['checkIn', () => checkIn(CANARY)],
    ['updateCheckIn', () => update?.({ slug: CANARY, data: { checkOutDone: true } }, context)],
    ['orderCustomProduct', () => order?.({ productId: CANARY, data: { reservationId: CANARY } }, context)],
  ])('%s', async (operation, call) => {
    api.answer = text('', 500);
    const error = await failure(call() ?? Promise.resolve());
    expect(error).toMatchObject({ operation, message: 'HTTP 500' });
  });
});

describe('every generated call has its name, and the token where the contract asks for it (R6-06 to R6-10)', () => {
  interface Operation {
    readonly operationId?: string;
    readonly security?: unknown;
  }
  const operations = globSync('openapi/paths/*.yaml')
    .map((file) => parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Operation>>)
    .flatMap((paths) => Object.values(paths).flatMap((path) => Object.values(path)))
    .filter(({ operationId }) => operationId !== undefined);
  const generated = globSync('src/api/generated/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

  test.each(operations)('$operationId', ({ operationId, security }) => {
    const options = security ? `operation: '${operationId}', isAccount: true` : `operation: '${operationId}'`;
    expect(generated).toContain(`{ ${options},  ...options}`);
  });
});

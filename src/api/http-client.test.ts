import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { checkIn, checkInLookup, updateCheckIn } from '#api/generated/check-in/check-in.ts';
import { orderCustomProduct } from '#api/generated/products/products.ts';
import { reservations } from '#api/generated/reservations/reservations.ts';

import { ApiError } from './api-error.ts';
import { configureApi, languageHeader, request, TIMEOUTS_MS } from './http-client.ts';
import type { ApiSettings } from './http-client.ts';

const CANARY = 'slug-canary';

let server: Server;
let settings: ApiSettings;
let seen: IncomingMessage[] = [];
let answer: RequestListener;
const serverTimes: number[] = [];

const json = (body: unknown, status = 200): RequestListener =>
  text(JSON.stringify(body), status, 'application/json; charset=utf-8');
const text =
  (body: string, status: number, contentType?: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType });
    response.end(body);
  };

beforeAll(async () => {
  server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    seen.push(incoming);
    answer(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  settings = {
    baseUrl: `http://127.0.0.1:${port}/api`,
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: (ms) => void serverTimes.push(ms),
  };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  seen = [];
  serverTimes.length = 0;
  answer = json({ ok: true });
  configureApi(settings);
});

const get = (url = `/check-in/${CANARY}`, options = {}) => request<unknown>({ url, method: 'GET', ...options });

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

describe('what every call carries', () => {
  test('it goes to the configured base address, with nothing of ours but Accept (R7-01)', async () => {
    await get();
    expect(seen[0]?.url).toBe(`/api/check-in/${CANARY}`);
    expect(
      Object.keys(seen[0]?.headers ?? {}).filter((name) => /^(x-|authorization|cookie|platform)/.test(name)),
    ).toEqual([]);
  });

  test('a stored language is sent with every call (R7-02, R7-05)', async () => {
    configureApi({ ...settings, storedLanguage: () => 'de-DE' });
    await get();
    await request({ url: '/access-requests', method: 'POST', data: { slug: 'a' } });
    expect(seen.map(({ headers }) => headers['x-language-code'])).toEqual(['de-DE', 'de-DE']);
  });

  test('no stored language, no header (R7-02)', async () => {
    await get();
    expect(seen[0]?.headers).not.toHaveProperty('x-language-code');
  });

  test('the stay is asked for with a language always, and once (R7-34, R7-42)', async () => {
    configureApi({ ...settings, shownLanguage: () => 'fi-FI' });
    await checkIn('abc', undefined, languageHeader());
    configureApi({ ...settings, storedLanguage: () => 'de-DE', shownLanguage: () => 'de-DE' });
    await checkIn('abc', undefined, languageHeader());
    expect(seen.map(({ headers }) => headers['x-language-code'])).toEqual(['fi-FI', 'de-DE']);
  });

  test("the server's clock is told, of good answers", async () => {
    answer = (incoming, response) => {
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
    expect(queryOf(seen[0])).toEqual([
      ['$expand[]', 'customer'],
      ['$expand[]', 'property.integrations'],
    ]);
  });

  test('status[] and endDate[$gte] of the reservations', async () => {
    await reservations(
      { 'status[]': ['confirmed', 'started'], 'endDate[$gte]': '2026-11-20T13:00:00Z', '$expand[]': ['property'] },
      {},
    );
    expect(queryOf(seen[0])).toEqual([
      ['status[]', 'confirmed'],
      ['status[]', 'started'],
      ['endDate[$gte]', '2026-11-20T13:00:00Z'],
      ['$expand[]', 'property'],
    ]);
  });

  test('a single value is a list of one; what is missing is not sent', async () => {
    await get('/x', { params: { 'status[]': ['confirmed'], a: undefined, b: null, c: [], d: 0, e: false, f: '' } });
    expect(queryOf(seen[0])).toEqual([
      ['status[]', 'confirmed'],
      ['d', '0'],
      ['e', 'false'],
      ['f', ''],
    ]);
  });

  test('what a guest types arrives as typed', async () => {
    await checkInLookup({ channelConfirmationNumber: 'BN 1&a=b', lastName: 'Ó Briain+Ü 🏠' });
    expect(queryOf(seen[0])).toEqual([
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
      expect(seen[0]?.url?.split('/')).toHaveLength(4);
      expect(decodeURIComponent(seen[0]?.url?.split('/')[3] ?? '')).toBe(slug);
    },
  );

  test('an absolute address never leaves for another host', async () => {
    await get('http://evil.test/steal');
    expect(seen[0]?.url).toMatch(/^\/api\//);
  });
});

describe('answers that are none (R8-05, R8-06, S40)', () => {
  test.each<[string, RequestListener, Partial<ApiError>]>([
    ['truncated JSON', text('{"slug":"ab', 200, 'application/json'), { code: 'unknown', status: 200 }],
    [
      'the sign-in page of a Wi-Fi',
      text('<!doctype html><p>Sign in', 200, 'text/html'),
      { code: 'unknown', status: 200 },
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
      { code: 'unknown', status: 302 },
    ],
    ['a connection that breaks', (incoming) => void incoming.socket.destroy(), { code: 'network', status: undefined }],
  ])('%s', async (_, listener, expected) => {
    answer = listener;
    const error = await failure(get());
    expect(error).toMatchObject(expected);
    expect(error.operation).toBe('GET /check-in/{slug}');
    expect(JSON.stringify(error) + error.message).not.toContain(CANARY);
    expect(seen).toHaveLength(1);
  });

  test('an answer that breaks off (a browser says network, Node gives the status)', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"slug":', () => response.socket?.destroy());
    };
    expect(['network', 'unknown']).toContain((await failure(get())).code);
  });

  test('nobody listens', async () => {
    configureApi({ ...settings, baseUrl: 'http://127.0.0.1:9/api' });
    expect(await failure(get())).toMatchObject({ code: 'network', status: undefined });
  });

  test('JSON null is an answer; the contract refuses it, not the transport', async () => {
    answer = json(null);
    expect(await get()).toBeNull();
  });
});

describe('a call that hangs (S40)', () => {
  beforeEach(() => {
    answer = () => {};
    configureApi({ ...settings, timeouts: { read: 100, write: 200 } });
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
    const error = await failure(request({ url: '/x', method }));
    expect(error).toMatchObject({ code: 'network', message: 'ETIMEDOUT', status: undefined });
    expect(performance.now() - start).toBeGreaterThanOrEqual(ms - 5);
    expect(seen).toHaveLength(1);
  });

  test('a slow body is given up, too', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    };
    expect(await failure(get())).toMatchObject({ code: 'network', message: 'ETIMEDOUT' });
  });

  test.each(['signal', 'options'])('it is given up at once when nobody wants it any more (%s)', async (way) => {
    configureApi({ ...settings, timeouts: { read: 60_000, write: 60_000 } });
    const abort = new AbortController();
    const call =
      way === 'signal'
        ? get('/x', { signal: abort.signal })
        : request({ url: '/x', method: 'GET' }, { signal: abort.signal });
    setTimeout(() => abort.abort(), 20);
    expect(await failure(call)).toMatchObject({ code: 'network', message: 'ERR_CANCELED' });
  });
});

describe('the name of a call is its template, never its values (S23)', () => {
  const contract = parse(readFileSync('openapi/guest-api.yaml', 'utf8')) as { paths: Record<string, object> };

  test.each(Object.keys(contract.paths))('%s', async (template) => {
    answer = text('', 500);
    const error = await failure(get(template.replace(/\{\w+\}/, encodeURIComponent(`${CANARY}/ä`))));
    expect(error.operation).toBe(`GET ${template}`);
    expect(error.message).toBe('HTTP 500');
  });

  test('also of the generated calls that write', async () => {
    answer = text('', 500);
    expect((await failure(updateCheckIn(CANARY, { checkOutDone: true }))).operation).toBe('PATCH /check-in/{slug}');
    expect((await failure(orderCustomProduct(CANARY, { reservationId: CANARY }))).operation).toBe(
      'POST /custom-products/{productId}/order',
    );
    expect(seen).toHaveLength(2);
  });
});

import type { IncomingMessage, RequestListener } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { checkIn } from '#api/generated/check-in.ts';

import { failure, CANARY, get, json, serve } from '../../tests/support/api-server.ts';
import { configureApi, request } from './http-client.ts';
import type { ApiSettings } from './http-client.ts';

let settings: ApiSettings;
let seen: IncomingMessage[] = [];
let answer: RequestListener;
const serverTimes: number[] = [];

beforeAll(async () => {
  const server = await serve((incoming, response) => {
    seen.push(incoming);
    answer(incoming, response);
  });
  settings = { ...server.settings, onServerTime: (ms) => void serverTimes.push(ms) };
  return server.close;
});
beforeEach(() => {
  seen = [];
  serverTimes.length = 0;
  answer = json({ ok: true });
  configureApi(settings);
});

describe('what every call carries', () => {
  test('it goes to the configured base address, with nothing of ours but Accept and a language (R7-01)', async () => {
    await get();
    expect(seen[0]?.url).toBe(`/api/check-in/${CANARY}`);
    expect(
      Object.keys(seen[0]?.headers ?? {}).filter((name) => /^(x-|authorization|cookie|platform)/.test(name)),
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
    configureApi({ ...settings, storedLanguage: () => stored, shownLanguage: () => stored ?? 'fi-FI' });
    await get();
    await request({ url: '/access-requests', method: 'POST', data: { slug: 'a' } }, { operation: 'requestAccess' });
    expect(seen.map(({ headers }) => headers['x-language-code'])).toEqual(sent);
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
    const params = {
      'status[]': ['confirmed', 'started'],
      'endDate[$gte]': '2026-11-20T13:00:00Z',
      '$expand[]': ['property'],
    };
    await get('/reservations', { params });
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
    await get('/check-in', { params: { channelConfirmationNumber: 'BN 1&a=b', lastName: 'Ó Briain+Ü 🏠' } });
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
    expect(await failure(get('http://evil.test/steal'))).toMatchObject({ code: 'unknown' });
    expect(seen).toEqual([]);
  });
});

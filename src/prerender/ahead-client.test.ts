import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';

import { answeringServer, failure, get, json, text } from '../../tests/support/api-server.ts';
import { configureApi } from '#api/http-client.ts';

import { configureAhead, request as askAhead } from './ahead-client.ts';

const URL = '/check-in/keys-ready';
const PARAMS = { '$expand[]': ['customer', 'propertyKeys'] };

const api = answeringServer(json({ slug: 'keys-ready' }));
beforeEach(() => {
  globalThis.receptionAhead = undefined;
  configureApi(api.settings);
  configureAhead({ baseUrl: api.settings.baseUrl, shownLanguage: 'en-GB' });
});

/** The same read, asked for by the boot script, which does not wait for the outcome. */
const ahead = (headers = {}): Promise<unknown> => askAhead({ url: URL, params: PARAMS, headers }).catch(() => {});
const asApp = (headers = {}) => get(URL, { params: PARAMS, headers });

describe('the app takes over what the boot script has asked for', () => {
  test('one call, sent alike, answered once', async () => {
    void ahead({ 'x-language-code': 'de-DE' });
    expect(await asApp({ 'x-language-code': 'de-DE' })).toEqual({ slug: 'keys-ready' });
    expect(api.seen).toHaveLength(1);
    await asApp({ 'x-language-code': 'de-DE' });
    const [first, second] = api.seen;
    expect(second?.url).toBe(first?.url);
    expect(first?.headers['x-language-code']).toBe('de-DE');
    expect(second?.headers.accept).toBe(first?.headers.accept);
  });

  test('the shown language goes with it, also when the guest has chosen none (R7-02, R7-42)', async () => {
    configureAhead({ baseUrl: api.settings.baseUrl, shownLanguage: 'fi-FI' });
    configureApi({ ...api.settings, shownLanguage: () => 'fi-FI' });
    void ahead();
    await asApp();
    expect(api.seen.map(({ headers }) => headers['x-language-code'])).toEqual(['fi-FI']);
  });

  test.each([
    ['another language', { 'x-language-code': 'fi-FI' }],
    ['a header of its own', { 'x-slug': 'keys-ready' }],
  ])('who needs %s asks anew', async (_, headers) => {
    await Promise.all([ahead({ 'x-language-code': 'de-DE' }), asApp(headers)]);
    expect(api.seen).toHaveLength(2);
  });

  test('tells the clock of the server', async () => {
    const times: number[] = [];
    configureApi({ ...api.settings, onServerTime: (ms) => times.push(ms) });
    void ahead();
    await asApp();
    expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(5_000);
  });
});

/** An error without the moment until which its call may be tried again. */
const timeless = (error: unknown) => ({ ...Object(error), message: String(error), retryBefore: 0 });

describe('a failure is the same as of the app’s own call', () => {
  test.each<[string, RequestListener]>([
    ['truncated JSON', text('{"slug":"ab', 200, 'application/json')],
    ['the sign-in page of a Wi-Fi', text('<!doctype html><p>Sign in', 200, 'text/html')],
    ['nothing, with 200', text('', 200)],
    ['404 without a body', text('', 404)],
    ['404 with an entry', json({ errors: [{ code: 'NOT_FOUND', message: 'Booking not found' }] }, 404)],
    ['502 as HTML', text('<h1>Bad Gateway</h1>', 502, 'text/html')],
  ])('%s', async (_, listener) => {
    api.answer = listener;
    const own = await failure(asApp());
    void ahead();
    const taken = await failure(asApp());
    expect(timeless(taken)).toEqual(timeless(own));
    expect(api.seen).toHaveLength(2);
  });

  test('a connection that breaks', async () => {
    api.answer = (incoming) => void incoming.socket.destroy();
    void ahead();
    expect(await failure(asApp())).toMatchObject({ code: 'network', message: 'ERR_NETWORK', status: undefined });
  });

  test('an answer that never comes is given up when its time is up, counted from when it was asked (S40)', async () => {
    configureApi({ ...api.settings, timeouts: { read: 15_000, write: 15_000 } });
    api.answer = () => {};
    void ahead();
    const [address = '', call] = Object.entries(globalThis.receptionAhead ?? {})[0] ?? [];
    if (call) globalThis.receptionAhead = { [address]: { ...call, at: performance.now() - 14_950 } };
    const start = performance.now();
    expect(await failure(asApp())).toMatchObject({ code: 'network', message: 'ETIMEDOUT', status: undefined });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('it is given up at once when its caller aborts it', async () => {
    api.answer = () => {};
    void ahead();
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 20);
    const error = await failure(get(URL, { params: PARAMS, signal: abort.signal }));
    expect(error).toMatchObject({ code: 'network', message: 'ERR_CANCELED' });
  });
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { describe, expect, test, vi } from 'vitest';

import { testerServer } from './tester-server.ts';

const { send, port } = testerServer();

const STAY = '/api/check-in/stay-started';
const fault = (body: object) => send('POST', '/__mock/faults', { operation: 'checkIn', ...body });
const journal = async () => (await send('GET', '/__mock/journal')).json();

describe('faults', () => {
  test('status: the given status, the given number of times, on that operation only', async () => {
    await fault({ kind: 'status', status: 503, code: 'FOO', times: 2 });
    const first = await send('GET', STAY);
    expect([first.status, (await first.json()).errors[0].code]).toEqual([503, 'FOO']);
    expect((await send('GET', '/api/reservation-state/res-stay-started')).status).toBe(200);
    expect((await send('GET', STAY)).status).toBe(503);
    expect((await send('GET', STAY)).status).toBe(200);
  });

  test('network: no answer at all, on every operation, until cleared', async () => {
    await fault({ operation: '*', kind: 'network' });
    await expect(send('GET', STAY)).rejects.toThrow('fetch failed');
    await expect(send('GET', '/api/properties/prop-helsinki-kas40')).rejects.toThrow('fetch failed');
    await send('DELETE', '/__mock/faults');
    expect((await send('GET', STAY)).status).toBe(200);
  });

  test('malformed: an HTML page with status 200', async () => {
    await fault({ kind: 'malformed', times: 1 });
    const response = await send('GET', STAY);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
    await expect(response.json()).rejects.toThrow('JSON');
  });

  test('malformed, cut: half of the answer', async () => {
    await fault({ kind: 'malformed', how: 'cut', times: 1 });
    const response = await send('GET', STAY);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow('JSON');
  });

  test('malformed, wrong-type: the answer with one member of another type', async () => {
    const keys = `${STAY}?$expand[]=propertyKeys`;
    const { propertyKeys, ...stay } = await (await send('GET', keys)).json();
    await fault({ kind: 'malformed', how: 'wrong-type', field: 'propertyKeys.0.code', times: 1 });
    const [first, ...others] = propertyKeys;
    expect(await (await send('GET', keys)).json()).toEqual({
      ...stay,
      propertyKeys: [{ ...first, code: 7 }, ...others],
    });
  });

  test('rate-limit: a number of calls per minute, then 429 with the seconds to wait', async () => {
    await fault({ kind: 'rate-limit', calls: 1 });
    expect((await send('GET', STAY)).status).toBe(200);
    const refused = await send('GET', STAY);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await send('PUT', '/__mock/clock', { advance: 'PT1M' });
    expect((await send('GET', STAY)).status).toBe(200);
  });

  test('two at once: every answer is delayed, and about half of them are lost', async () => {
    await fault({ kind: 'delay', delayMs: 20 });
    await fault({ kind: 'network', chance: 0.5, seed: 3 });
    const before = performance.now();
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => send('GET', STAY)));
    const lost = calls.filter(({ status }) => status === 'rejected').length;
    expect([lost > 1, lost < 11, performance.now() - before >= 19]).toEqual([true, true, true]);
    expect(await journal()).toMatchObject(calls.map(() => ({ faults: expect.arrayContaining(['delay']) })));
  });

  test('empty: status 200 without a body', async () => {
    await fault({ kind: 'empty', times: 1 });
    const response = await send('GET', STAY);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('commit-then-drop: the write happens, the answer is lost', async () => {
    await fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await expect(send('PATCH', STAY, { status: 'canceled' })).rejects.toThrow('fetch failed');
    expect(await (await send('GET', STAY)).json()).toMatchObject({ status: 'canceled' });
    expect(await journal()).toMatchObject([{ status: 'dropped' }, { status: 200 }]);
  });

  test('delay: the answer is late', async () => {
    await fault({ kind: 'delay', delayMs: 30, times: 1 });
    const before = performance.now();
    expect((await send('GET', STAY)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
  });

  test('hold: the call is processed and answered when the faults are cleared', async () => {
    await fault({ operation: 'updateCheckIn', kind: 'hold', times: 1 });
    const held = send('PATCH', STAY, { status: 'canceled' });
    await vi.waitFor(async () => expect(await (await send('GET', '/__mock/faults')).json()).toEqual([]));
    expect(await (await send('GET', STAY)).json()).not.toMatchObject({ status: 'canceled' });
    await send('DELETE', '/__mock/faults');
    expect(await (await held).json()).toMatchObject({ status: 'canceled' });
  });

  test.each([
    ['timeout', 'dropped', {}],
    ['delay', 200, { delayMs: 600_000 }],
    ['hold', 200, {}],
  ])('%s: the server stops waiting when the client disconnects', async (kind, status, more) => {
    await fault({ kind, times: 1, ...more });
    const abort = new AbortController();
    const gone = send('GET', STAY, undefined, { signal: abort.signal });
    const outcome = gone.then(
      () => 'answered',
      () => 'gone',
    );
    // The fault counts as used once the call has arrived.
    await vi.waitFor(async () => expect(await (await send('GET', '/__mock/faults')).json()).toEqual([]));
    abort.abort();
    expect(await outcome).toBe('gone');
    await vi.waitFor(async () => expect(await journal()).toMatchObject([{ operation: 'checkIn', status }]));
  });
});

/** Sends raw bytes and returns the first line of the answer. */
async function raw(bytes: string): Promise<string | undefined> {
  const socket = connect(port(), '127.0.0.1');
  socket.write(bytes);
  return (await text(socket)).split('\r\n')[0];
}

describe('the server survives every request', () => {
  /** Two megabytes; a stream does not announce its length. */
  const twoMegabytes = () => new Blob(['x'.repeat(2_000_000)]);

  test.each<[string, () => RequestInit]>([
    ['of known length', () => ({ body: twoMegabytes() })],
    ['of unknown length', () => ({ body: twoMegabytes().stream(), duplex: 'half' }) as RequestInit],
  ])('a body over 100 kB %s is 413', async (_kind, init) => {
    expect((await send('PATCH', STAY, undefined, init())).status).toBe(413);
    expect((await send('POST', '/__mock/sessions', undefined, init())).status).toBe(413);
  });

  test('a body of just under 100 kB is read', async () => {
    const response = await send('PATCH', STAY, { guestDetails: { firstName: 'x'.repeat(99_000) } });
    expect(response.status).toBe(400);
  });

  test.each([
    ['an invalid host', 'GET /api/check-in/stay-started HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n', '403'],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '404'],
    [
      'a method that is never allowed',
      'TRACE /api/check-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      '405',
    ],
    [
      'an address of another server',
      'GET http://other/api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      '404',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
  ])('%s', async (_what, bytes, status) => {
    expect(await raw(bytes)).toContain(` ${status} `);
    expect((await send('GET', STAY)).status).toBe(200);
  });

  test('a client that disconnects within the body', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(`PATCH ${STAY} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"sta`, () =>
      socket.destroy(),
    );
    await vi.waitFor(async () => expect(await journal()).toMatchObject([{ operation: 'updateCheckIn' }]));
    expect((await send('GET', STAY)).status).toBe(200);
  });
});

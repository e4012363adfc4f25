import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { fake } from '#mocks/backend.ts';
import { BrowserWorlds } from '#mocks/engine/browser-worlds.ts';
import { responseOf } from '#mocks/engine/http.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';

import { FakeStorage } from '../support/fake-storage.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { frozenWorld, NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

const STAY = 'check-in/stay-started';

interface Sent {
  readonly type?: string | undefined;
  readonly coding?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const utf16 = (words: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(words, 'utf16le'));
const REFUSED = '{"checkOutDone":true}';
/** The status of a valid body: the stay is not on its last day, so checking out is refused. */
const READ = 409;

/** Bodies with the status that they get before their members are validated. */
const BODIES: [what: string, status: number, sent: Sent, says?: string][] = [
  ['JSON', READ, { type: 'application/json', body: REFUSED }],
  ['JSON that names its charset', READ, { type: 'Application/JSON; Charset="UTF-8"', body: REFUSED }],
  ['JSON with another parameter', READ, { type: 'application/json;v=1', body: REFUSED }],
  ['text/plain', 415, { type: 'text/plain', body: REFUSED }],
  ['no type', 415, { body: REFUSED }],
  ['an empty type', 415, { type: ' ', body: REFUSED }],
  ['a merge patch', 415, { type: 'application/merge-patch+json', body: REFUSED }],
  ['a JSON patch', 415, { type: 'application/json-patch+json', body: '[]' }],
  ['another JSON', 415, { type: 'application/vnd.api+json', body: REFUSED }],
  ['text/json', 415, { type: 'text/json', body: REFUSED }],
  ['a form', 415, { type: 'application/x-www-form-urlencoded', body: 'checkOutDone=true' }],
  ['two types', 415, { type: 'application/json, text/plain', body: REFUSED }],
  ['a type that begins alike', 415, { type: 'application/jsonp', body: REFUSED }],
  ['UTF-16 that says so', 415, { type: 'application/json; charset=utf-16', body: utf16(REFUSED) }],
  ['Latin-1 that says so', 415, { type: 'application/json; charset=iso-8859-1', body: REFUSED }],
  ['two charsets', 415, { type: 'application/json; charset=utf-8; charset=utf-16', body: REFUSED }],
  ['a packed body', 415, { type: 'application/json', coding: 'gzip', body: REFUSED }],
  ['UTF-16 that does not say so', 400, { type: 'application/json', body: utf16(REFUSED) }, 'body is not JSON'],
  ['Latin-1', 400, { type: 'application/json', body: Uint8Array.of(0x22, 0xe4, 0x22) }, 'body is not UTF-8'],
  ['half a character', 400, { type: 'application/json', body: Uint8Array.of(0x22, 0xc3) }, 'body is not UTF-8'],
  ['a byte order mark', 400, { type: 'application/json', body: `\uFEFF${REFUSED}` }, 'byte order mark'],
  [
    'a member twice',
    400,
    { type: 'application/json', body: '{"status":"a","status":"canceled"}' },
    'body.status is given twice',
  ],
  [
    'a member twice, spelled otherwise',
    400,
    { type: 'application/json', body: String.raw`{"status":"a" , "stat\u0075s" :"canceled"}` },
    'body.status is given twice',
  ],
  [
    'a member twice, deeper',
    400,
    { type: 'application/json', body: '{"orderItems":[{"a":"{"},{"count":1,"count":2}]}' },
    'body.orderItems.1.count is given twice',
  ],
  [
    'the same name in two objects',
    400,
    { type: 'application/json', body: '{"a":{"b":1},"c":{"b":2}}' },
    'body must have one of',
  ],
  ['JSON and more', 400, { type: 'application/json', body: `${REFUSED}x` }, 'body is not JSON'],
  ['a comment', 400, { type: 'application/json', body: `/* */${REFUSED}` }, 'body is not JSON'],
  ['nothing', 400, { type: 'application/json' }, 'body is missing'],
  ['nothing of another type', 400, { type: 'text/plain' }, 'body is missing'],
];

const SCALARS: readonly (readonly [path: string, field: string])[] = [
  ['check-in?lastName=Guest&lastName=Other&channelConfirmationNumber=BN-1001', 'query.lastName'],
  ['check-in?lastName=Guest&lastName=Guest&channelConfirmationNumber=BN-1001', 'query.lastName'],
  ['check-in?lastName=Guest&%6castName=&channelConfirmationNumber=BN-1001', 'query.lastName'],
  ['check-in?lastName[]=Guest&channelConfirmationNumber=BN-1001', 'query.lastName'],
  [`${STAY}?colour=1&colour=2`, 'query.colour'],
  ['product-availability/prod-sauna?reservationId=res-stay-started&reservationId=res-other', 'query.reservationId'],
];

interface Called {
  readonly status: number;
  readonly message: string;
}
type Call = (path: string, init: RequestInit) => Promise<Response>;

describe.each<[string, () => Promise<Call>]>([
  ['over HTTP', async () => (path, init) => fetch(`http://127.0.0.1:${server.port}/api/${path}`, init)],
  [
    'in a test',
    async () => {
      const world = await frozenWorld();
      const host = nodeHost(world);
      host.listen();
      return (path, init) => fetch(`http://api.test/api/${path}`, init).finally(() => host.close());
    },
  ],
  [
    'in the page',
    async () => {
      vi.stubGlobal('localStorage', new FakeStorage());
      const worlds = new BrowserWorlds(fake);
      return async (path, init) => {
        const answer = await fake.answer(worlds.access, new Request(`http://localhost:5173/api/${path}`, init));
        return answer === 'dropped' ? Response.error() : responseOf(answer);
      };
    },
  ],
])('the backend %s', (_where, start) => {
  async function called(path: string, method: string, { type, coding, body }: Sent): Promise<Called> {
    const call = await start();
    // As bytes, because `fetch` adds a Content-Type to a string.
    const bytes = typeof body === 'string' ? Uint8Array.from(Buffer.from(body)) : body;
    const answer = await call(path, {
      method,
      headers: { ...(type !== undefined && { 'content-type': type }), ...(coding && { 'content-encoding': coding }) },
      ...(bytes !== undefined && { body: bytes }),
    });
    const { errors } = (await answer.json()) as { errors?: readonly { message: string; data?: { field?: string } }[] };
    return { status: answer.status, message: errors?.[0]?.message ?? '' };
  }

  test.each(BODIES)('F6: answers a body of %s with %i', async (_what, status, sent, says = '') => {
    expect(await called(`check-in/stay-before-arrival`, 'PATCH', sent)).toEqual({
      status,
      message: expect.stringContaining(says),
    });
  });

  test.each(SCALARS)('F4: answers %s with a 400 that names %s', async (path, field) => {
    expect(await called(path, 'GET', {})).toEqual({ status: 400, message: expect.stringContaining(field) });
  });

  test('F4: accepts a repeated list parameter', async () => {
    expect(await called(`${STAY}?$expand[]=customer&$expand[]=creditCards`, 'GET', {})).toMatchObject({ status: 200 });
  });

  test.each(['POST', 'PUT', 'DELETE'])('F5: answers %s of a stay with 405', async (method) => {
    const answer = await (await start())(STAY, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH']);
  });
});

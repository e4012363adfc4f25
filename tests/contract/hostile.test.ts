import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ErrorResponse } from '#api/generated/model.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, isDeepRun, RANDOM_MS, seedOr } from '../support/how-far.ts';
import { breachesOf, describedVerbs } from './control-contract.ts';
import { REQUESTS } from './good-requests.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { describedOperations } from './openapi.ts';
import { NOW } from './support.ts';

const CALLS = howMany(2000, 20_000);
/** On a busy machine an answer may take more than a second; this limit only detects calls that never end. */
const LONGEST_MS = isDeepRun ? 1000 : 5000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

/** A request, exactly as it is sent. */
interface Wire {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Sends a request unchanged; `fetch` would normalise it. */
async function send({ method, path, headers, body }: Wire): Promise<Response> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request({ port: server.port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } });
  sent.setTimeout(10_000, () => sent.destroy(new Error(`${method} ${path.slice(0, 200)} is not answered`)));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: got } = answer;
  const isStream = got['content-type']?.startsWith('text/event-stream') === true;
  // A stream would never end by itself.
  if (isStream) answer.destroy();
  const received = isStream ? '' : await text(answer);
  return new Response([204, 304].includes(status) ? null : received, {
    status,
    headers: { 'content-type': got['content-type'] ?? '' },
  });
}

const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '..',
    '%2e%2e',
    '__proto__',
    'constructor',
    '%00',
    '%zz',
    'x'.repeat(3000),
    '\u{1f511}',
    '//',
    '?',
    '#',
  ),
);
const pathWord = word.map((each) => encodeURI(each).replaceAll(/[^\x21-\x7e]/g, '_'));

/** JSON that a tester or a program may send by mistake or on purpose. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, [], {}, '', -1, 1e308, NaN, '9999-12-31T23:59:59Z', { ['__proto__']: { a: 1 } }),
);
const oddBody = fc.oneof(
  odd.map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '[[[[', 'null', '\ufeff{}', '"', '{"a":1}{"b":2}', '['.repeat(20_000), 'x'.repeat(150_000)),
  fc.string({ maxLength: 40 }),
);

/** A good body with one member replaced or added. */
const changedBody = (good: unknown) =>
  fc.tuple(fc.nat(), odd, fc.boolean()).map(([at, value, isNew]) => {
    const body = typeof good === 'object' && good !== null ? { ...good } : {};
    const names = Object.keys(body);
    const name = isNew || names.length === 0 ? `member${at % 3}` : names[at % names.length];
    return JSON.stringify({ ...body, [name ?? '']: value });
  });
const bodyLike = (goods: readonly unknown[]): fc.Arbitrary<string | undefined> => {
  const good = fc.constantFrom<unknown>(...(goods.length === 0 ? [{}] : goods));
  return fc.oneof(
    good.map((each) => JSON.stringify(each)),
    good.chain(changedBody),
    oddBody,
    fc.constant(undefined),
  );
};

const BODIES = new Map(describedOperations.map(({ id, requests }) => [id, requests.map(([, body]) => body)]));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];

const apiCalls = Object.entries(REQUESTS).map(([id, [path, sent]]) => {
  const method = typeof sent === 'object' ? (sent.method ?? 'GET') : 'GET';
  const goods = [typeof sent === 'object' ? sent.body : undefined, ...(BODIES.get(id) ?? [])].filter(Boolean);
  return fc.record({
    method: fc.oneof({ weight: 6, arbitrary: fc.constant(method) }, fc.constantFrom(...METHODS)),
    path: fc.oneof(
      { weight: 5, arbitrary: fc.constant(`/api/${path}`) },
      pathWord.map((each) => `/api/${path.replace(/[^/?=]+$/, each)}`),
      pathWord.map((each) => `/api/${path}${path.includes('?') ? '&' : '?'}${each}`),
      pathWord.map((each) => `/api/${each}`),
    ),
    headers: fc.constantFrom<Wire['headers']>(
      {},
      { 'x-slug': 'stay-before-arrival' },
      { authorization: 'Bearer a.b.c' },
      { 'x-language-code': '\u00ff' },
    ),
    body: bodyLike(goods),
  });
});

/** Calls to the control API. API calls use another world, so that a fault set here cannot delay or fail them. */
const controlCalls = [...describedVerbs.values()].map(({ method, path, examples }) =>
  fc.record({
    method: fc.oneof({ weight: 6, arbitrary: fc.constant(method) }, fc.constantFrom(...METHODS)),
    path: fc.oneof(
      { weight: 5, arbitrary: fc.constant(`/w/control/__mock/${path.replace(/\{\w+\}/, 'stay-before-arrival')}`) },
      pathWord.map((each) => `/__mock/${path.replace(/\{\w+\}|[^/]+$/, each)}`),
      pathWord.map((each) => `/w/${each}/__mock/${path}`),
    ),
    headers: fc.constantFrom<Wire['headers']>(
      {},
      { 'x-mock-session': 'nobody' },
      { cookie: 'mock-session=../..' },
      { origin: 'http://localhost:3000' },
    ),
    body: bodyLike(examples.map(([, body]) => body)),
  }),
);

const call: fc.Arbitrary<Wire> = fc.oneof(...apiCalls, ...controlCalls);

const seen = new Set<string>();

/** The violations in an answer, apart from its duration. */
async function wrongWith(wire: Wire, answer: Response): Promise<string[]> {
  const { method, path } = wire;
  if (answer.status >= 500) return [`status ${answer.status}: ${await answer.text()}`];
  if (method === 'HEAD' || answer.status < 200 || (answer.status >= 300 && answer.status < 400)) return [];
  const [, verb] = /^(?:\/w\/[^/?]+)?\/__mock\/(.*)$/.exec(path) ?? [];
  // Without a verb the answer is the tester page.
  if (verb !== undefined && /^(\?|$)/.test(verb)) return [];
  if (verb !== undefined) {
    const breaches = await breachesOf(method, verb, wire.body, answer).catch((error: unknown) => [String(error)]);
    seen.add(`control ${answer.status}`);
    return breaches;
  }
  seen.add(`api ${answer.status}`);
  const body: unknown = await answer.json().catch(() => undefined);
  const isRefused = answer.status >= 400;
  return ErrorResponse.safeParse(body).success === isRefused
    ? []
    : [`answer ${answer.status}: ${JSON.stringify(body)}`];
}

test(
  `${CALLS} hostile requests over the line: each is answered well and soon, none crashes`,
  async () => {
    const wrong: unknown[] = [];
    await fc.assert(
      fc.asyncProperty(call, async (each) => {
        const since = performance.now();
        const answer = await send(each);
        const took = performance.now() - since;
        const problems = [...(await wrongWith(each, answer)), ...(took < LONGEST_MS ? [] : [`took ${took} ms`])];
        if (problems.length > 0)
          wrong.push({ ...each, body: each.body?.slice(0, 200), path: each.path.slice(0, 200), problems });
      }),
      { seed: seedOr(20_261_122), numRuns: CALLS },
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    // Calls succeeded and failed in both cases.
    for (const met of ['api 200', 'api 400', 'api 404', 'control 200', 'control 400', 'control 404']) {
      expect(seen).toContain(met);
    }
  },
  RANDOM_MS,
);

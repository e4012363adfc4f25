import { describe, expect, test } from 'vitest';

import { fake } from '#mocks/backend.ts';

import { breachesOf, describedVerbs } from './control-contract.ts';
import { NOW } from './support.ts';
import { testerServer } from './tester-server.ts';

const { send } = testerServer();

/** The paths of all objects in a value. */
function placesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value).flatMap(([name, member]) =>
    placesIn(member, path === '' ? name : `${path}.${name}`),
  );
  return Array.isArray(value) ? deeper : [path, ...deeper];
}

/** Answered without a world. */
const DOCUMENTS = ['GET openapi.json', 'GET api', 'GET images/{name}', 'GET coverage', 'GET go'];

describe('the control API and its document', () => {
  test('have the same verbs', () => {
    const described = [...describedVerbs.keys()].filter((verb) => !DOCUMENTS.includes(verb));
    expect(described.toSorted()).toEqual(Object.keys(fake.verbs).toSorted());
  });

  test('have the same members in the body of each verb', () => {
    // The engine reads a snapshot and a recording by separate schemas.
    const { 'PUT snapshot': _snapshot, 'POST replay': _replay, ...verbs } = fake.verbs;
    const sorted = (all: Readonly<Record<string, readonly string[] | undefined>>) =>
      Object.entries(all).map(([verb, fields]) => [verb, fields?.toSorted()]);
    const described = Object.keys(verbs).map((verb) => [verb, describedVerbs.get(verb)?.fields] as const);
    expect(sorted(Object.fromEntries(described))).toEqual(sorted(verbs));
  });

  /** Calls that make a verb succeed. */
  const BEFORE: Readonly<Record<string, readonly [method: string, path: string, body: unknown]>> = {
    'DELETE sessions/{id}': ['POST', '/__mock/sessions', { name: 'anna' }],
    'GET recording': ['POST', '/__mock/recording', undefined],
    'DELETE recording': ['POST', '/__mock/recording', undefined],
    'POST undo': ['PATCH', '/api/check-in/stay-started', { status: 'canceled' }],
    'POST fork': ['DELETE', '/__mock/sessions/ben', undefined],
    'POST sessions': ['DELETE', '/__mock/sessions/anna', undefined],
  };
  /** Paths with an example in place of each parameter. */
  const PATHS: Readonly<Record<string, string>> = {
    go: 'go?to=/s/keys-expired',
    'images/{name}': 'images/2.svg',
    'sessions/{id}': 'sessions/anna',
    'due/{subject}': 'due/stay-before-arrival',
    'third-parties/{name}': 'third-parties/plan',
  };
  const calls = [...describedVerbs].flatMap(([verb, { examples }]) =>
    (examples.length === 0 ? [['as it is', undefined] as const] : examples).map(
      ([name, body]) => [verb, name, body] as const,
    ),
  );

  test.each(calls)('%s is answered as described: %s', async (verb, _name, body) => {
    const [method = '', path = ''] = verb.split(' ');
    const before = BEFORE[verb];
    if (before !== undefined) await send(...before);
    const answer = await send(method, `/__mock/${PATHS[path] ?? path}`, body, {
      headers: { origin: 'http://localhost:3000' },
      redirect: 'manual',
    });
    const successes = [...(describedVerbs.get(verb)?.answers.keys() ?? [])].filter((each) => each < 400);
    expect(successes).toContain(answer.status);
  });

  const verbs = [...describedVerbs.keys()].filter((verb) => !DOCUMENTS.includes(verb));
  test.each(verbs)('F9: %s refuses a query parameter that is not described, with its place', async (verb) => {
    const [method = '', path = ''] = verb.split(' ');
    const answer = await send(method, `/__mock/${PATHS[path] ?? path}?nonsense=1`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('query.nonsense is unknown')]);
  });

  test.each([
    ['replay?differing=yes', 'query.differing must be \\"accept\\"'],
    ['replay?differing=accept&differing=accept', 'query.differing is given twice'],
    ['replay?differing=accept&Differing=accept', 'query.Differing is unknown; allowed: differing'],
  ])('F9: POST %s is refused: %s', async (path, message) => {
    expect(await (await send('POST', `/__mock/${path}`)).text()).toContain(message);
  });

  /** Members whose names a tester chooses. */
  const FREE = /^(?:params|data|(?:world\.)?(?:counters|rows))$/;
  const members = calls.flatMap(([verb, name, body]) =>
    placesIn(body).map((place) => [verb, place, name, body] as const),
  );
  test.each(members.filter(([, place]) => !FREE.test(place)))(
    'F9: %s refuses an unknown member in %j: %s',
    async (verb, place, _name, body) => {
      const [method = '', path = ''] = verb.split(' ');
      const spoilt = structuredClone(body);
      const holder =
        place === ''
          ? spoilt
          : place.split('.').reduce((at: unknown, step) => Reflect.get(Object(at), step) as unknown, spoilt);
      Object.assign(Object(holder), { nonsense: 1 });
      const answer = await send(method, `/__mock/${PATHS[path] ?? path}`, spoilt);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('nonsense')]);
    },
  );

  test('the check finds an answer, a status, a body and a verb that are not described', async () => {
    const clock = { now: NOW, frozen: true, start: NOW };
    const breaches = (method: string, verb: string, answer: Response, body?: string) =>
      breachesOf(method, verb, body, answer);
    expect(await breaches('GET', 'clock', Response.json(clock))).toEqual([]);
    expect(await breaches('GET', 'clock', Response.json({ ...clock, zone: 'UTC' }))).toHaveLength(1);
    expect(await breaches('GET', 'clock', Response.json({}, { status: 418 }))).toHaveLength(1);
    expect(await breaches('PUT', 'clock', Response.json(clock), '{"freeze":true}')).toHaveLength(1);
    expect(await breaches('GET', 'weather', Response.json({}))).toHaveLength(1);
  });
});

test('the document is also a page without scripts, with every verb, in a named world as well', async () => {
  const page = await send('GET', '/w/anna/__mock/api');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  for (const { path } of describedVerbs.values()) expect(text).toContain(`/${path}`);
  expect(text).not.toContain('<script');
  expect(text).not.toMatch(/undefined|\[object/);
});

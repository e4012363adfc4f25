import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { copyEngine, README_FILES } from '../support/engine-copy.ts';
import type { EngineCopy } from '../support/engine-copy.ts';

// Uses the engine as another team would: in an empty folder, with only its README.

/** Allows for starting a compiler and a test run on a busy machine. */
const SLOW_MS = 120_000;

let copy: EngineCopy;
beforeAll(() => {
  copy = copyEngine();
  for (const name of ['museum.ts', 'museum.test.ts']) {
    const text = readFileSync(join(import.meta.dirname, 'elsewhere', name), 'utf8');
    copy.write(`fake/${name}`, text.replaceAll('#mocks/engine/', './engine/'));
  }
  copy.write('fake/serve-museum.ts', (README_FILES.get('fake/server.ts') ?? '').replace('./fake.ts', './museum.ts'));
}, SLOW_MS);
afterAll(() => copy.end());

test('the README contains every file of the example', () => {
  expect([...README_FILES.keys()]).toEqual(['tsconfig.json', 'fake/fake.ts', 'fake/server.ts', 'fake/fake.test.ts']);
});

test('the engine contains no word of this app', () => {
  const texts = readdirSync('mocks/engine').map((name) => readFileSync(join('mocks/engine', name), 'utf8'));
  expect(texts.filter((text) => /reception|check-in|slug|\bstay-|\bguest/i.test(text))).toEqual([]);
});

describe('its types compile', () => {
  const BASE = { strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true };
  test.each<[string, object]>([
    ['of the README', {}],
    [
      'for a bundler, with an old lib and no types',
      { ...BASE, module: 'esnext', moduleResolution: 'bundler', target: 'es2020', lib: ['es2020'], types: [] },
    ],
    [
      'as strict as possible',
      {
        ...BASE,
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022'],
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noPropertyAccessFromIndexSignature: true,
        noImplicitOverride: true,
        noImplicitReturns: true,
        noFallthroughCasesInSwitch: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        erasableSyntaxOnly: true,
      },
    ],
  ])(
    'with a tsconfig %s',
    async (_which, compilerOptions) => {
      const isReadme = Object.keys(compilerOptions).length === 0;
      if (!isReadme) copy.write('other.json', JSON.stringify({ compilerOptions, include: ['fake'] }));
      expect(await copy.run('typescript/bin/tsc', '-p', isReadme ? 'tsconfig.json' : 'other.json')).toBe('');
    },
    SLOW_MS,
  );
});

test(
  'the tests of the README and of another contract pass',
  async () => {
    expect(await copy.run('vitest/vitest.mjs', 'run', 'fake')).toBe('');
  },
  SLOW_MS,
);

test(
  "the README's backend answers over HTTP",
  async () => {
    const origin = await copy.serve('fake/server.ts');
    const lent = await fetch(`${origin}/api/books?isLent=true`);
    expect([lent.status, lent.headers.get('x-total-count'), await lent.json()]).toMatchObject([
      200,
      '1',
      [{ title: 'Emma' }],
    ]);
    const page = await (await fetch(`${origin}/__mock/`)).text();
    expect(page).toContain('page.js');
  },
  SLOW_MS,
);

describe('F13: another contract over HTTP', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await copy.serve('fake/serve-museum.ts');
  }, SLOW_MS);

  const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const TEA_PARTY = '6744a0da-4121-49cd-8479-f8cc20526495';
  const EVENT = { name: 'Robots', location: 'Hall', dates: ['2030-05-01'], price: 12.5 };

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    return {
      status: answer.status,
      type,
      headers: answer.headers,
      text,
      body: (type ?? '').includes('json') ? JSON.parse(text) : text,
    };
  }
  const create = (body: object = EVENT) => ask('POST', '/api/special-events', body, { authorization: 'Basic YTpi' });

  test('create, read, update, delete: UUIDs, header fields, 201 and 204 (F3)', async () => {
    const created = await create();
    expect(created).toMatchObject({
      status: 201,
      type: 'application/json; charset=utf-8',
      body: { isFamilyFriendly: false, soldTickets: 0 },
    });
    expect(created.body.eventId).toMatch(UUID);
    const location = created.headers.get('location') ?? '';
    expect(location).toBe(`/api/special-events/${created.body.eventId}`);
    expect((await create()).body.eventId).not.toBe(created.body.eventId);

    const patch = { 'content-type': 'application/merge-patch+json' };
    expect(await ask('PATCH', location, { price: 0 }, patch)).toMatchObject({
      status: 200,
      body: { name: 'Robots', price: 0 },
    });
    const removed = await ask('DELETE', location);
    expect([removed.status, removed.type, removed.headers.get('content-length'), removed.text]).toEqual([
      204,
      null,
      null,
      '',
    ]);
    expect(await ask('GET', location)).toMatchObject({ status: 404, type: 'application/problem+json' });
  });

  test('a boolean, a list, numbers and a default in the query', async () => {
    await ask('POST', '/__mock/reset');
    await create({ ...EVENT, location: 'Cellar' });
    const names = async (query: string) => {
      const { body, headers } = await ask('GET', `/api/special-events?${query}`);
      return [(body as { name: string }[]).map(({ name }) => name), headers.get('x-total-count')];
    };
    expect(await names('isFamilyFriendly=false')).toEqual([['Robots'], '1']);
    expect(await names('isFamilyFriendly=true')).toEqual([['Time travellers at tea'], '1']);
    expect(await names('location=Cellar&location=Tearoom&limit=1&page=2')).toEqual([['Robots'], '2']);
    expect((await ask('GET', '/api/museum-hours?startDate=2030-01-31&limit=2')).body).toMatchObject([
      { date: '2030-01-31' },
      { date: '2030-02-01' },
    ]);
  });

  test.each<
    [
      status: number,
      title: string,
      invalid: string | undefined,
      method: string,
      path: string,
      body?: unknown,
      headers?: Record<string, string>,
    ]
  >([
    [422, 'VALIDATION_ERROR', 'query.isFamilyFriendly', 'GET', 'special-events?isFamilyFriendly=yes'],
    [422, 'VALIDATION_ERROR', 'query.limit', 'GET', 'special-events?limit=31'],
    [422, 'VALIDATION_ERROR', 'query.limit', 'GET', 'special-events?limit=1&limit=2'],
    [422, 'VALIDATION_ERROR', 'query.colour', 'GET', 'special-events?colour=red'],
    [422, 'VALIDATION_ERROR', 'path.eventId', 'GET', 'special-events/7'],
    [422, 'VALIDATION_ERROR', 'body.price', 'POST', 'special-events', { ...EVENT, price: -1 }],
    [422, 'VALIDATION_ERROR', 'body.eventId', 'POST', 'special-events', { ...EVENT, eventId: TEA_PARTY }],
    [422, 'VALIDATION_ERROR', 'body', 'POST', 'tickets'],
    [401, 'NOT_AUTHENTICATED', undefined, 'POST', 'special-events', EVENT],
    [404, 'NOT_FOUND', undefined, 'GET', 'special-events/11111111-1111-4111-8111-111111111111'],
    [404, 'NOT_FOUND', undefined, 'GET', 'nowhere'],
    [405, 'METHOD_NOT_ALLOWED', undefined, 'PUT', 'special-events', EVENT],
    [415, 'UNSUPPORTED_MEDIA_TYPE', undefined, 'POST', 'tickets', {}, { 'content-type': 'text/plain' }],
  ])('%i %s %s of %s %s is a problem detail', async (status, title, invalid, method, path, body, headers) => {
    const refused = await ask(method, `/api/${path}`, body, headers);
    expect(refused).toMatchObject({ status, type: 'application/problem+json', body: { title, status } });
    expect(refused.body.invalid).toBe(invalid);
    expect(refused.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic' : null);
    expect(refused.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, POST' : null);
  });

  test('other media types, and an answer that is not JSON', async () => {
    const ticket = await ask('POST', '/api/tickets', {
      ticketType: 'event',
      eventId: TEA_PARTY,
      ticketDate: '2030-05-01',
      email: 'a@b.test',
    });
    expect([ticket.status, ticket.type]).toEqual([201, 'application/vnd.museum.ticket+json']);
    const code = await ask('GET', `/api/tickets/${ticket.body.ticketId}/code.txt`);
    expect([code.type, code.text]).toEqual(['text/plain; charset=utf-8', ticket.body.confirmationCode]);
    expect(await ask('DELETE', `/api/special-events/${TEA_PARTY}`)).toMatchObject({
      status: 409,
      body: { title: 'CONFLICT' },
    });
  });

  test('a scenario by its link, the clock, a fault and a snapshot, in a world of a name', async () => {
    const world = '/w/visitor';
    const opened = await ask('GET', '/s/tea-party-tomorrow?world=visitor&now=2026-06-01T10:00:00Z');
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/']);
    const party = () => ask('GET', `${world}/api/special-events/${TEA_PARTY}`);
    expect((await party()).body).toMatchObject({ dates: ['2026-06-02'] });
    await ask('POST', `${world}/__mock/faults`, {
      operation: 'getSpecialEvent',
      kind: 'status',
      status: 503,
      times: 1,
    });
    expect(await party()).toMatchObject({ status: 503, type: 'application/problem+json', body: { status: 503 } });
    await ask('DELETE', `${world}/api/special-events/${TEA_PARTY}`);
    const snapshot = await ask('GET', `${world}/__mock/snapshot`);
    expect(snapshot.body.removed).toEqual({ events: [TEA_PARTY] });
    await ask('POST', `${world}/__mock/undo`);
    expect((await party()).status).toBe(200);
    expect((await ask('PUT', `${world}/__mock/snapshot`, snapshot.body)).status).toBe(200);
    expect((await party()).status).toBe(404);
    await ask('POST', `${world}/__mock/reset`);
    expect((await ask('PUT', `${world}/__mock/clock`, { advance: 'P3D' })).status).toBe(200);
    expect((await party()).status).toBe(404);
  });
});

import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../support/programs.ts';
import { PROPERTY_ID, REQUESTS, SLUG } from './good-requests.ts';
import { ALL_EXPANSIONS, NOW } from './support.ts';

// A client that knows only the documents of openapi/ and the good requests of each operation, and reads the documents
// strictly: each status must be described, and each answer must have the described type, members and formats, and no
// others. It validates with Ajv, so a mistake in the validators that the app generates cannot hide.

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: { readonly type?: string; readonly format?: string };
}
type Content = Readonly<
  Record<string, { readonly schema: object; readonly examples?: Record<string, { value: object }> }>
>;
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: readonly object[];
}
interface Described extends Operation {
  readonly method: string;
  readonly path: string;
}

const folder = mkdtempSync(join(tmpdir(), 'outside-'));
const file = join(folder, 'guest.json');
execFileSync('redocly', ['bundle', 'openapi/guest-api.yaml', '--dereferenced', '-o', file], { stdio: 'ignore' });
const contract = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const operations: readonly Described[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** The schema, changed to refuse members that it does not name; parts of an `allOf` may have members of the other parts. */
function closed(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [
    name,
    name === 'allOf' ? (value as unknown[]).map((each) => closed(each, true)) : closed(value),
  ]);
  const isObject = 'properties' in schema || 'allOf' in schema;
  const isOpen = 'additionalProperties' in schema || 'unevaluatedProperties' in schema;
  return { ...Object.fromEntries(entries), ...(isObject && !isOpen && !isPart && { unevaluatedProperties: false }) };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const isInstant = (text: string): boolean =>
  /^.{10}T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && isDay(text.slice(0, 10));
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allErrors: true,
  formats: {
    'date-time': isInstant,
    date: isDay,
    time: /^\d\d:\d\d(?::\d\d)?$/,
    uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    uri: (text: string) => URL.canParse(text),
  },
  keywords: ['example', 'xml', 'discriminator', 'x-extension', 'x-extensible-enum'],
});
const validators = new Map<object, ValidateFunction>();
const validatorOf = (schema: object): ValidateFunction => {
  const known = validators.get(schema) ?? ajv.compile(closed(schema) as object);
  validators.set(schema, known);
  return known;
};

let origin: string;
let child: ChildProcess;
let token: string;
/** The statuses that were seen, as `operationId status`. */
const answered = new Set<string>();

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a call; returns how its answer differs from the contract. */
async function differences(
  operation: Described,
  path: string,
  sent: Sent,
  statuses?: readonly number[],
): Promise<string[]> {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: sent.method ?? operation.method,
    headers: { ...(sent.body !== undefined && { 'content-type': 'application/json' }), ...sent.headers },
    ...(sent.body !== undefined && { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) }),
  });
  const text = await answer.text();
  const here = `${operation.operationId} ${answer.status} of ${path}`;
  answered.add(`${operation.operationId} ${answer.status}`);
  const response = operation.responses[String(answer.status)];
  if (response === undefined) return [`${here} is not described`];
  const type = answer.headers.get('content-type') ?? '';
  const [, media] = Object.entries(response.content ?? {}).find(([name]) => type === `${name}; charset=utf-8`) ?? [];
  const wrong: string[] = [];
  if (statuses && !statuses.includes(answer.status)) wrong.push(`${here}: ${statuses.join(' or ')} is described`);
  if (media === undefined) return [...wrong, `${here}: its type ${type} is not described`];
  const validate = validatorOf(media.schema);
  if (!validate(JSON.parse(text))) wrong.push(`${here}: ${ajv.errorsText(validate.errors)}`);
  if (answer.headers.get('cache-control') !== 'no-store') wrong.push(`${here} may be stored`);
  return wrong;
}

/** The good request of an operation. */
function goodRequest({ operationId }: Described): { path: string; sent: Sent } {
  const [path, sent, more] = REQUESTS[operationId as keyof typeof REQUESTS];
  const { method, body, headers } = (sent === 'signed' ? more : sent) ?? {};
  const signed = sent === 'signed' ? { authorization: `Bearer ${token}` } : {};
  return {
    path,
    sent: {
      ...(method !== undefined && { method }),
      ...(body !== undefined && { body }),
      headers: { ...headers, ...signed },
    },
  };
}

const without = (path: string, name: string): string => {
  const [steps = '', query = ''] = path.split('?');
  return `${steps}?${query
    .split('&')
    .filter((each) => decodeURIComponent(each.split('=')[0] ?? '') !== name)
    .join('&')}`;
};
const isWritten = ({ method }: Described): boolean => method === 'PATCH' || method === 'POST';

/** Wrong requests derived from the description of an operation, each with the expected statuses. */
function* wrongRequests(operation: Described): Generator<[path: string, sent: Sent, statuses: readonly number[]]> {
  const { path, sent } = goodRequest(operation);
  const join_ = path.includes('?') ? '&' : '?';
  yield [`${path}${join_}nonsense=1`, sent, [400]];
  for (const { name, in: place, required, schema } of operation.parameters ?? []) {
    if (place === 'query' && required === true) yield [without(path, name), sent, [400]];
    if (place === 'query' && schema.type !== 'array') yield [`${path}${join_}${name}=a&${name}=b`, sent, [400]];
    if (place === 'query' && (schema.type !== 'string' || schema.format !== undefined))
      yield [`${without(path, name)}&${encodeURIComponent(name)}=nonsense`, sent, [400]];
    if (place === 'header' && required === true) {
      const headers = Object.fromEntries(Object.entries(sent.headers ?? {}).filter(([each]) => each !== name));
      yield [path, { ...sent, headers }, [400]];
    }
    if (place === 'path') {
      const at = operation.path.slice(1).split('/').indexOf(`{${name}}`);
      const steps = (path.split('?')[0] ?? '').split('/').map((step, index) => (index === at ? 'nothing-there' : step));
      yield [path.replace(/^[^?]*/, steps.join('/')), sent, [400, 403, 404]];
    }
  }
  if (operation.security?.some((each) => Object.keys(each).length > 0) === true) {
    yield [path, { ...sent, headers: { ...sent.headers, authorization: '' } }, [401]];
    yield [path, { ...sent, headers: { ...sent.headers, authorization: 'Bearer a.b.c' } }, [401]];
  }
  if (!isWritten(operation)) return;
  for (const body of ['', '{', '[]', '7', '{}', '{"nonsense":1}', '\uFEFF{}']) yield [path, { ...sent, body }, [400]];
  yield [path, { ...sent, body: { ...(sent.body as object), nonsense: 1 } }, [400]];
  yield [path, { ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } }, [415]];
  yield [path, { ...sent, body: { ...(sent.body as object), nonsense: 'x'.repeat(100_001) } }, [413]];
}

// The timeout allows for a process that loads the whole fake backend.
beforeAll(async () => {
  const port = await freePort();
  const { VITEST: _test, ...env } = process.env;
  child = spawn('node', ['mocks/start.ts', '--port', String(port), '--now', NOW], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  await once(child.stdout ?? child, 'data');
  origin = `http://127.0.0.1:${port}`;
  const authenticate = async (body: object) => {
    const answer = await fetch(`${origin}/api/authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ strategy: 'otp', email: 'anna@guest.example', ...body }),
    });
    return (await answer.json()) as { readonly accessToken?: string };
  };
  await authenticate({ turnstileToken: 'ok' });
  token = (await authenticate({ otp: '123456' })).accessToken ?? '';
}, 30_000);
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true });
});

const control = (method: string, path: string, body?: object) =>
  fetch(`${origin}/__mock/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });

test('the strict validator finds an additional member, a wrong type and a wrong format, also within allOf', () => {
  const day = { type: 'object', properties: { day: { type: 'string', format: 'date' } } };
  const validate = validatorOf({
    allOf: [day, { type: 'object', properties: { list: { type: 'array', items: day } } }],
  });
  expect(validate({ day: '2026-02-28', list: [{ day: '2024-02-29' }] })).toBe(true);
  for (const wrong of [{ day: '2026-02-30' }, { day: 7 }, { hour: 1 }, { list: [{ hour: 1 }] }]) {
    expect(validate(wrong)).toBe(false);
  }
});

test('every answer is as the contract describes, and every described status is seen', async () => {
  const found: string[] = [];
  const note = async (...call: Parameters<typeof differences>) => void found.push(...(await differences(...call)));
  const order = operations.find(({ operationId }) => operationId === 'updateCheckIn');
  if (order) await note(order, `check-in/${SLUG}`, { body: { orderItems: [{ productId: 'prod-sauna' }] } }, [200]);
  for (const operation of operations) {
    const { path, sent } = goodRequest(operation);
    const successes = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status < 300);
    await note(operation, path, sent, successes);
    for (const [wrongPath, wrongSent, statuses] of wrongRequests(operation))
      await note(operation, wrongPath, wrongSent, statuses);
    // A fault produces the described statuses that no request of a client can provoke.
    for (const status of Object.keys(operation.responses)
      .map(Number)
      .filter((each) => each >= 400)) {
      if (answered.has(`${operation.operationId} ${status}`)) continue;
      const code = status === 409 ? 'CONFLICT' : 'INTERNAL_ERROR';
      await control('POST', 'faults', { operation: operation.operationId, kind: 'status', status, code });
      await note(operation, path, sent, [status]);
      await control('DELETE', 'faults');
    }
    const refused = await fetch(`${origin}/api/${path}`, { method: 'DELETE' });
    if (refused.status !== 405 || refused.headers.get('allow')?.includes(operation.method) !== true)
      found.push(`DELETE ${path} is ${refused.status}`);
  }
  expect(found).toEqual([]);
  const described = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  );
  expect(described.filter((each) => !answered.has(each))).toEqual([]);
});

test('the stay of every scenario is as the contract describes, with all expansions', async () => {
  const stay = operations.find(({ operationId }) => operationId === 'checkIn');
  const property = operations.find(({ operationId }) => operationId === 'property');
  const scenarios = (await (await control('GET', 'scenarios')).json()) as readonly { readonly open: string }[];
  const slugs = new Set(scenarios.flatMap(({ open }) => new URL(open, origin).searchParams.get('slug') ?? []));
  const found: string[] = [];
  for (const slug of slugs)
    if (stay) found.push(...(await differences(stay, `check-in/${slug}?${ALL_EXPANSIONS}`, {})));
  if (property) found.push(...(await differences(property, `properties/${PROPERTY_ID}`, {}, [200])));
  expect(slugs.size).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

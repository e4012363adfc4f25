import fc from 'fast-check';
import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { fake } from '#mocks/backend.ts';
import { startInBrowser } from '#mocks/engine/browser-host.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';
import type { Backend, OperationId } from '#mocks/world.ts';

import { FakeStorage } from '../support/fake-storage.ts';
import { howMany, seedOr } from '../support/how-far.ts';
import { REQUESTS } from './good-requests.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { describedOperations } from './openapi.ts';
import { frozenWorld, NOW } from './support.ts';

const SEQUENCES = howMany(12, 1000);

/** What a service worker would intercept calls with: the browser host registers it here. */
const worker = vi.hoisted(() => ({ handlers: [] as RequestHandler[] }));
vi.mock('msw/browser', () => ({
  setupWorker: (...handlers: RequestHandler[]) => {
    worker.handlers = handlers;
    return { start: async () => undefined };
  },
}));

// The pages of a browser tell each other their calls; here is one page.
vi.mock('#mocks/engine/browser-journal.ts', () => ({ shareJournal: () => undefined }));

/** One step of a tester or of the app. */
type Step =
  | { readonly kind: 'call'; readonly id: OperationId; readonly example: number; readonly slug: string }
  | { readonly kind: 'control'; readonly method: string; readonly verb: string; readonly body?: unknown }
  | { readonly kind: 'fork' | 'carry on in an export' };

const BODIES = new Map(describedOperations.map(({ id, requests }) => [id, requests.map(([, body]) => body)]));
const SLUGS = ['stay-before-arrival', 'stay-started', 'check-out-day', 'breakfast-open', 'no-such-stay'];

const control = (method: string, verb: string, body?: unknown): Step => ({
  kind: 'control',
  method,
  verb,
  ...(body === undefined ? {} : { body }),
});

const fault = fc.record(
  {
    operation: fc.constantFrom('*', '*', 'checkIn', 'updateCheckIn'),
    kind: fc.constantFrom('status', 'rate-limit', 'network', 'malformed', 'empty', 'commit-then-drop', 'delay'),
    delayMs: fc.constantFrom<unknown>(0, { from: 0, to: 2 }, { median: 1, p95: 3 }),
    how: fc.constantFrom('page', 'cut', 'wrong-type'),
    chance: fc.constantFrom(0.2, 0.5, 1),
    seed: fc.nat({ max: 99 }),
    after: fc.nat({ max: 2 }),
    times: fc.integer({ min: 1, max: 4 }),
    calls: fc.nat({ max: 2 }),
    perMs: fc.constant(60_000),
  },
  { requiredKeys: ['kind', 'delayMs', 'times'] },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('call' as const),
      id: fc.constantFrom(...(Object.keys(REQUESTS) as OperationId[])),
      example: fc.nat({ max: 9 }),
      slug: fc.constantFrom(...SLUGS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PT2S', 'PT1H', 'P1D', '-PT5M').map((advance) => control('PUT', 'clock', { advance })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...SLUGS).map((next) => control('PUT', 'clock', { next })) },
  { weight: 4, arbitrary: fault.map((each) => control('POST', 'faults', each)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      control('GET', 'faults'),
      control('DELETE', 'faults'),
      control('POST', 'undo'),
      control('GET', 'clock'),
      control('GET', 'due/stay-before-arrival'),
      control('POST', 'identity', { slug: 'stay-before-arrival', result: 'approved' }),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'fork' }, { kind: 'carry on in an export' }) },
);

/** A host of the fake backend, as a caller meets it. */
interface Host {
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly fork: () => Promise<unknown>;
}

/** All of an answer that the backend decides; the rest belongs to the line. */
async function bytesOf(path: string, answering: Promise<Response>): Promise<string> {
  const answer = await answering.catch(() => undefined);
  if (answer === undefined || answer.type === 'error') return 'dropped';
  // An answer of the control surface has the server's date.
  const names = ['content-type', 'cache-control', 'retry-after', ...(path.startsWith('/api/') ? ['date'] : [])];
  const headers = names.map((name) => answer.headers.get(name));
  // A snapshot says when it was taken, by the wall clock.
  const text = (await answer.text()).replace(/"savedAt":\d+/, '"savedAt":0');
  return JSON.stringify([answer.status, headers, text]);
}

/** Plays a sequence; gives every answer as bytes. */
async function played({ send, fork }: Host, start: string, steps: readonly Step[]): Promise<string[]> {
  const answers: string[] = [];
  const say = async (path: string, init: RequestInit): Promise<string> => {
    const bytes = await bytesOf(path, send(path, init));
    answers.push(bytes);
    return bytes;
  };
  const authenticate = (body: object) => say('/api/authentication', { method: 'POST', body: JSON.stringify(body) });
  await say('/__mock/snapshot', { method: 'PUT', body: start });
  const email = 'anna@guest.example';
  await authenticate({ email, turnstileToken: 'ok', strategy: 'otp' });
  const signedIn = await authenticate({ email, otp: '123456', strategy: 'otp' });
  const authorization = `Bearer ${/accessToken\\":\\"([^\\]+)/.exec(signedIn)?.[1]}`;
  for (const each of steps) {
    if (each.kind === 'call') {
      const [path, sent, more] = REQUESTS[each.id];
      const { method = 'GET', body, headers = {} } = (sent === 'signed' ? more : sent) ?? {};
      const bodies = [body, ...(BODIES.get(each.id) ?? [])];
      const chosen = bodies[each.example % bodies.length];
      await say(`/api/${path.replaceAll('stay-before-arrival', each.slug)}`, {
        method,
        headers: { ...headers, ...(sent === 'signed' && { authorization }) },
        ...(method === 'GET' || chosen === undefined ? {} : { body: JSON.stringify(chosen) }),
      });
    } else if (each.kind === 'control') {
      const { method, verb, body } = each;
      await say(`/__mock/${verb}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    } else if (each.kind === 'fork') {
      await fork();
    } else {
      const exported = await (await send('/__mock/snapshot', {})).text();
      await say('/__mock/snapshot', { method: 'PUT', body: exported });
    }
  }
  await say('/__mock/snapshot', {});
  return answers;
}

let server: TestServer;
let worlds = 0;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

/** A server, whose worlds are named. */
function overHttp(): Host {
  let name = `world-${(worlds += 1)}`;
  const send: Host['send'] = (path, { method = 'GET', body, ...init }) =>
    server.send(method, `/w/${name}${path}`, body ?? undefined, init);
  return {
    send,
    fork: async () => {
      const next = `world-${(worlds += 1)}`;
      await send('/__mock/fork', { method: 'POST', body: JSON.stringify({ name: next }) });
      name = next;
    },
  };
}

/** A page: its calls go through the worker's handlers, its world through the storage. */
async function inBrowser(): Promise<Host> {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('location', new URL('http://localhost:5173/'));
  vi.stubGlobal('history', { replaceState: () => undefined, state: null });
  await startInBrowser(fake);
  const send: Host['send'] = async (path, init) => {
    const answer = await getResponse(worker.handlers, new Request(`http://localhost:5173${path}`, init));
    return answer ?? Response.error();
  };
  // A page has one world: its fork goes on in its place.
  const fork = async () =>
    send('/__mock/snapshot', { method: 'PUT', body: await (await send('/__mock/snapshot', {})).text() });
  return { send, fork };
}

/** A test: its client's calls are intercepted, the control surface is at hand as functions. */
async function inNode(): Promise<Host & { readonly stop: () => void }> {
  let world: Backend = await frozenWorld();
  const host = nodeHost({ handle: (request, gone) => world.handle(request, gone) });
  host.listen();
  const send: Host['send'] = (path, init) => {
    const url = `http://api.test${path}`;
    if (path.startsWith('/api/')) return fetch(url, init);
    const one = {
      isAlone: true,
      world: async () => world,
      startSession: () => expect.fail('no sessions here'),
      reset: () => expect.fail('no reset here'),
      calls: async () => world.journal.written(),
      replace: async (next: Backend) => void (world = next),
    };
    return fake.control(one, new Request(url, init));
  };
  const fork = async () => void (world = await fake.restore(fake.snapshot(world)));
  return { send, fork, stop: () => host.close() };
}

test(`${SEQUENCES} random sequences give the same bytes over HTTP, in a page and in a test`, async () => {
  const start = fake.snapshot(await frozenWorld());
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (steps) => {
      const http = await played(overHttp(), start, steps);
      const browser = await played(await inBrowser(), start, steps);
      const host = await inNode();
      const node = await played(host, start, steps).finally(host.stop);
      expect(browser).toEqual(http);
      expect(node).toEqual(http);
      for (const bytes of http) met.add(bytes === 'dropped' ? bytes : bytes.slice(1, 4));
    }),
    { seed: seedOr(12), numRuns: SEQUENCES, endOnFailure: true },
  );
  for (const outcome of ['200', '400', '404', 'dropped']) expect(met).toContain(outcome);
}, 1_800_000);

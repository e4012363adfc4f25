import type { OperationId } from '#mocks/world.ts';

import { fc } from '../support/fast-check.ts';
import { REQUESTS } from './good-requests.ts';
import type { TestServer } from './http-server.ts';
import { describedOperations } from './openapi.ts';

/** One step of a tester or of the app. */
export type Step =
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

/** Kinds of faults, with the members that each kind has. */
const trouble = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('status', 'network', 'empty', 'commit-then-drop') }) },
  fc.record({
    kind: fc.constant('delay'),
    delayMs: fc.constantFrom<unknown>(0, { from: 0, to: 2 }, { median: 1, p95: 3 }),
  }),
  fc.record(
    { kind: fc.constant('malformed'), how: fc.constantFrom('page', 'cut', 'wrong-type') },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    { kind: fc.constant('rate-limit'), calls: fc.nat({ max: 2 }), perMs: fc.constant(60_000) },
    { requiredKeys: ['kind'] },
  ),
);

/** Members that limit a fault to certain calls. */
const meets = fc.record(
  {
    operation: fc.constantFrom('*', '*', 'checkIn', 'updateCheckIn'),
    chance: fc.constantFrom(0.2, 0.5, 1),
    seed: fc.nat({ max: 99 }),
    after: fc.nat({ max: 2 }),
    times: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['times'] },
);

const fault = fc.tuple(trouble, meets).map(([what, which]) => ({ ...what, ...which }));

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

/** Sequences with a minimum length, because fast-check starts with short ones. */
export const sequence = (minLength: number, maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength, maxLength, size: 'max' });

/** A host of the fake backend. */
export interface Host {
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly fork: () => Promise<unknown>;
}

/** The parts of an answer that the backend determines, without those of the connection. */
async function bytesOf(path: string, answering: Promise<Response>): Promise<string> {
  const answer = await answering.catch(() => undefined);
  if (answer === undefined || answer.type === 'error') return 'dropped';
  // `date` is the time of the world for an API call, but that of the server for a verb.
  const names = [
    'content-type',
    'cache-control',
    'retry-after',
    'allow',
    ...(path.startsWith('/api/') ? ['date'] : []),
  ];
  const headers = names.map((name) => answer.headers.get(name));
  // A snapshot contains the wall-clock time at which it was taken.
  const text = (await answer.text()).replace(/"savedAt":\d+/, '"savedAt":0');
  return JSON.stringify([answer.status, headers, text]);
}

/** Plays a sequence from a snapshot; returns all answers as text. */
export async function played({ send, fork }: Host, start: string, steps: readonly Step[]): Promise<string[]> {
  const answers: string[] = [];
  const say = async (path: string, init: RequestInit): Promise<string> => {
    const headers = new Headers(init.headers);
    if (init.body !== undefined) headers.set('content-type', 'application/json');
    const bytes = await bytesOf(path, send(path, { ...init, headers }));
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

let worlds = 0;

/** The HTTP host, in a named world. */
export function overHttp(server: TestServer): Host {
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

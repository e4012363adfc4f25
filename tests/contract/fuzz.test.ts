import { expect, test } from 'vitest';

import { ErrorResponse } from '#api/generated/model.ts';
import type { Backend } from '#mocks/world.ts';
import { contract } from '#mocks/backend.ts';
import type { OperationId } from '#mocks/world.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, seedOr } from '../support/how-far.ts';
import { REQUESTS } from './good-requests.ts';
import { describedOperations } from './openapi.ts';
import { call, frozenWorld, patchStay, signIn } from './support.ts';
import type { Received, Sent } from './support.ts';

const CALLS = howMany(3000, 60_000);
const CALLS_A_WORLD = 30;
const SEED = seedOr(20_261_122);

const STATUSES = new Map(describedOperations.map(({ id, statuses }) => [id, statuses]));

/** Bodies that the contract's examples show, and things that are no body of it. */
const BODIES = new Map(describedOperations.map(({ id, requests }) => [id, requests.map(([, body]) => body)]));

/** One change that makes a good request another one, most of them wrong. */
type Change = (path: string, sent: Sent) => readonly [path: string, sent: Sent];

/** A value with one of its members, at any depth, replaced; `undefined` takes it away. */
function replaced(value: unknown, depth: number, by: unknown): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  const [key, member] = entries[depth % Math.max(1, entries.length)] ?? ['added', by];
  const next = replaced(member, depth - 1, by);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? next : each));
  return { ...value, [key]: next };
}

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((path, sent) => [path, sent]),
  fc.tuple(fc.nat({ max: 3 }), fc.jsonValue()).map(([depth, value]): Change => {
    return (path, sent) => [path, { ...sent, body: replaced(sent.body, depth, value) }];
  }),
  fc.nat({ max: 3 }).map((depth): Change => {
    return (path, sent) => [path, { ...sent, body: replaced(sent.body, depth, undefined) }];
  }),
  fc.string({ maxLength: 8 }).map((text): Change => {
    return (path, sent) => [path.replace(/[^/?=]+$/, encodeURIComponent(text)), sent];
  }),
  fc.string({ minLength: 1, maxLength: 8 }).map((text): Change => {
    return (path, sent) => [path.replace(/^([^/?]+)\/[^/?]+/, `$1/${encodeURIComponent(text)}`), sent];
  }),
  fc.constant<Change>((path, sent) => [path.replace(/\?.*$/, ''), sent]),
  fc.constant<Change>((path, sent) => [`${path}${path.includes('?') ? '&' : '?'}page=2`, sent]),
  fc.constant<Change>((path, sent) => [path, { ...sent, headers: {} }]),
  fc.constant<Change>((path, sent) => [path, { ...sent, headers: { authorization: 'Bearer a.b.c' } }]),
  fc.constantFrom('expired', 'cancelled', 'checked-out', 'stay-arrival-day').map((slug): Change => {
    return (path, sent) => [path.replaceAll('stay-before-arrival', slug), sent];
  }),
  fc.constant<Change>((path, sent) => [path, { ...sent, body: 'x'.repeat(100_001) }]),
);

const request = fc.record({
  id: fc.constantFrom<OperationId>(...contract.ids),
  example: fc.nat({ max: 9 }),
  changes: fc.array(change, { minLength: 0, maxLength: 2 }),
});

interface Fuzzed {
  readonly id: OperationId;
  readonly example: number;
  readonly changes: readonly Change[];
}

/** Sends a request that the changes have made of a good one. */
async function send(backend: Backend, authorization: string, { id, example, changes }: Fuzzed): Promise<Received> {
  const [goodPath, sent, more] = REQUESTS[id];
  const { method, body, headers }: Sent = (sent === 'signed' ? more : sent) ?? {};
  const bodies = [body, ...(BODIES.get(id) ?? [])];
  const good: Sent = {
    body: bodies[example % bodies.length],
    headers: { ...headers, ...(sent === 'signed' && { authorization }) },
  };
  const [path, changed] = changes.reduce<readonly [string, Sent]>((now, each) => each(...now), [goodPath, good]);
  return call(backend, path, method === undefined ? { headers: changed.headers ?? {} } : { ...changed, method });
}

/** A world in which every operation finds something, with the header of a member. */
async function world(): Promise<readonly [Backend, string]> {
  const backend = await frozenWorld();
  await patchStay(backend, 'stay-before-arrival', { orderItems: [{ productId: 'prod-sauna' }] });
  return [backend, (await signIn(backend)).authorization];
}

test(`no answer to ${CALLS} random calls leaves the contract, and none is a crash`, async () => {
  const seen = new Set<string>();
  const calls = fc.array(request, { minLength: CALLS_A_WORLD, maxLength: CALLS_A_WORLD });
  await fc.assert(
    fc.asyncProperty(calls, async (all) => {
      const [backend, authorization] = await world();
      for (const each of all) {
        const { status, body } = await send(backend, authorization, each);
        const entry = backend.journal.entries().at(-1);
        const statuses = STATUSES.get(entry?.operation ?? '') ?? [404];
        const isRefused = Number(status) >= 400;
        expect({ ...entry, body }).not.toHaveProperty('breach');
        expect(statuses).toContain(status);
        expect(status).not.toBe(500);
        expect(isRefused).toBe(ErrorResponse.safeParse(body).success);
        seen.add(`${entry?.operation} ${status}`);
      }
    }),
    { seed: SEED, numRuns: CALLS / CALLS_A_WORLD },
  );
  // Each operation was met by a good call, and by a wrong one.
  const met = (isWanted: (status: number) => boolean) =>
    contract.ids.filter((id) => (STATUSES.get(id) ?? []).some((each) => isWanted(each) && seen.has(`${id} ${each}`)));
  expect(met((status) => status < 300)).toEqual(contract.ids);
  expect(met((status) => status >= 400)).toEqual(contract.ids);
}, 900_000);

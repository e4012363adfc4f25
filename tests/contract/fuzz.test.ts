import { assertNoPoisoning } from '@fast-check/poisoning';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ContractError } from '#api/api-error.ts';
import { ErrorResponse } from '#api/generated/model.ts';
import { parseResponseInParts } from '#api/parse-response.ts';
import { customerFromDto, statisticsFromDto } from '#domain/account/customer.ts';
import { reservationSummariesFromDto } from '#domain/account/reservation-summary.ts';
import { rewardsFromDto } from '#domain/account/reward.ts';
import { productAvailabilityFromDto, slotsFromDto } from '#domain/availability/availability.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { checkInProgressFromDto } from '#domain/check-in/check-in.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';
import { helpContentFromDto } from '#domain/help/help-content.ts';
import { orderFromDto } from '#domain/order/order-flow.ts';
import { partnersFromDto } from '#domain/pass/pass.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import { rateOffersFromDto } from '#domain/rate/rate.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { contract } from '#mocks/backend.ts';
import { OPERATIONS } from '#mocks/generated/operations.ts';
import type { Backend, OperationId } from '#mocks/world.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, isShortRun, RANDOM_MS, seedOr } from '../support/how-far.ts';
import { REQUESTS } from './good-requests.ts';
import { describedOperations } from './openapi.ts';
import { call, frozenWorld, patchStay, signIn } from './support.ts';
import type { Received, Sent } from './support.ts';

const CALLS = howMany(3000, 60_000);
const CALLS_A_WORLD = 30;
const SEED = seedOr(20_261_122);

const STATUSES = new Map(describedOperations.map(({ id, statuses }) => [id, statuses]));

/** Bodies from the contract's examples, and invalid ones. */
const BODIES = new Map(describedOperations.map(({ id, requests }) => [id, requests.map(([, body]) => body)]));

/** A change to a good request, which makes most of them wrong. */
type RequestChange = (path: string, sent: Sent) => readonly [path: string, sent: Sent];

/** A copy of a value with one member at a depth replaced; `undefined` removes it when the copy is sent as JSON. */
function replaced(value: unknown, depth: number, by: unknown): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  const [key, member] = entries[depth % Math.max(1, entries.length)] ?? ['added', by];
  const next = replaced(member, depth - 1, by);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? next : each));
  return { ...value, [key]: next };
}

const requestChange: fc.Arbitrary<RequestChange> = fc.oneof(
  fc.constant<RequestChange>((path, sent) => [path, sent]),
  fc.tuple(fc.nat({ max: 3 }), fc.jsonValue()).map(([depth, value]): RequestChange => {
    return (path, sent) => [path, { ...sent, body: replaced(sent.body, depth, value) }];
  }),
  fc.nat({ max: 3 }).map((depth): RequestChange => {
    return (path, sent) => [path, { ...sent, body: replaced(sent.body, depth, undefined) }];
  }),
  fc.string({ maxLength: 8 }).map((text): RequestChange => {
    return (path, sent) => [path.replace(/[^/?=]+$/, encodeURIComponent(text)), sent];
  }),
  fc.string({ minLength: 1, maxLength: 8 }).map((text): RequestChange => {
    return (path, sent) => [path.replace(/^([^/?]+)\/[^/?]+/, `$1/${encodeURIComponent(text)}`), sent];
  }),
  fc.constant<RequestChange>((path, sent) => [path.replace(/\?.*$/, ''), sent]),
  fc.constant<RequestChange>((path, sent) => [`${path}${path.includes('?') ? '&' : '?'}page=2`, sent]),
  fc.constant<RequestChange>((path, sent) => [path, { ...sent, headers: {} }]),
  fc.constant<RequestChange>((path, sent) => [path, { ...sent, headers: { authorization: 'Bearer a.b.c' } }]),
  fc.constantFrom('expired', 'cancelled', 'checked-out', 'stay-arrival-day').map((slug): RequestChange => {
    return (path, sent) => [path.replaceAll('stay-before-arrival', slug), sent];
  }),
  fc.constant<RequestChange>((path, sent) => [path, { ...sent, body: 'x'.repeat(100_001) }]),
);

const request = fc.record({
  id: fc.constantFrom<OperationId>(...contract.ids),
  example: fc.nat({ max: 9 }),
  changes: fc.array(requestChange, { minLength: 0, maxLength: 2 }),
});

interface Fuzzed {
  readonly id: OperationId;
  readonly example: number;
  readonly changes: readonly RequestChange[];
}

/** Applies the changes to a good request and sends it. */
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

/** A world with data for every operation, and the `Authorization` header of a member. */
async function world(): Promise<readonly [Backend, string]> {
  const backend = await frozenWorld();
  await patchStay(backend, 'stay-before-arrival', { orderItems: [{ productId: 'prod-sauna' }] });
  return [backend, (await signIn(backend)).authorization];
}

test(
  `no answer to ${CALLS} random calls leaves the contract, and none is a crash`,
  async () => {
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
    if (isShortRun) return;
    // Each operation received valid and invalid calls.
    const met = (isWanted: (status: number) => boolean) =>
      contract.ids.filter((id) => (STATUSES.get(id) ?? []).some((each) => isWanted(each) && seen.has(`${id} ${each}`)));
    expect(met((status) => status < 300)).toEqual(contract.ids);
    expect(met((status) => status >= 400)).toEqual(contract.ids);
  },
  RANDOM_MS,
);

/** The contract's own examples of good answers. */
const EXAMPLES = new Map(describedOperations.map(({ id, replies }) => [id, replies.map(([, body]) => body)]));

const SCHEMAS = Object.entries(OPERATIONS).map(([operation, { reply }]) => ({ operation, reply }));

/** An answer that passed its schema. `never` makes it assignable to the parameter of each mapper. */
type Readable = { readonly data: readonly never[] };

/** The mappers that the app applies to valid answers, by operation. */
const MAPPERS: Readonly<Record<string, (answer: never) => unknown>> = {
  // Includes accessKeyFromDto, which the test below looks for.
  checkIn: stayFromDto,
  customProducts: ({ data }: Readable) => customProductsFromDto(data),
  customers: ({ data }: Readable) => data.map(customerFromDto),
  customerStatistics: statisticsFromDto,
  futureCustomerRewards: ({ data }: Readable) => rewardsFromDto(data),
  order: orderFromDto,
  productAvailability: productAvailabilityFromDto,
  productContent: ({ data }: Readable) => partnersFromDto(data),
  property: propertyFromDto,
  propertyContent: ({ data }: Readable) => helpContentFromDto(data[0]),
  propertyUnitAvailability: ({ data }: Readable) => slotsFromDto(data),
  propertyUnitCategoryAvailability: ({ data }: Readable) => rateOffersFromDto(data),
  reservations: ({ data }: Readable) => reservationSummariesFromDto(data),
  reservationState: checkInProgressFromDto,
  updateCheckIn: ({ creditCards = [] }: { readonly creditCards?: readonly never[] | null }) =>
    creditCards?.map(creditCardFromDto),
};

test('every mapper of answers is covered', () => {
  const used = globSync('src/data/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b\w+FromDto\b/g) ?? []);
  const own = readFileSync('tests/contract/fuzz.test.ts', 'utf8');
  expect([...new Set(used)].filter((name) => !own.includes(name))).toEqual([]);
});

type AnswerChange = readonly [way: readonly number[], by: unknown];

/** Values that a faulty answer may have in place of a valid one; `undefined` removes the member. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, '', -1, 1e308, [], {}, '__proto__', '9999-12-31T23:59:59Z', '\ud83c'),
  // Members with the names of inherited properties; only `JSON.parse` creates them as own properties.
  fc
    .constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"toString":null}')
    .map((text): unknown => JSON.parse(text)),
);
const answerChange: fc.Arbitrary<AnswerChange> = fc.tuple(
  fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 }),
  oddValue,
);

/** A copy of a value with the member at the end of the path replaced. */
function changed(value: unknown, [step = 0, ...rest]: readonly number[], by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return by;
  const chosen = keys[step % keys.length];
  const next = (key: string, member: unknown): unknown =>
    key !== chosen ? member : rest.length === 0 ? by : changed(member, rest, by);
  if (Array.isArray(value)) return value.map((member, index) => next(String(index), member));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, next(key, member)]));
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

test.each(SCHEMAS)(
  '$operation: any answer results in data or a ContractError (S42)',
  async ({ operation, reply }) => {
    const examples = EXAMPLES.get(operation) ?? [];
    expect(examples).not.toEqual([]);
    let [read, refused] = [0, 0];
    const odd: Error[] = [];
    const tried = async (answer: unknown): Promise<void> => {
      const outcome = attempt(() => parseResponseInParts(operation, reply, answer));
      if (outcome instanceof ContractError) refused += 1;
      else if (outcome instanceof Error) odd.push(outcome);
      else {
        read += 1;
        MAPPERS[operation]?.(outcome as never);
      }
    };
    const spoilt = fc
      .tuple(fc.constantFrom(...examples), fc.array(answerChange, { minLength: 1, maxLength: 4 }))
      .map(([example, changes]) => changes.reduce<unknown>((value, [way, by]) => changed(value, way, by), example));
    const options = { seed: seedOr(42), numRuns: howMany(150, 20_000) };
    for (const example of examples) await tried(example);
    expect(refused).toBe(0);
    await fc.assert(fc.asyncProperty(spoilt, tried), options);
    await fc.assert(fc.asyncProperty(fc.jsonValue(), tried), options);
    expect(odd).toEqual([]);
    // No answer has changed a prototype (S35).
    expect(() => assertNoPoisoning({ ignoredRootRegex: /vitest|undici|zod_global/ })).not.toThrow();
    // Both outcomes must occur, or the test would prove nothing.
    expect(read).toBeGreaterThanOrEqual(examples.length);
    expect(refused).toBeGreaterThan(0);
  },
  900_000,
);

import { globSync, readFileSync } from 'node:fs';

import { assertNoPoisoning } from '@fast-check/poisoning';
import { expect, test } from 'vitest';

import { ContractError } from '#api/api-error.ts';
import { parseResponseInParts } from '#api/parse-response.ts';
import { customerFromDto, statisticsFromDto } from '#domain/account/customer.ts';
import { reservationSummariesFromDto } from '#domain/account/reservation-summary.ts';
import { rewardsFromDto } from '#domain/account/reward.ts';
import { productAvailabilityFromDto, slotsFromDto } from '#domain/availability/availability.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';
import { helpContentFromDto } from '#domain/help/help-content.ts';
import { orderFromDto } from '#domain/order/order-flow.ts';
import { partnersFromDto } from '#domain/partner/partner.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import { rateOffersFromDto } from '#domain/rate/rate.ts';
import { checkInProgressFromDto } from '#domain/check-in/check-in.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { OPERATIONS } from '#mocks/generated/operations.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, seedOr } from '../support/how-far.ts';

import { describedOperations } from './openapi.ts';

/** The contract's own examples of good answers. */
const EXAMPLES = new Map(describedOperations.map(({ id, replies }) => [id, replies.map(([, body]) => body)]));

const SCHEMAS = Object.entries(OPERATIONS).map(([operation, { reply }]) => ({ operation, reply }));

/** An answer that its schema let through; each mapper takes the type of that schema. */
type Readable = { readonly data: readonly never[] };

/** What the app makes of the answers it can read, by operation. */
const MAPPERS: Readonly<Record<string, (answer: never) => unknown>> = {
  // Its doors by accessKeyFromDto.
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

test('every mapper of answers is tried here', () => {
  const used = globSync('src/data/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b\w+FromDto\b/g) ?? []);
  const own = readFileSync('tests/contract/any-answer.test.ts', 'utf8');
  expect([...new Set(used)].filter((name) => !own.includes(name))).toEqual([]);
});

type Change = readonly [way: readonly number[], by: unknown];

/** What an answer may hold where something else belongs; `undefined` takes the member away. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, '', -1, 1e308, [], {}, '__proto__', '9999-12-31T23:59:59Z', '\ud83c'),
  // As a server sends them: members with the names of what every object inherits.
  fc
    .constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"toString":null}')
    .map((text): unknown => JSON.parse(text)),
);
const change: fc.Arbitrary<Change> = fc.tuple(fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 }), oddValue);

/** A copy of a value in which the member at the end of the way is another. */
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
  '$operation: any answer is data or a typed error, soon (S42)',
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
      .tuple(fc.constantFrom(...examples), fc.array(change, { minLength: 1, maxLength: 4 }))
      .map(([example, changes]) => changes.reduce<unknown>((value, [way, by]) => changed(value, way, by), example));
    const options = { seed: seedOr(42), numRuns: howMany(150, 20_000) };
    for (const example of examples) await tried(example);
    expect(refused).toBe(0);
    await fc.assert(fc.asyncProperty(spoilt, tried), options);
    await fc.assert(fc.asyncProperty(fc.jsonValue(), tried), options);
    expect(odd).toEqual([]);
    // What every object inherits is as before (S35).
    expect(() => assertNoPoisoning({ ignoredRootRegex: /vitest|undici|zod_global/ })).not.toThrow();
    // Both ends are met, or the changes would prove nothing.
    expect(read).toBeGreaterThanOrEqual(examples.length);
    expect(refused).toBeGreaterThan(0);
  },
  900_000,
);

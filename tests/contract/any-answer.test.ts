import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ContractError } from '#api/api-error.ts';
import { readReply } from '#api/parse-reply.ts';
import { OPERATIONS } from '#mocks/generated/operations.ts';

import { howMany, seedOr } from '../support/how-far.ts';

import { describedOperations } from './openapi.ts';

/** The contract's own examples of good answers. */
const EXAMPLES = new Map(describedOperations.map(({ id, replies }) => [id, replies.map(([, body]) => body)]));

const SCHEMAS = Object.entries(OPERATIONS).map(([operation, { reply }]) => ({ operation, reply }));

type Change = readonly [way: readonly number[], by: unknown];

/** What an answer may hold where something else belongs; `undefined` takes the member away. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, '', -1, 1e308, [], {}, '__proto__', '9999-12-31T23:59:59Z', '\ud83c'),
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

test.each(SCHEMAS)(
  '$operation: any answer is data or a typed error, soon (S42)',
  async ({ operation, reply }) => {
    const examples = EXAMPLES.get(operation) ?? [];
    expect(examples).not.toEqual([]);
    let [read, refused] = [0, 0];
    const odd: Error[] = [];
    const tried = async (answer: unknown): Promise<void> => {
      const outcome: unknown = await readReply(operation, reply, answer).catch((error: unknown) => error);
      if (outcome instanceof ContractError) refused += 1;
      else if (outcome instanceof Error) odd.push(outcome);
      else read += 1;
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
    // Both ends are met, or the changes would prove nothing.
    expect(read).toBeGreaterThanOrEqual(examples.length);
    expect(refused).toBeGreaterThan(0);
  },
  900_000,
);

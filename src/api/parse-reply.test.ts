import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { CheckIn, CheckInMatchList, Property } from '#api/generated/model.ts';

import { fc } from '../../tests/support/fast-check.ts';
import { ApiError, ContractError } from './api-error.ts';
import { parseReply } from './parse-reply.ts';

/** Read as a whole. */
const OPERATION = 'updateCheckIn';
const CANARY = 'canary-anna@guest.example-4711';

function refusal(schema: Parameters<typeof parseReply>[1], answer: unknown): ContractError {
  try {
    parseReply(OPERATION, schema, answer);
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
  throw new Error('The answer was accepted');
}

const Stay = z.object({
  id: z.string(),
  guest: z.optional(z.nullable(z.object({ email: z.string() }))),
  keys: z.array(z.object({ code: z.nullable(z.string()), tries: z.array(z.number()) })),
  notes: z.record(z.string(), z.object({ text: z.string() })),
  kind: z.union([z.object({ a: z.string() }), z.object({ b: z.number() })]),
});
const GOOD = { id: '1', guest: { email: 'a' }, keys: [{ code: '1', tries: [1] }], notes: {}, kind: { a: 'x' } };

test('a good answer is given back, without what the contract does not declare', () => {
  expect(parseReply(OPERATION, Stay, { ...GOOD, extra: 1 })).toEqual(GOOD);
});

describe('a broken one names operation and field, never a value (S23)', () => {
  test.each<[string, unknown, string]>([
    ['a member is missing', { ...GOOD, id: undefined }, 'id'],
    ['a member has another type', { ...GOOD, id: CANARY.length }, 'id'],
    ['deeper', { ...GOOD, guest: { email: 5 } }, 'guest.email'],
    ['in a list', { ...GOOD, keys: [GOOD.keys[0], { code: 5, tries: [] }] }, 'keys.*.code'],
    ['in a list of a list', { ...GOOD, keys: [{ code: null, tries: [1, CANARY] }] }, 'keys.*.tries.*'],
    ['under a key that a guest wrote', { ...GOOD, notes: { [CANARY]: { text: 5 } } }, 'notes.*.text'],
    ['none of several shapes', { ...GOOD, kind: { [CANARY]: CANARY } }, 'kind'],
    ['no object', CANARY, '(root)'],
    ['null', null, '(root)'],
    ['undefined', undefined, '(root)'],
    ['a list', [CANARY], '(root)'],
  ])('%s', (_, answer, field) => {
    const error = refusal(Stay, answer);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ContractError',
      code: 'unknown',
      operation: OPERATION,
      field,
      data: null,
      status: undefined,
    });
    expect(error.message).toBe(`${OPERATION}: answer breaks the contract at '${field}'`);
    expect(error.cause).toBeUndefined();
  });

  test.each([
    ['a stay', CheckIn],
    ['a look-up', CheckInMatchList],
    ['a house', Property],
  ])('%s: hostile answers never show a value or a key of their own', (_, schema) => {
    const hostile = fc.dictionary(
      fc.constantFrom(CANARY, '__proto__', 'data', 'propertyKeys', 'customer', 'id'),
      fc.oneof(
        fc.constant(CANARY),
        fc.array(fc.dictionary(fc.constantFrom(CANARY, 'id', 'code'), fc.constant(CANARY))),
      ),
    );
    fc.assert(
      fc.property(hostile, (answer) => {
        const { message, field, stack } = refusal(schema, answer);
        expect(message + field + stack?.split('\n')[0]).not.toContain('canary');
      }),
      { numRuns: 200 },
    );
  });

  test('a schema that contains itself ends', () => {
    interface Tree {
      readonly children: Tree[];
    }
    const Tree: z.ZodMiniType<Tree> = z.object({ children: z.array(z.lazy(() => Tree)) });
    expect(refusal(Tree, { children: [{ children: CANARY }] }).field).toBe('children.*.children');
  });
});

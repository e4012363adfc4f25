import type { $ZodType, output } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { ContractError } from './api-error.ts';

/** The first wrong field as a path without values: indexes become `*`. */
const fieldPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.') || '(root)';

/** Checks an answer against its generated schema before any mapper sees it; throws ContractError. */
export function parseReply<S extends $ZodType>(operation: string, schema: S, answer: unknown): output<S> {
  const result = safeParse(schema, answer);
  if (result.success) return result.data;
  throw new ContractError(operation, fieldPath(result.error.issues[0]?.path ?? []));
}

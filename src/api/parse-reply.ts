import type { $ZodType, output } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { ContractError } from './api-error.ts';

/** The names that a schema, at any depth, gives its fields. */
function fieldNames(part: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return names;
  seen.add(part);
  if (!('_zod' in part)) {
    for (const member of Object.values(part)) fieldNames(member, names, seen);
    return names;
  }
  const { def } = (part as $ZodType)._zod;
  if ('shape' in def) for (const name of Object.keys(def.shape as object)) names.add(name);
  if ('getter' in def) fieldNames((def.getter as () => unknown)(), names, seen);
  for (const member of Object.values(def)) fieldNames(member, names, seen);
  return names;
}

/** The first wrong field as a path without values: indexes, and keys the contract does not name, become `*`. */
function fieldPath(schema: $ZodType, path: readonly PropertyKey[]): string {
  const names = fieldNames(schema);
  return path.map((key) => (typeof key === 'string' && names.has(key) ? key : '*')).join('.') || '(root)';
}

/** Checks an answer against its generated schema before any mapper sees it; throws ContractError. */
export function parseReply<S extends $ZodType>(operation: string, schema: S, answer: unknown): output<S> {
  const result = safeParse(schema, answer);
  if (result.success) return result.data;
  throw new ContractError(operation, fieldPath(schema, result.error.issues[0]?.path ?? []));
}

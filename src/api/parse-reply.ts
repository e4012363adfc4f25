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

/** Where in an answer a value is. */
export type Path = readonly PropertyKey[];

/** A place where an answer breaks its schema. */
export interface Breach {
  readonly path: Path;
  /** What zod calls it, e.g. `invalid_type`. */
  readonly code: string;
}

/** Makes errors with paths without values: indexes, and keys the contract does not name, become `*`. */
export function breachErrors(operation: string, schema: $ZodType): (breach: Breach | undefined) => ContractError {
  const names = fieldNames(schema);
  return (breach = { path: [], code: 'custom' }) => {
    const field = breach.path.map((key) => (typeof key === 'string' && names.has(key) ? key : '*')).join('.');
    return new ContractError(operation, field || '(root)', breach.code);
  };
}

/** Checks an answer against its generated schema before any mapper sees it; throws ContractError. */
export function parseReply<S extends $ZodType>(operation: string, schema: S, answer: unknown): output<S> {
  const result = safeParse(schema, answer);
  if (result.success) return result.data;
  throw breachErrors(operation, schema)(result.error.issues[0]);
}

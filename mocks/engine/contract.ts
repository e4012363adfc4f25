import type { $ZodType } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { HttpError, invalid } from './http-error.ts';
import { operationOf } from './operations.ts';
import type { BodyOf, HeadersOf, OperationId, QueryOf, ReplyOf } from './operations.ts';

/** A request that has passed the contract. */
export interface CheckedRequest<Id extends OperationId> {
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  readonly body: BodyOf<Id>;
}

/** The raw parts of a request; the query keeps brackets and repeats. */
export interface RawRequest {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** The first member of `value` that `parsed` does not have: the contract does not declare it. */
function undeclared(value: unknown, parsed: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(parsed, key)) return here;
    const deeper = undeclared(member, (parsed as Record<string, unknown>)[key], here);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

function check(schema: $ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw invalid([part, pathOf(issue?.path ?? [])].filter(Boolean).join('.'));
  }
  const extra = part === 'body' ? undeclared(value, result.data) : undefined;
  if (extra !== undefined) throw invalid(`body.${extra}`, 'is not declared');
  return result.data;
}

/** Query names to values: bracket lists stay lists, 'true' and whole numbers get their types. */
function queryValues(query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    values[name] = name.endsWith('[]') ? query.getAll(name) : typed(name, query.get(name) ?? '');
  }
  return values;
}

const NUMBERS = new Set(['adultCount', 'childrenCount']);
const typed = (name: string, value: string): unknown => {
  if (NUMBERS.has(name) && /^-?\d+$/.test(value)) return Number(value);
  return name === 'newStructure' && value === 'true' ? true : value;
};

/** Checks a request against the contract; throws a 400 naming the field. */
export function checkRequest<Id extends OperationId>(id: Id, raw: RawRequest): CheckedRequest<Id> {
  const { query, headers, body } = operationOf(id);
  return {
    query: query && check(query, queryValues(raw.query), 'query'),
    headers: headers && check(headers, Object.fromEntries(raw.headers), 'header'),
    body: check(body, raw.body, 'body'),
  } as CheckedRequest<Id>;
}

/** Checks a reply against the contract; a wrong one is our own fault: a 500 naming operation and field. */
export function checkReply<Id extends OperationId>(id: Id, reply: ReplyOf<Id>): void {
  const result = safeParse(operationOf(id).reply, reply);
  const field = result.success ? undeclared(reply, result.data) : pathOf(result.error.issues[0]?.path ?? []);
  if (field === undefined) return;
  throw new HttpError('INTERNAL_ERROR', `The fake backend's answer to ${id} breaks the contract at '${field}'`, {
    data: { operation: id, field },
  });
}

import type { $ZodIssue, $ZodType } from 'zod/v4/core';

import { object, safeParse } from 'zod/mini';

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

const memberOf = (value: unknown, key: PropertyKey | undefined): unknown =>
  typeof value === 'object' && value !== null && key !== undefined
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

/** The path of the first wrong field; of a union's variants the one that was meant, by the members that are there. */
function wrongPath([issue]: readonly $ZodIssue[], value: unknown): PropertyKey[] {
  if (!issue) return [];
  if (issue.code !== 'invalid_union') return issue.path;
  const here = issue.path.reduce(memberOf, value);
  const paths = issue.errors
    .map((issues) => wrongPath(issues, here))
    .filter(([key]) => memberOf(here, key) !== undefined);
  const [meant = []] = paths.toSorted((a, b) => b.length - a.length);
  return [...issue.path, ...meant];
}

const wrongField = (issues: readonly $ZodIssue[], value: unknown): string =>
  wrongPath(issues, value).map(String).join('.');

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

function check(schema: $ZodType | undefined, value: unknown, part: 'query' | 'header' | 'body'): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (!result.success) throw invalid([part, wrongField(result.error.issues, value)].filter(Boolean).join('.'));
  const extra = part === 'header' ? undefined : undeclared(value, result.data);
  if (extra !== undefined) throw invalid(`${part}.${extra}`, 'is not declared');
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

const NO_QUERY = object({});

/** Checks a request against the contract; throws a 400 naming the field. */
export function checkRequest<Id extends OperationId>(id: Id, raw: RawRequest): CheckedRequest<Id> {
  const { query, headers, body } = operationOf(id);
  return {
    query: check(query ?? NO_QUERY, queryValues(raw.query), 'query'),
    headers: headers && check(headers, Object.fromEntries(raw.headers), 'header'),
    body: check(body, raw.body, 'body'),
  } as CheckedRequest<Id>;
}

/** Checks a reply against the contract; a wrong one is our own fault: a 500 naming operation and field. */
export function checkReply<Id extends OperationId>(id: Id, reply: ReplyOf<Id>): void {
  const result = safeParse(operationOf(id).reply, reply);
  const field = result.success ? undeclared(reply, result.data) : wrongField(result.error.issues, reply);
  if (field === undefined) return;
  throw new HttpError('INTERNAL_ERROR', `The fake backend's answer to ${id} breaks the contract at '${field}'`, {
    data: { operation: id, field },
  });
}

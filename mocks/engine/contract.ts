import type { $ZodType } from 'zod/v4/core';

import { object, safeParse } from 'zod/mini';

import { ErrorResponse } from '#api/generated/model/index.ts';

import { errorBody, HttpError, invalid } from './http-error.ts';
import { operationOf } from './operations.ts';
import type { BodyOf, HeadersOf, OperationId, QueryOf, ReplyOf } from './operations.ts';
import { firstProblem } from './problem.ts';

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
  if (!result.success) {
    const { path, message } = firstProblem(result.error.issues, value);
    throw invalid([part, ...path.map(String)].join('.'), message);
  }
  const extra = part === 'header' ? undefined : undeclared(value, result.data);
  if (extra !== undefined) throw invalid(`${part}.${extra}`, 'is not declared');
  return result.data;
}

/** Query names to values: bracket lists stay lists, 'true' and whole numbers get the type of the contract. */
function queryValues(id: OperationId, query: URLSearchParams): Record<string, unknown> {
  const { convertedQuery = {} } = operationOf(id);
  const values: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const text = query.get(name) ?? '';
    if (name.endsWith('[]')) values[name] = query.getAll(name);
    else if (convertedQuery[name] === 'integer' && /^-?\d+$/.test(text)) values[name] = Number(text);
    else values[name] = convertedQuery[name] === 'boolean' && text === 'true' ? true : text;
  }
  return values;
}

const NO_QUERY = object({});

/** Checks a request against the contract; throws a 400 naming the field. */
export function checkRequest<Id extends OperationId>(id: Id, raw: RawRequest): CheckedRequest<Id> {
  const { query, headers, body } = operationOf(id);
  return {
    query: check(query ?? NO_QUERY, queryValues(id, raw.query), 'query'),
    headers: headers && check(headers, Object.fromEntries(raw.headers), 'header'),
    body: check(body, raw.body, 'body'),
  } as CheckedRequest<Id>;
}

/** An answer outside the contract is the backend's own fault: a 500 that names the operation and the field. */
const breach = (id: OperationId, field: string): HttpError =>
  new HttpError('INTERNAL_ERROR', `The fake backend's answer to ${id} breaks the contract at '${field}'`, {
    data: { operation: id, field },
  });

/** Checks a successful reply against the contract; throws the 500 of a breach. */
export function checkReply<Id extends OperationId>(id: Id, reply: ReplyOf<Id>): void {
  const result = safeParse(operationOf(id).reply, reply);
  const field = result.success
    ? undeclared(reply, result.data)
    : firstProblem(result.error.issues, reply).path.map(String).join('.');
  if (field !== undefined) throw breach(id, field);
}

/** The refusal to answer with: an unlisted status or body becomes the 500 of a breach. */
export function checkedRefusal(id: OperationId, refusal: HttpError): HttpError {
  if (!operationOf(id).refusals.includes(refusal.status)) return breach(id, `status ${refusal.status}`);
  return safeParse(ErrorResponse, errorBody(refusal)).success ? refusal : breach(id, 'errors');
}

import type { $ZodType } from 'zod/v4/core';

import { core, object, safeParse } from 'zod/mini';

import type { CallHeaders } from './call-request.ts';
import type { FaultTarget, FaultTargets } from './fault-input.ts';
import { errorBody, HttpError, invalid } from './http-error.ts';
import type { BodyOf, HeadersOf, Operation, Operations, QueryOf, ReplyOf } from './operations.ts';
import { firstProblem } from './problem.ts';
import { namesIn, routesOf } from './router.ts';
import type { FindRoute } from './router.ts';

/** A request that has passed the contract. */
interface CheckedRequest<O extends Operation> {
  readonly query: QueryOf<O>;
  readonly headers: HeadersOf<O>;
  readonly body: BodyOf<O>;
}

/** The raw parts of a request; the query keeps brackets and repeats. */
interface RawRequest {
  readonly query: URLSearchParams;
  readonly headers: CallHeaders;
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
function queryValues({ convertedQuery = {} }: Operation, query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const text = query.get(name) ?? '';
    if (name.endsWith('[]')) values[name] = query.getAll(name);
    else if (convertedQuery[name] === 'integer' && /^-?\d+$/.test(text)) values[name] = Number(text);
    else values[name] = convertedQuery[name] === 'boolean' && text === 'true' ? true : text;
  }
  return values;
}

/** The members that a body may have, in each of its forms. */
function membersOf(body: $ZodType | undefined): string[] {
  if (body instanceof core.$ZodLazy) return membersOf(body._zod.innerType);
  if (body instanceof core.$ZodUnion) return body._zod.def.options.flatMap(membersOf);
  return body instanceof core.$ZodObject ? Object.keys(body._zod.def.shape) : [];
}

const NO_QUERY = object({});

/** An answer outside the contract is the backend's own fault: a 500 that names the operation and the field. */
const breach = (operation: string, field: string): HttpError =>
  new HttpError('INTERNAL_ERROR', `The fake backend's answer to ${operation} breaks the contract at '${field}'`, {
    data: { operation, field },
  });

/** A contract that requests and answers are held to: its operations, and the schema of every refusal. */
export class Contract<Ops extends Operations> {
  readonly ids: readonly (keyof Ops & string)[];
  readonly findRoute: FindRoute<keyof Ops & string>;
  readonly #operations: Ops;
  readonly #refusal: $ZodType;

  constructor(operations: Ops, refusal: $ZodType) {
    this.#operations = operations;
    this.#refusal = refusal;
    this.ids = Object.keys(operations);
    this.findRoute = routesOf(operations);
  }

  operation<Id extends keyof Ops>(id: Id): Ops[Id] {
    return this.#operations[id];
  }

  /** What faults can meet: every operation, and the third parties beside it. */
  faultTargets(thirdParties: readonly string[]): FaultTargets {
    const operations = this.ids.map((id) => {
      const { path, body } = this.operation(id);
      return [id, { params: namesIn(path), members: membersOf(body) }] as const;
    });
    return new Map<string, FaultTarget>([
      ...operations,
      ...thirdParties.map((name) => [name, { params: [], members: [] }] as const),
    ]);
  }

  /** Checks a request; throws a 400 naming the field. */
  checkRequest<Id extends keyof Ops>(id: Id, raw: RawRequest): CheckedRequest<Ops[Id]> {
    const operation = this.operation(id);
    return {
      query: check(operation.query ?? NO_QUERY, queryValues(operation, raw.query), 'query'),
      headers: operation.headers && check(operation.headers, Object.fromEntries(raw.headers), 'header'),
      body: check(operation.body, raw.body, 'body'),
    } as CheckedRequest<Ops[Id]>;
  }

  /** Checks a successful reply; throws the 500 of a breach. */
  checkReply<Id extends keyof Ops & string>(id: Id, reply: ReplyOf<Ops[Id]>): void {
    const result = safeParse(this.operation(id).reply, reply);
    const field = result.success
      ? undeclared(reply, result.data)
      : firstProblem(result.error.issues, reply).path.map(String).join('.');
    if (field !== undefined) throw breach(id, field);
  }

  /** The refusal to answer with: an unlisted status or body becomes the 500 of a breach. */
  checkedRefusal(id: keyof Ops & string, refusal: HttpError): HttpError {
    if (!this.operation(id).refusals.includes(refusal.status)) return breach(id, `status ${refusal.status}`);
    return safeParse(this.#refusal, errorBody(refusal)).success ? refusal : breach(id, 'errors');
  }
}

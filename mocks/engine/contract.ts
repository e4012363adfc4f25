import { core, object, safeParse, undefined as _undefined } from 'zod/mini';
import type { $ZodType, input, output } from 'zod/v4/core';

import type { FaultTarget, FaultTargets } from './fault-input.ts';
import { errorBody, HttpError, invalid, JSON_UTF8, reply, STATUS } from './http.ts';
import type { CallHeaders, Reply, WithClock } from './http.ts';
import { namesIn, routesOf } from './routes.ts';
import type { Routes } from './routes.ts';
import { firstProblem, undeclared } from './validation.ts';

/** One operation of a contract. */
export interface Operation {
  readonly method: string;
  /** Relative to /api; `{name}` is a parameter. */
  readonly path: string;
  readonly success: number;
  /** All other statuses that the operation may answer with. */
  readonly refusals: readonly number[];
  readonly bearer?: boolean;
  /** Path parameters; strings unless a schema is given. */
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly headers?: $ZodType;
  readonly body?: $ZodType;
  /** Media types of the body; default application/json. */
  readonly bodyType?: string | readonly string[];
  /** The body of the answer; omit it where there is none, as for 204. */
  readonly reply?: $ZodType;
  /** Media type of the answer; default application/json. An answer of a type other than JSON is a string. */
  readonly replyType?: string;
  /** Header fields that a handler sets, in lower case. */
  readonly replyHeaders?: $ZodType;
}

/** The operations of a contract, by id. */
export type Operations = Readonly<Record<string, Operation>>;

type Part<O extends Operation, Name extends 'params' | 'query' | 'headers' | 'body'> =
  O extends Record<Name, infer S extends $ZodType> ? output<S> : undefined;

/** The parameter names in a path. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type ParamsOf<O extends Operation> =
  O extends Record<'params', $ZodType> ? Part<O, 'params'> : Readonly<Record<PathParameter<O['path']>, string>>;
export type QueryOf<O extends Operation> = Part<O, 'query'>;
export type HeadersOf<O extends Operation> = Part<O, 'headers'>;
export type BodyOf<O extends Operation> = Part<O, 'body'>;
// oxlint-disable-next-line typescript/no-invalid-void-type
export type ReplyOf<O extends Operation> = O extends Record<'reply', infer S extends $ZodType> ? input<S> : void;

/** How a contract represents errors. */
export interface ErrorFormat {
  /** The schema of an error body. */
  readonly schema: $ZodType;
  /** Builds the error body; default `{ errors: [{ code, message, data }] }`. */
  readonly body?: (error: HttpError) => unknown;
  /** Media type of errors; default application/json. */
  readonly mediaType?: string;
  /** Overrides the engine's statuses by code, as `{ VALIDATION_ERROR: 422 }`. */
  readonly statuses?: Readonly<Partial<Record<keyof typeof STATUS, number>>>;
}

/** A request that passed the contract's checks. */
interface CheckedRequest<O extends Operation> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly headers: HeadersOf<O>;
  readonly body: BodyOf<O>;
}

/** A request before its checks; the query keeps brackets and repeated names. */
interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: CallHeaders;
  readonly body: unknown;
}

function check(schema: $ZodType | undefined, value: unknown, part: 'path' | 'query' | 'header' | 'body'): unknown {
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

/** The schema without its optional, nullable and default wrappers. */
function bare(schema: $ZodType | undefined): $ZodType | undefined {
  if (schema instanceof core.$ZodLazy) return bare(schema._zod.innerType);
  const { def } = schema?._zod ?? {};
  return def !== undefined && 'innerType' in def ? bare(def.innerType as $ZodType) : schema;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Converts a query string value to the type of its schema, if it has that form. */
function valueOf(schema: $ZodType | undefined, text: string): unknown {
  if (schema instanceof core.$ZodNumber && NUMBER.test(text)) return Number(text);
  if (schema instanceof core.$ZodLiteral) return schema._zod.def.values.find((each) => String(each) === text) ?? text;
  if (schema instanceof core.$ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

const shapeOf = (schema: $ZodType): Readonly<Record<string, $ZodType>> =>
  schema instanceof core.$ZodObject ? schema._zod.def.shape : {};

/** Converts each value to the type of its schema. */
function valuesOf(schema: $ZodType, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const shape = shapeOf(schema);
  const entries = Object.entries(texts).map(([name, text]) => {
    return [name, valueOf(Object.hasOwn(shape, name) ? bare(shape[name]) : undefined, text)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Converts query parameters to the types of the contract; throws a 400 when a parameter that is no list is repeated.
 */
function queryValues(schema: $ZodType, query: URLSearchParams): Record<string, unknown> {
  const shape = shapeOf(schema);
  const lists: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const member = Object.hasOwn(shape, name) ? bare(shape[name]) : undefined;
    if (member instanceof core.$ZodArray) {
      const element = bare(member._zod.def.element);
      lists[name] = query.getAll(name).map((text) => valueOf(element, text));
    } else if (query.getAll(name).length > 1) throw invalid(`query.${name}`, 'is given twice but is not a list');
  }
  return { ...valuesOf(schema, Object.fromEntries(query)), ...lists };
}

/** The members that a body may have, over all variants of a union. */
function membersOf(body: $ZodType | undefined): string[] {
  if (body instanceof core.$ZodLazy) return membersOf(body._zod.innerType);
  if (body instanceof core.$ZodUnion) return body._zod.def.options.flatMap(membersOf);
  return body instanceof core.$ZodObject ? Object.keys(body._zod.def.shape) : [];
}

const NO_QUERY = object({});
const NO_BODY = _undefined();

/** An answer that breaks the contract is the backend's fault: a 500 naming the operation and the field. */
const breach = (operation: string, field: string): HttpError =>
  new HttpError('INTERNAL_ERROR', `The fake backend's answer to ${operation} breaks the contract at '${field}'`, {
    data: { operation, field },
  });

/** The status of an error; a contract may override the engine's status for its code. */
function statusOf({ code, status }: HttpError, { statuses = {} }: ErrorFormat): number {
  const byCode: Readonly<Record<string, number>> = STATUS;
  return (byCode[code] === status ? (statuses as Readonly<Record<string, number>>)[code] : undefined) ?? status;
}

/** Holds requests and answers to a contract: its operations and its error format. */
export class Contract<const Ops extends Operations> {
  readonly ids: readonly (keyof Ops & string)[];
  readonly routes: Routes<keyof Ops & string>;
  readonly #operations: Ops;
  readonly #refusals: ErrorFormat;

  constructor(operations: Ops, refusals: ErrorFormat) {
    this.#operations = operations;
    this.#refusals = refusals;
    this.ids = Object.keys(operations);
    this.routes = routesOf(operations);
  }

  operation<Id extends keyof Ops>(id: Id): Ops[Id] {
    return this.#operations[id];
  }

  /** What faults can apply to: every operation, and the third parties. */
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
    const { params, query = NO_QUERY, headers, body }: Operation = this.operation(id);
    return {
      params: params === undefined ? raw.params : check(params, valuesOf(params, raw.params), 'path'),
      query: check(query, queryValues(query, raw.query), 'query'),
      headers: headers && check(headers, valuesOf(headers, Object.fromEntries(raw.headers)), 'header'),
      body: check(body, raw.body, 'body'),
    } as CheckedRequest<Ops[Id]>;
  }

  /** Checks a successful answer; throws a 500 when it breaks the contract. */
  checkReply<Id extends keyof Ops & string>(
    id: Id,
    body: ReplyOf<Ops[Id]>,
    headers: Record<string, string> = {},
  ): void {
    const operation: Operation = this.operation(id);
    const wrong = (schema: $ZodType, value: unknown): string | undefined => {
      const result = safeParse(schema, value);
      if (result.success) return undeclared(value, result.data);
      return firstProblem(result.error.issues, value).path.map(String).join('.');
    };
    const field = wrong(operation.reply ?? NO_BODY, body);
    if (field !== undefined) throw breach(id, field);
    const header = wrong(operation.replyHeaders ?? NO_QUERY, headers);
    if (header !== undefined) throw breach(id, `header ${header}`);
  }

  /** Formats a successful answer for sending. */
  reply(id: keyof Ops, world: WithClock, body: unknown, headers: Record<string, string> = {}): Reply {
    const { success, replyType = JSON_UTF8 }: Operation = this.operation(id);
    return reply(world, success, body, { 'content-type': replyType, ...headers });
  }

  /** Checks an error against the contract: an unlisted status or body becomes the 500 of a breach. */
  checkedRefusal(id: keyof Ops & string, refusal: HttpError): HttpError {
    const status = statusOf(refusal, this.#refusals);
    if (!this.operation(id).refusals.includes(status)) return breach(id, `status ${status}`);
    return safeParse(this.#refusals.schema, this.#bodyOf(refusal)).success ? refusal : breach(id, 'errors');
  }

  /** Formats an error for sending. A host that has no world omits `world`. */
  refusal(error: HttpError, world?: WithClock): Reply {
    const { mediaType = JSON_UTF8 } = this.#refusals;
    return reply(world, statusOf(error, this.#refusals), this.#bodyOf(error), {
      'content-type': mediaType,
      ...error.headers,
    });
  }

  #bodyOf(error: HttpError): unknown {
    const { code, message, data, headers } = error;
    const status = statusOf(error, this.#refusals);
    const { body = errorBody } = this.#refusals;
    return body(new HttpError(code, message, { status, headers, ...(data && { data }) }));
  }
}

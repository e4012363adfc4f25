import { core, object, safeParse, undefined as _undefined } from 'zod/mini';
import type { $ZodType, input, output } from 'zod/v4/core';

import type { FaultTarget, FaultTargets } from './fault-input.ts';
import { errorBody, HttpError, invalid, JSON_UTF8, reply, STATUS } from './http.ts';
import type { CallHeaders, Reply, Timed } from './http.ts';
import { namesIn, routesOf } from './routes.ts';
import type { Routes } from './routes.ts';
import { firstProblem, undeclared } from './validation.ts';

/** One operation of a contract. */
export interface Operation {
  readonly method: string;
  /** Below /api; braces name a value. */
  readonly path: string;
  readonly success: number;
  /** Every other status that the operation may answer. */
  readonly refusals: readonly number[];
  readonly bearer?: boolean;
  /** The values of the path; without a schema they are texts. */
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly headers?: $ZodType;
  readonly body?: $ZodType;
  /** The media types of the body, unless it is application/json. */
  readonly bodyType?: string | readonly string[];
  /** The body of the answer; without it the answer has none, as one of 204. */
  readonly reply?: $ZodType;
  /** The media type of the answer, unless it is application/json. What is no JSON is a text. */
  readonly replyType?: string;
  /** The header fields that a handler gives its answer, in small letters. */
  readonly replyHeaders?: $ZodType;
}

/** The operations of a contract, by id. */
export type Operations = Readonly<Record<string, Operation>>;

type Part<O extends Operation, Name extends 'params' | 'query' | 'headers' | 'body'> =
  O extends Record<Name, infer S extends $ZodType> ? output<S> : undefined;

/** The values that the braces of a path name. */
type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

export type ParamsOf<O extends Operation> =
  O extends Record<'params', $ZodType> ? Part<O, 'params'> : Readonly<Record<Named<O['path']>, string>>;
export type QueryOf<O extends Operation> = Part<O, 'query'>;
export type HeadersOf<O extends Operation> = Part<O, 'headers'>;
export type BodyOf<O extends Operation> = Part<O, 'body'>;
// A handler without a body to give returns nothing.
// oxlint-disable-next-line typescript/no-invalid-void-type
export type ReplyOf<O extends Operation> = O extends Record<'reply', infer S extends $ZodType> ? input<S> : void;

/** How a contract writes its refusals. */
export interface Refusals {
  /** The schema of a refusal's body. */
  readonly schema: $ZodType;
  /** The body of a refusal; by default `{ errors: [{ code, message, data }] }`. */
  readonly body?: (error: HttpError) => unknown;
  /** Its media type, unless it is application/json. */
  readonly mediaType?: string;
  /** Other statuses of the engine's codes, as `{ VALIDATION_ERROR: 422 }`. */
  readonly statuses?: Readonly<Partial<Record<keyof typeof STATUS, number>>>;
}

/** A request that has passed the contract. */
interface CheckedRequest<O extends Operation> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly headers: HeadersOf<O>;
  readonly body: BodyOf<O>;
}

/** The raw parts of a request; the query keeps brackets and repeats. */
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

/** What a schema takes, below what makes it optional or gives it a default. */
function bare(schema: $ZodType | undefined): $ZodType | undefined {
  if (schema instanceof core.$ZodLazy) return bare(schema._zod.innerType);
  const { def } = schema?._zod ?? {};
  return def !== undefined && 'innerType' in def ? bare(def.innerType as $ZodType) : schema;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A text of a query as the value that its schema takes, if it looks like one. */
function valueOf(schema: $ZodType | undefined, text: string): unknown {
  if (schema instanceof core.$ZodNumber && NUMBER.test(text)) return Number(text);
  if (schema instanceof core.$ZodLiteral) return schema._zod.def.values.find((each) => String(each) === text) ?? text;
  if (schema instanceof core.$ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

const shapeOf = (schema: $ZodType): Readonly<Record<string, $ZodType>> =>
  schema instanceof core.$ZodObject ? schema._zod.def.shape : {};

/** Named texts as values of the types of their schema. */
function valuesOf(schema: $ZodType, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const shape = shapeOf(schema);
  const entries = Object.entries(texts).map(([name, text]) => {
    return [name, valueOf(Object.hasOwn(shape, name) ? bare(shape[name]) : undefined, text)] as const;
  });
  return Object.fromEntries(entries);
}

/** Query names to values of the types of the contract; throws a 400 for a name that is given twice and is no list. */
function queryValues(schema: $ZodType, query: URLSearchParams): Record<string, unknown> {
  const shape = shapeOf(schema);
  const lists: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const member = Object.hasOwn(shape, name) ? bare(shape[name]) : undefined;
    if (member instanceof core.$ZodArray) {
      const element = bare(member._zod.def.element);
      lists[name] = query.getAll(name).map((text) => valueOf(element, text));
    } else if (query.getAll(name).length > 1) throw invalid(`query.${name}`, 'is there twice, and is no list');
  }
  return { ...valuesOf(schema, Object.fromEntries(query)), ...lists };
}

/** The members that a body may have, in each of its forms. */
function membersOf(body: $ZodType | undefined): string[] {
  if (body instanceof core.$ZodLazy) return membersOf(body._zod.innerType);
  if (body instanceof core.$ZodUnion) return body._zod.def.options.flatMap(membersOf);
  return body instanceof core.$ZodObject ? Object.keys(body._zod.def.shape) : [];
}

const NO_QUERY = object({});
const NO_BODY = _undefined();

/** An answer outside the contract is the backend's own fault: a 500 that names the operation and the field. */
const breach = (operation: string, field: string): HttpError =>
  new HttpError('INTERNAL_ERROR', `The fake backend's answer to ${operation} breaks the contract at '${field}'`, {
    data: { operation, field },
  });

/** The status of a refusal; one that its code has by the engine's table may be another in a contract. */
function statusOf({ code, status }: HttpError, { statuses = {} }: Refusals): number {
  const byCode: Readonly<Record<string, number>> = STATUS;
  return (byCode[code] === status ? (statuses as Readonly<Record<string, number>>)[code] : undefined) ?? status;
}

/** A contract that requests and answers are held to: its operations, and how it writes every refusal. */
export class Contract<const Ops extends Operations> {
  readonly ids: readonly (keyof Ops & string)[];
  readonly routes: Routes<keyof Ops & string>;
  readonly #operations: Ops;
  readonly #refusals: Refusals;

  constructor(operations: Ops, refusals: Refusals) {
    this.#operations = operations;
    this.#refusals = refusals;
    this.ids = Object.keys(operations);
    this.routes = routesOf(operations);
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
    const { params, query = NO_QUERY, headers, body }: Operation = this.operation(id);
    return {
      params: params === undefined ? raw.params : check(params, valuesOf(params, raw.params), 'path'),
      query: check(query, queryValues(query, raw.query), 'query'),
      headers: headers && check(headers, valuesOf(headers, Object.fromEntries(raw.headers)), 'header'),
      body: check(body, raw.body, 'body'),
    } as CheckedRequest<Ops[Id]>;
  }

  /** Checks a successful answer; throws the 500 of a breach. */
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

  /** A successful answer as it is sent. */
  reply(id: keyof Ops, world: Timed, body: unknown, headers: Record<string, string> = {}): Reply {
    const { success, replyType = JSON_UTF8 }: Operation = this.operation(id);
    return reply(world, success, body, { 'content-type': replyType, ...headers });
  }

  /** The refusal to answer with: an unlisted status or body becomes the 500 of a breach. */
  checkedRefusal(id: keyof Ops & string, refusal: HttpError): HttpError {
    const status = statusOf(refusal, this.#refusals);
    if (!this.operation(id).refusals.includes(status)) return breach(id, `status ${status}`);
    return safeParse(this.#refusals.schema, this.#bodyOf(refusal)).success ? refusal : breach(id, 'errors');
  }

  /** A refusal as it is sent; without a world by a host. */
  refusal(error: HttpError, world?: Timed): Reply {
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

import { core, object, safeParse } from 'zod/mini';
import type { $ZodType, input, output } from 'zod/v4/core';

import type { FaultTarget, FaultTargets } from './fault-input.ts';
import { errorBody, HttpError, invalid } from './http.ts';
import type { CallHeaders } from './http.ts';
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
  readonly query?: $ZodType;
  readonly headers?: $ZodType;
  readonly body?: $ZodType;
  /** The media type of the body, unless it is application/json. */
  readonly mediaType?: string;
  readonly reply: $ZodType;
}

/** The operations of a contract, by id. */
export type Operations = Readonly<Record<string, Operation>>;

type Part<O extends Operation, Name extends 'query' | 'headers' | 'body'> =
  O extends Record<Name, infer S extends $ZodType> ? output<S> : undefined;

/** The values that the braces of a path name. */
type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

export type ParamsOf<O extends Operation> = Readonly<Record<Named<O['path']>, string>>;
export type QueryOf<O extends Operation> = Part<O, 'query'>;
export type HeadersOf<O extends Operation> = Part<O, 'headers'>;
export type BodyOf<O extends Operation> = Part<O, 'body'>;
export type ReplyOf<O extends Operation> = input<O['reply']>;

/** A call found in the contract, with its path values decoded. */
export interface Route<Id extends string = string> {
  readonly operation: Id;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and a path below /api, e.g. `GET`, `check-in/abc`. */
export type FindRoute<Id extends string> = (method: string, path: string) => Route<Id> | undefined;

interface Entry<Id extends string> {
  readonly operation: Id;
  /** Segments after /api; braces name a value. */
  readonly segments: readonly string[];
}

/** The names that the braces of a path give its values. */
const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function paramsOf(expected: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (expected.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const actual = segments[index] ?? '';
    if (name.startsWith('{')) {
      const value = decode(actual);
      if (value === undefined || value === '') return undefined;
      params[name.slice(1, -1)] = value;
    } else if (name !== actual) return undefined;
  }
  return params;
}

/** Where operations are found. */
type Addresses = Readonly<Record<string, { readonly method: string; readonly path: string }>>;

/** The methods that the operations have at a path below /api. */
export const methodsAt = (operations: Addresses, path: string): string[] =>
  Object.values(operations)
    .filter((each) => paramsOf(each.path.split('/'), path.split('/')) !== undefined)
    .map(({ method }) => method);

/** Makes the lookup of a contract: few operations share method and number of segments, whatever the contract's size. */
export function routesOf<Ops extends Addresses>(operations: Ops): FindRoute<keyof Ops & string> {
  const entries = new Map<string, Entry<keyof Ops & string>[]>();
  for (const [operation, { method, path }] of Object.entries(operations)) {
    const segments = path.split('/');
    const key = `${method} ${segments.length}`;
    entries.set(key, [...(entries.get(key) ?? []), { operation, segments }]);
  }
  return (method, path) => {
    const segments = path.split('/');
    for (const { operation, segments: expected } of entries.get(
      `${method === 'HEAD' ? 'GET' : method} ${segments.length}`,
    ) ?? []) {
      const params = paramsOf(expected, segments);
      if (params) return { operation, params };
    }
    return undefined;
  };
}

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

/** Query names to values of the types of the contract; throws a 400 for a name that is given twice and is no list. */
function queryValues(schema: $ZodType, query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const shape = schema instanceof core.$ZodObject ? (schema._zod.def.shape as Readonly<Record<string, $ZodType>>) : {};
  for (const name of new Set(query.keys())) {
    const member = Object.hasOwn(shape, name) ? bare(shape[name]) : undefined;
    const texts = query.getAll(name);
    if (member instanceof core.$ZodArray) {
      const element = bare(member._zod.def.element);
      values[name] = texts.map((text) => valueOf(element, text));
    } else if (texts.length > 1) throw invalid(`query.${name}`, 'is there twice, and is no list');
    else values[name] = valueOf(member, texts[0] ?? '');
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

  /** The methods that a path below /api has; empty where it is none of the contract. */
  methodsAt(path: string): string[] {
    return methodsAt(this.#operations, path);
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
    const operation: Operation = this.operation(id);
    const { query = NO_QUERY } = operation;
    return {
      query: check(query, queryValues(query, raw.query), 'query'),
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

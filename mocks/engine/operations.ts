import type { $ZodType, input, output } from 'zod/v4/core';

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
  /** Query members that are no text. */
  readonly convertedQuery?: Readonly<Record<string, 'integer' | 'boolean'>>;
  readonly headers?: $ZodType;
  readonly body?: $ZodType;
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

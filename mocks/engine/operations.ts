import type { $ZodType, input, output } from 'zod/v4/core';

import { OPERATIONS } from '#mocks/generated/operations.ts';

/** One operation of the contract. */
interface Operation {
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

export type OperationId = keyof typeof OPERATIONS;
type Declared<Id extends OperationId> = (typeof OPERATIONS)[Id];
type Part<Id extends OperationId, Name extends 'query' | 'headers' | 'body'> =
  Declared<Id> extends Record<Name, infer S extends $ZodType> ? output<S> : undefined;

export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;
export type HeadersOf<Id extends OperationId> = Part<Id, 'headers'>;
export type BodyOf<Id extends OperationId> = Part<Id, 'body'>;
export type ReplyOf<Id extends OperationId> = input<Declared<Id>['reply']>;

/** An operation without its own types, for code that treats all alike. */
export const operationOf = (id: OperationId): Operation => OPERATIONS[id];

export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

import type { MutationKey, QueryFunction, QueryFunctionContext, QueryKey, SkipToken } from '@tanstack/react-query';
import type { $ZodType, output } from 'zod/v4/core';

import { parseResponse, parseResponseInParts } from './parse-response.ts';

interface GeneratedQuery<Dto> {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<Dto> | SkipToken | undefined;
}

interface GeneratedMutation<Dto, Variables> {
  readonly mutationKey?: MutationKey;
  /** Generated functions ignore the second argument, which react-query passes. */
  readonly mutationFn?: (variables: Variables, ...rest: never[]) => Promise<Dto>;
}

/** Generated query keys begin with the operation's name. */
const operationOf = (key: readonly unknown[]): string => String(key[0]);

/** Creates a query of the contract. Only its queryFn validates the response by the generated schema and maps it. */
export const contractQuery = <Dto, S extends $ZodType<unknown, Dto>, T>(
  { queryKey, queryFn }: GeneratedQuery<Dto>,
  schema: S,
  map: (response: output<S>, context: QueryFunctionContext) => T,
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the generated options hold both: one schema an operation
) => ({
  queryKey,
  queryFn: async (context: QueryFunctionContext): Promise<T> => {
    if (typeof queryFn !== 'function') throw new TypeError('A query has a queryFn');
    return map(parseResponseInParts(operationOf(queryKey), schema, await queryFn(context)), context);
  },
});

/** Creates a mutation of the contract. Its mutationFn validates the response by the generated schema. */
export const contractMutation = <Dto, Variables, S extends $ZodType<unknown, Dto>>(
  { mutationKey = [], mutationFn }: GeneratedMutation<Dto, Variables>,
  schema: S,
) => ({
  mutationKey,
  mutationFn: async (variables: Variables): Promise<output<S>> => {
    if (mutationFn === undefined) throw new TypeError('A mutation has a mutationFn');
    return parseResponse(operationOf(mutationKey), schema, await mutationFn(variables));
  },
});

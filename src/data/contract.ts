import type { MutationKey, QueryFunction, QueryFunctionContext, QueryKey, SkipToken } from '@tanstack/react-query';
import type { $ZodType, output } from 'zod/v4/core';

import { parseResponse, parseResponseInParts } from '#api/parse-response.ts';

interface GeneratedRead<Dto> {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<Dto> | SkipToken | undefined;
}

interface GeneratedWrite<Dto, Variables> {
  readonly mutationKey?: MutationKey;
  /** The generated functions ignore the second argument, which react-query passes. */
  readonly mutationFn?: (variables: Variables, ...rest: never[]) => Promise<Dto>;
}

/** The generated keys begin with the operation's name. */
const operationOf = (key: readonly unknown[]): string => String(key[0]);

/** A read of the contract. Its queryFn, and nothing else, checks the answer by the generated schema and maps it. */
export const read = <Dto, S extends $ZodType<unknown, Dto>, T>(
  { queryKey, queryFn }: GeneratedRead<Dto>,
  schema: S,
  map: (answer: output<S>, context: QueryFunctionContext) => T,
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the generated options hold both: one schema an operation
) => ({
  queryKey,
  queryFn: async (context: QueryFunctionContext): Promise<T> => {
    if (typeof queryFn !== 'function') throw new TypeError('A read has a queryFn');
    return map(parseResponseInParts(operationOf(queryKey), schema, await queryFn(context)), context);
  },
});

/** A write of the contract. Its mutationFn checks the answer by the generated schema. */
export const write = <Dto, Variables, S extends $ZodType<unknown, Dto>>(
  { mutationKey = [], mutationFn }: GeneratedWrite<Dto, Variables>,
  schema: S,
) => ({
  mutationKey,
  mutationFn: async (variables: Variables): Promise<output<S>> => {
    if (mutationFn === undefined) throw new TypeError('A write has a mutationFn');
    return parseResponse(operationOf(mutationKey), schema, await mutationFn(variables));
  },
});

import type { $ZodType, output } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { breachErrors } from './parse-reply.ts';

/** Checks the answer of a read. A broken answer is read in parts, by code that loads with the first one. */
export async function readReply<S extends $ZodType>(operation: string, schema: S, answer: unknown): Promise<output<S>> {
  const result = safeParse(schema, answer);
  if (result.success) return result.data;
  const { readInParts } = await import('./read-in-parts.ts').catch(() => {
    throw breachErrors(operation, schema)(result.error.issues[0]);
  });
  return readInParts(operation, schema, answer);
}

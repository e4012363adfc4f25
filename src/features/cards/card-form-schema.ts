import * as z from 'zod/mini';

import { expiryProblem } from '#domain/card/expiry.ts';
import { nowInstant } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';

/** The part of a card that is typed into our own fields (R5-05 to R5-08, R5-37); messages are codes. */
export const cardForm = (zone: ZoneId) =>
  z.object({
    expiry: z.string().check((context) => {
      const problem = expiryProblem(context.value, nowInstant(), zone);
      if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
    }),
    name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100)),
  });

export type CardFormValues = z.infer<ReturnType<typeof cardForm>>;

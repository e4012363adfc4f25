import * as z from 'zod/mini';

export const EMAIL_LENGTH = 254;

/** The form's only field: trimmed, in lower case; 'required' or 'malformed' (R5-41). */
export const EmailForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(EMAIL_LENGTH, { error: 'malformed' }),
      z.email({ error: 'malformed' }),
    ),
});
export type EmailForm = z.infer<typeof EmailForm>;

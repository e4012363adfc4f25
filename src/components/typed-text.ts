import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';

/** What may be wrong with any text that a guest has to type. */
export type TextProblem = 'required' | 'too-long';

/** A text as `clean` of `domain/typed` makes it, however it came into the field: empty, too long, or what is sent (T3, T6). */
export const typedText = (clean: (text: string) => string, longest: number) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: 'required' satisfies TextProblem, abort: true }),
      z.maxLength(longest, { error: 'too-long' satisfies TextProblem, abort: true }),
    );

/** What a field says whose text is too long. */
export const tooLong = (longest: number): MessageDescriptor =>
  msg({ message: `Too long: ${longest} characters at most.`, comment: 'Below a field, e.g. 50 characters' });

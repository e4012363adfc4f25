import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';

/** Problems that any required text field may have. */
export type TextProblem = 'required' | 'too-long';

/** A text after `clean` of `domain/typed`, however it was entered: empty, too long, or ready to be sent (T3, T6). */
export const typedText = (clean: (text: string) => string, longest: number) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: 'required' satisfies TextProblem, abort: true }),
      z.maxLength(longest, { error: 'too-long' satisfies TextProblem, abort: true }),
    );

/** The error message of a field whose text is too long. */
export const tooLong = (longest: number): MessageDescriptor =>
  msg({ message: `Too long: ${longest} characters at most.`, comment: 'Below a field, e.g. 50 characters' });

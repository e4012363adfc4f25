import type { MessageDescriptor } from '@lingui/core';

import { msg, plural } from '@lingui/core/macro';

import type { DayProblems } from '#domain/rate/rate-search.ts';

type DayProblem = NonNullable<DayProblems[keyof DayProblems]>;

const WORDS: Record<DayProblem, MessageDescriptor> = {
  required: msg`Please choose a day.`,
  past: msg`This day has passed.`,
  'not-after-start': msg`Please choose a day after your arrival.`,
};

/** The text for a problem with a day, by its code. */
export const dayMessage = (code: string | undefined): MessageDescriptor =>
  WORDS[code === 'past' || code === 'not-after-start' ? code : 'required'];

/** What a search found: so many offers, or none (R1-33). */
export const outcomeMessage = (offers: number): MessageDescriptor =>
  offers === 0
    ? msg`No availability on these dates: somebody was quicker. Try others, or ask us.`
    : msg({ message: plural(offers, { one: '# offer', other: '# offers' }) });

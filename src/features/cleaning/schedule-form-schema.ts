import * as z from 'zod/mini';

import { choiceProblems } from '#domain/cleaning/cleaning-slots.ts';
import type { CleaningDay } from '#domain/cleaning/cleaning-slots.ts';

/** A day and one of its hours that can be had right now (R5-23, R5-24); messages are codes. */
export const scheduleForm = (days: readonly CleaningDay[]) =>
  z.object({ day: z.string(), time: z.string() }).check(({ value, issues }) => {
    for (const [field, message] of Object.entries(choiceProblems(days, value))) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  });

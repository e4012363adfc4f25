import * as z from 'zod/mini';

import { dayProblems } from '#domain/rate/rate-search.ts';
import { nowInstant } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

export const VOUCHER_LENGTH = 50;

/** Dates, guests and a code; messages are codes of `dayProblems`, today is the property's (R7-57, R7-62). */
export const ratesForm = (zone: ZoneId) =>
  z
    .object({
      startDay: z.string(),
      endDay: z.string(),
      adults: z.int().check(z.gte(1)),
      children: z.int().check(z.gte(0)),
      voucherCode: z.string().check(z.trim(), z.maxLength(VOUCHER_LENGTH)),
    })
    .check(({ value, issues }) => {
      for (const [field, message] of Object.entries(dayProblems(value, localDay(nowInstant(), zone))))
        issues.push({ code: 'custom', path: [field], message, input: value });
    });

export type RatesFormValues = z.infer<ReturnType<typeof ratesForm>>;

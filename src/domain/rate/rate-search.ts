import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';

import { localDay, parseInstant, shiftDay } from '#lib/time.ts';

/** What rates are asked for: days in property time, the end being the day of departure (R7-57, R7-62). */
export interface RateSearch {
  readonly unitCategoryId: string;
  readonly startDay: LocalDay;
  readonly endDay: LocalDay;
  readonly adults: number;
  readonly children: number;
  /** Null when the guest has none. */
  readonly voucherCode: string | null;
}

/** The days to begin with: the stay's last and the one after, never in the past (R5-48). */
export function firstDays(
  endDate: Instant | null,
  now: Instant,
  zone: ZoneId,
): Pick<RateSearch, 'startDay' | 'endDay'> {
  const today = localDay(now, zone);
  const last = endDate === null ? today : localDay(endDate, zone);
  const startDay = last < today ? today : last;
  return { startDay, endDay: shiftDay(startDay, 1) };
}

/** A day as a date field gives it; undefined for half of one, or a day no calendar has. */
export const typedDay = (text: string): LocalDay | undefined =>
  parseInstant(`${text}T00:00Z`) === null ? undefined : (text as LocalDay);

/** What is wrong with the days of a search. */
export interface DayProblems {
  readonly startDay?: 'required' | 'past';
  readonly endDay?: 'required' | 'not-after-start';
}

/** The problems of two typed days at a property where it is `today`. */
export function dayProblems(typed: { startDay: string; endDay: string }, today: LocalDay): DayProblems {
  const [start, end] = [typedDay(typed.startDay), typedDay(typed.endDay)];
  return {
    ...(start === undefined ? { startDay: 'required' } : start < today ? { startDay: 'past' } : {}),
    ...(end === undefined
      ? { endDay: 'required' }
      : start !== undefined && end <= start
        ? { endDay: 'not-after-start' }
        : {}),
  };
}

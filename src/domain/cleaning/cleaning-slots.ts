import type { Timeslot } from '#domain/availability/availability.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';

import { CLEANING_HOURS, CLEANING_LONGEST_MS, CLEANING_WEEKDAYS } from '#config/constants.ts';
import { atLocalTime, isBefore, localDay, localWeekday, toMs } from '#lib/time.ts';

/**
 * A weekday slot of at most 1 hour, between 9:00 and 17:00 of one day in property time (R5-20 to R5-22, R9-11, R9-12).
 */
function isCleaningTime({ startDate, endDate }: Timeslot, zone: ZoneId): boolean {
  const length = toMs(endDate) - toMs(startDate);
  if (length <= 0 || length > CLEANING_LONGEST_MS) return false;
  const weekday = localWeekday(startDate, zone);
  if (weekday < CLEANING_WEEKDAYS.first || weekday > CLEANING_WEEKDAYS.last) return false;
  const day = localDay(startDate, zone);
  return (
    !isBefore(startDate, atLocalTime(day, CLEANING_HOURS.from, zone)) &&
    !isBefore(atLocalTime(day, CLEANING_HOURS.to, zone), endDate)
  );
}

/** A calendar day at the property with its slots, including taken ones. */
export interface CleaningDay {
  readonly day: LocalDay;
  readonly slots: readonly [Timeslot, ...Timeslot[]];
}

/**
 * The slots that are valid for cleanings, by day, earliest first. Of two slots with the same start, the free one is
 * kept (R5-44).
 */
export function cleaningDays(all: readonly Timeslot[], zone: ZoneId): CleaningDay[] {
  const byStart = new Map<Instant, Timeslot>();
  for (const slot of all) {
    if (byStart.get(slot.startDate)?.isAvailable !== true && isCleaningTime(slot, zone))
      byStart.set(slot.startDate, slot);
  }
  const byDay = new Map<LocalDay, [Timeslot, ...Timeslot[]]>();
  for (const slot of [...byStart.values()].toSorted((a, b) => toMs(a.startDate) - toMs(b.startDate))) {
    const day = localDay(slot.startDate, zone);
    const slots = byDay.get(day);
    if (slots) slots.push(slot);
    else byDay.set(day, [slot]);
  }
  return [...byDay].map(([day, slots]) => ({ day, slots }));
}

/** The slots that have not begun at `now`, by day (R5-44). */
export const daysAhead = (days: readonly CleaningDay[], now: Instant): CleaningDay[] =>
  days.flatMap(({ day, slots }) => {
    const [first, ...rest] = slots.filter(({ startDate }) => !isBefore(startDate, now));
    return first ? [{ day, slots: [first, ...rest] as const }] : [];
  });

/** Whether a slot of the day is available; otherwise the day is fully booked. */
export const hasFreeHour = ({ slots }: CleaningDay): boolean => slots.some(({ isAvailable }) => isAvailable);

/** The chosen day and time; empty until chosen (R5-23, R5-24). */
export interface CleaningChoice {
  readonly day: string;
  /** The start of the slot. */
  readonly time: string;
}

/** The chosen slot, while it is available. */
export const chosenSlot = (days: readonly CleaningDay[], choice: CleaningChoice): Timeslot | undefined =>
  days
    .find(({ day }) => day === choice.day)
    ?.slots.find(({ startDate, isAvailable }) => isAvailable && startDate === choice.time);

/** The choice that corresponds to a slot. */
export const choiceOf = (startDate: Instant, zone: ZoneId): CleaningChoice => ({
  day: localDay(startDate, zone),
  time: startDate,
});

/** Why a choice cannot be sent. taken: the slot was free a moment ago (R5-23, R5-24). */
export interface ChoiceProblems {
  readonly day?: 'required';
  readonly time?: 'required' | 'taken';
}

/** What is wrong with a choice, by field. */
export function choiceProblems(days: readonly CleaningDay[], choice: CleaningChoice): ChoiceProblems {
  if (chosenSlot(days, choice)) return {};
  const isDayGone = !days.some(({ day }) => day === choice.day);
  return { ...(isDayGone ? { day: 'required' } : {}), time: choice.time === '' ? 'required' : 'taken' };
}

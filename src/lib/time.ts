import { addDays, differenceInCalendarDays } from 'date-fns';
import { formatInTimeZone, fromZonedTime, toZonedTime } from 'date-fns-tz';

/** A point in time, ISO 8601 UTC, checked: `parseInstant` is the only way to make one from outside. */
export type Instant = string & { readonly __brand: 'Instant' };

/** A calendar day without zone, YYYY-MM-DD. */
export type LocalDay = string & { readonly __brand: 'LocalDay' };

/** An IANA time zone the runtime knows: `parseZone` is the only way to make one from outside. */
export type ZoneId = string & { readonly __brand: 'ZoneId' };

export const UTC = 'UTC' as ZoneId;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads an ISO date-time with offset; anything else is null, never an Invalid Date. */
export function parseInstant(value: unknown): Instant | null {
  if (typeof value !== 'string' || !ISO_INSTANT.test(value)) return null;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? null : toInstant(ms);
}

/** Reads a time zone name; unknown, empty or missing gives UTC (R3-45), never a RangeError later. */
export function parseZone(value: unknown): ZoneId {
  if (typeof value !== 'string' || value === '') return UTC;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: value }).resolvedOptions().timeZone as ZoneId;
  } catch {
    return UTC;
  }
}

/** Milliseconds since the epoch to an instant. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString() as Instant;

/** Instant to milliseconds since the epoch. */
export const toMs = (instant: Instant): number => Date.parse(instant);

/** Moves an instant by milliseconds. */
export const shift = (instant: Instant, ms: number): Instant => toInstant(toMs(instant) + ms);

/** True when `a` is strictly before `b`. */
export const isBefore = (a: Instant, b: Instant): boolean => toMs(a) < toMs(b);

/** The calendar day of an instant in a zone. */
export const localDay = (instant: Instant, zone: ZoneId): LocalDay =>
  formatInTimeZone(instant, zone, 'yyyy-MM-dd') as LocalDay;

/** The wall-clock time of an instant in a zone, HH:mm. */
export const localTime = (instant: Instant, zone: ZoneId): string => formatInTimeZone(instant, zone, 'HH:mm');

/** Day of the week of an instant in a zone, 1 (Monday) to 7 (Sunday). */
export const localWeekday = (instant: Instant, zone: ZoneId): number => Number(formatInTimeZone(instant, zone, 'i'));

/** The instant of a wall-clock time (HH:mm) on a day in a zone; a time skipped by DST moves forward. */
export const atLocalTime = (day: LocalDay, time: string, zone: ZoneId): Instant =>
  toInstant(fromZonedTime(`${day}T${time}:00`, zone).getTime());

/** Moves a calendar day by whole days. */
export const shiftDay = (day: LocalDay, days: number): LocalDay =>
  formatInTimeZone(addDays(new Date(`${day}T12:00:00Z`), days), UTC, 'yyyy-MM-dd') as LocalDay;

/** Calendar days between two instants as seen in a zone; DST never makes a night shorter (R4-13). */
export const daysBetween = (from: Instant, to: Instant, zone: ZoneId): number =>
  differenceInCalendarDays(toZonedTime(to, zone), toZonedTime(from, zone));

/** Whether two zones show the same wall clock at an instant. */
export const sameWallClock = (instant: Instant, a: ZoneId, b: ZoneId): boolean =>
  formatInTimeZone(instant, a, 'yyyy-MM-dd HH:mm') === formatInTimeZone(instant, b, 'yyyy-MM-dd HH:mm');

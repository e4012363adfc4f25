/** A point in time, ISO 8601 in UTC. `parseInstant` validates values from outside. */
export type Instant = string & { readonly __brand: 'Instant' };

/** A calendar day without zone, YYYY-MM-DD. */
export type LocalDay = string & { readonly __brand: 'LocalDay' };

/** An IANA time zone known to the runtime. `parseZone` validates values from outside. */
export type ZoneId = string & { readonly __brand: 'ZoneId' };

/** The zone of a property whose zone is unknown; times in it are labelled (D4). */
export const UTC = 'UTC' as ZoneId;

const UNNAMED_UTC = 'Etc/UTC' as ZoneId;

/** The zone for times that need no label: their label is next to them, or they are on the guest's own clock. */
export const withoutName = (zone: ZoneId): ZoneId => (zone === UTC ? UNNAMED_UTC : zone);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const FIRST_MS = Date.parse('1000-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const LAST_DAY = '9999-12-31' as LocalDay;

const ISO_INSTANT = /^([1-9]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Rejects days such as 30 February, which `Date.parse` reads as 2 March. */
const isDay = (day: string): boolean => {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && toInstant(ms).startsWith(day);
};

/** Reads an ISO date-time with offset, years 1000 to 9999; anything else is null, never an Invalid Date. */
export function parseInstant(value: unknown): Instant | null {
  if (typeof value !== 'string') return null;
  const day = ISO_INSTANT.exec(value)?.[1];
  if (day === undefined || !isDay(day)) return null;
  const ms = Date.parse(value);
  return ms < FIRST_MS || ms > LAST_MS || Number.isNaN(ms) ? null : toInstant(ms);
}

const CLOCK_FIELDS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of wall-clock times in a zone; throws a RangeError for an unknown zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...CLOCK_FIELDS, timeZone: zone });
  clocks.set(zone, clock);
  return clock;
}

/** Parses a time zone name; UTC for an unknown, empty or missing one (R3-45), so that no RangeError follows. */
export function parseZone(value: unknown): ZoneId {
  if (typeof value !== 'string' || value === '') return UTC;
  try {
    return clockOf(value).resolvedOptions().timeZone as ZoneId;
  } catch {
    return UTC;
  }
}

/** Converts milliseconds since the epoch to an instant. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString() as Instant;

/** Converts an instant to milliseconds since the epoch. */
export const toMs = (instant: Instant): number => Date.parse(instant);

/** Adds milliseconds to an instant. */
export const shift = (instant: Instant, ms: number): Instant => toInstant(toMs(instant) + ms);

/** True when `a` is strictly before `b`. */
export const isBefore = (a: Instant, b: Instant): boolean => toMs(a) < toMs(b);

let device: { readonly offsets: string; readonly zone: ZoneId } | undefined;

/** The device's zone, cached until the device's offset in winter, in summer, or now changes. */
export function deviceZone(): ZoneId {
  const now = new Date();
  const days = [new Date(now.getFullYear(), 0), new Date(now.getFullYear(), 6), now];
  const offsets = days.map((day) => day.getTimezoneOffset()).join(' ');
  // `Intl` takes half a millisecond, and a page of doors needs the zone at each tick.
  if (device?.offsets !== offsets)
    device = { offsets, zone: withoutName(parseZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)) };
  return device.zone;
}

interface WallClock {
  readonly day: LocalDay;
  /** HH:mm */
  readonly time: string;
}

/** Cache of recent results: a page reads the same few a hundred times while it loads. */
const recent = new Map<string, WallClock>();
const MAX_RECENT = 32;

function wallClock(instant: Instant, zone: ZoneId): WallClock {
  const key = instant + zone;
  const read = recent.get(key) ?? readWallClock(instant, zone);
  if (recent.size > MAX_RECENT) recent.clear();
  recent.set(key, read);
  return read;
}

// `Intl` instead of date-fns-tz, which uses the device's zone and is an hour off at its clock changes.
function readWallClock(instant: Instant, zone: ZoneId): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(toMs(instant))) parts[type] = value;
  const { year = '', month, day, hour, minute } = parts;
  // Years from 10000 on become the last day, because days are compared as strings.
  const local = year.length > 4 ? LAST_DAY : (`${year.padStart(4, '0')}-${month}-${day}` as LocalDay);
  return { day: local, time: `${hour}:${minute}` };
}

/** The calendar day of an instant in a zone. */
export const localDay = (instant: Instant, zone: ZoneId): LocalDay => wallClock(instant, zone).day;

/** The wall-clock time of an instant in a zone, HH:mm. */
export const localTime = (instant: Instant, zone: ZoneId): string => wallClock(instant, zone).time;

const utcMs = (day: LocalDay, time = '00:00'): number => Date.parse(`${day}T${time}:00Z`);

/** Day of the week of an instant in a zone, 1 (Monday) to 7 (Sunday). */
export const localWeekday = (instant: Instant, zone: ZoneId): number =>
  new Date(utcMs(localDay(instant, zone))).getUTCDay() || 7;

/** The wall-clock time of an instant in a zone as if it were UTC: milliseconds, in whole minutes. */
const wallClockMs = (ms: number, zone: ZoneId): number => {
  const { day, time } = wallClock(toInstant(ms), zone);
  return utcMs(day, time);
};

/**
 * The instant of a wall-clock time (HH:mm) on a day in a zone. A time skipped by a clock change moves forward; of a
 * repeated time, the first is used.
 */
export function atLocalTime(day: LocalDay, time: string, zone: ZoneId): Instant {
  const wanted = utcMs(day, time);
  const byOffsetOf = (near: number): number => wanted - (wallClockMs(near, zone) - near);
  const before = byOffsetOf(wanted - DAY);
  const after = byOffsetOf(wanted + DAY);
  // A shortcut for days without a clock change, as reading a wall clock is slow.
  if (before === after) return toInstant(before);
  return toInstant(wallClockMs(before, zone) !== wanted && wallClockMs(after, zone) === wanted ? after : before);
}

/** Moves a calendar day by whole days. */
export const shiftDay = (day: LocalDay, days: number): LocalDay =>
  toInstant(utcMs(day) + days * DAY).slice(0, 10) as LocalDay;

/** Calendar days between two instants in a zone, independent of clock changes (R4-13). */
export const daysBetween = (from: Instant, to: Instant, zone: ZoneId): number =>
  (utcMs(localDay(to, zone)) - utcMs(localDay(from, zone))) / DAY;

/** Whether two zones have the same wall-clock time at an instant. */
export const sameWallClock = (instant: Instant, a: ZoneId, b: ZoneId): boolean =>
  wallClockMs(toMs(instant), a) === wallClockMs(toMs(instant), b);

/** The device's clock may differ from the server's by this much before it is corrected. */
const TOLERATED_SKEW_MS = 120_000;

/** The correction for the device's clock by the server's time, all in milliseconds. */
export function correctionFor(serverMs: number, deviceMs: number): number {
  const skew = serverMs - deviceMs;
  return Math.abs(skew) > TOLERATED_SKEW_MS ? skew : 0;
}

/** Resolves after this many milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

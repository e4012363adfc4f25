import { differenceInCalendarDays } from 'date-fns';
import { formatInTimeZone, toZonedTime } from 'date-fns-tz';
import { expect, test } from 'vitest';

import { DAY, daysBetween, localDay, localTime, localWeekday, toInstant, toMs } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { fc } from '../support/fast-check.ts';

/* Compares our functions with those of date-fns-tz. It depends on the zone of the device, and is only right if that zone
   has no daylight saving time, so this test runs in UTC. */

const ZONES = ['Europe/Helsinki', 'Europe/London', 'Europe/Athens', 'Europe/Madrid', 'UTC'] as ZoneId[];
const SWITCHES = ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'].map((day) => Date.parse(`${day}T01:00:00Z`));

const nearSwitch = fc
  .tuple(fc.constantFrom(...SWITCHES), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
  .map(([around, by]) => toInstant(around + by));
const zones = fc.constantFrom(...ZONES);

test('this test runs in UTC', () => {
  expect(new Date(2026, 0, 1).getTimezoneOffset() || new Date(2026, 6, 1).getTimezoneOffset()).toBe(0);
});

test('day, time and weekday are those of date-fns-tz (S65)', () => {
  fc.assert(
    fc.property(nearSwitch, zones, (instant, zone) => {
      expect([localDay(instant, zone), localTime(instant, zone), String(localWeekday(instant, zone))]).toEqual(
        formatInTimeZone(instant, zone, 'yyyy-MM-dd HH:mm i').split(' '),
      );
    }),
  );
});

test('the number of nights is that of date-fns between the two local times (R4-13, S66)', () => {
  fc.assert(
    fc.property(nearSwitch, nearSwitch, zones, (a, b, zone) => {
      const [from, to] = toMs(a) < toMs(b) ? [a, b] : [b, a];
      expect(daysBetween(from, to, zone)).toBe(
        differenceInCalendarDays(toZonedTime(to, zone), toZonedTime(from, zone)),
      );
    }),
  );
});

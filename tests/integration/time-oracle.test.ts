import { differenceInCalendarDays } from 'date-fns';
import { formatInTimeZone, toZonedTime } from 'date-fns-tz';
import { expect, test } from 'vitest';

import { DAY, daysBetween, localDay, localTime, localWeekday, toInstant, toMs } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { fc } from '../support/fast-check.ts';

/* date-fns-tz as a second opinion on our time rules. It uses the device's zone, so it is right only where that zone
   has no daylight saving. This test therefore runs in UTC. */

const ZONES = ['Europe/Helsinki', 'Europe/London', 'Europe/Athens', 'Europe/Madrid', 'UTC'] as ZoneId[];
const SWITCHES = ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'].map((day) => Date.parse(`${day}T01:00:00Z`));

const nearSwitch = fc
  .tuple(fc.constantFrom(...SWITCHES), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
  .map(([around, by]) => toInstant(around + by));
const zones = fc.constantFrom(...ZONES);

test('the device of this test is in UTC', () => {
  expect(new Date(2026, 0, 1).getTimezoneOffset() || new Date(2026, 6, 1).getTimezoneOffset()).toBe(0);
});

test('day, time and weekday are what date-fns-tz says (S65)', () => {
  fc.assert(
    fc.property(nearSwitch, zones, (instant, zone) => {
      expect([localDay(instant, zone), localTime(instant, zone), String(localWeekday(instant, zone))]).toEqual(
        formatInTimeZone(instant, zone, 'yyyy-MM-dd HH:mm i').split(' '),
      );
    }),
  );
});

test('nights are what date-fns counts between the two wall clocks (R4-13, S66)', () => {
  fc.assert(
    fc.property(nearSwitch, nearSwitch, zones, (a, b, zone) => {
      const [from, to] = toMs(a) < toMs(b) ? [a, b] : [b, a];
      expect(daysBetween(from, to, zone)).toBe(
        differenceInCalendarDays(toZonedTime(to, zone), toZonedTime(from, zone)),
      );
    }),
  );
});

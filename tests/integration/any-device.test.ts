import { afterEach, expect, test, vi } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';
import { DAY, HOUR, toInstant } from '#lib/time.ts';

import { fc } from '../support/fast-check.ts';

/*
 * All code that handles times uses these functions (tests/architecture checks it), and none of them may depend on the
 * zone of the device. `TZ` sets that zone here, and can be changed while the process runs.
 */

const DEVICES = Intl.supportedValuesOf('timeZone');
/** Zones near those of the properties, with a half-hour offset, and with extreme offsets. */
const NAMED = ['Europe/Helsinki', 'Europe/London', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const PROPERTY_ZONES = ['Europe/Helsinki', 'Europe/London', 'Europe/Athens', 'Europe/Madrid'] as ZoneId[];
const SWITCHES = ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'].map((day) => Date.parse(`${day}T01:00:00Z`));
const YEAR = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2026-12-31T23:59:59Z')] as const;

const near = (moments: readonly number[]) =>
  fc.tuple(fc.constantFrom(...moments), fc.integer({ min: -3 * DAY, max: 3 * DAY })).map(([at, by]) => at + by);
const instants = fc
  .oneof(near(SWITCHES), near(YEAR), fc.integer({ min: YEAR[0], max: YEAR[1] }))
  .map((ms) => toInstant(ms));

const devices = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DEVICES) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMED) },
);

type Moment = readonly [instant: Instant, zone: ZoneId];
const moments = fc.array(fc.tuple(instants, fc.constantFrom(...PROPERTY_ZONES)), { minLength: 20, maxLength: 20 });

/** The results of all functions for instants at properties, in modules loaded anew with the zone of the device. */
async function resultsOn(device: string, when: readonly Moment[]): Promise<unknown[]> {
  process.env['TZ'] = device;
  vi.resetModules();
  const { formattersOf } = await import('#i18n/format.ts');
  const time = await import('#lib/time.ts');
  const words = formattersOf('en-GB');
  return when.map(([instant, zone]) => {
    const today = time.localDay(instant, zone);
    return [
      today,
      time.localTime(instant, zone),
      time.localWeekday(instant, zone),
      time.atLocalTime(today, '02:30', zone),
      time.atLocalTime(today, '15:00', zone),
      time.shiftDay(today, 30),
      time.daysBetween(instant, toInstant(Date.parse(instant) + 700 * HOUR), zone),
      time.parseInstant(instant),
      ...[words.day, words.longDay, words.time, words.dayTime].map((format) => format(instant, zone)),
      words.month(Number(today.slice(5, 7))),
    ];
  });
}

afterEach(() => {
  process.env['TZ'] = 'UTC';
});

test('changing TZ changes the zone of the device', () => {
  const offsets = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((device) => {
    process.env['TZ'] = device;
    return new Date(YEAR[0]).getTimezoneOffset();
  });
  expect(offsets).toEqual([-330, -840, 480]);
});

test('a device in any zone shows the time of the property (S65, S66)', async () => {
  expect(DEVICES.length).toBeGreaterThan(400);
  await fc.assert(
    fc.asyncProperty(devices, moments, async (device, when) => {
      expect(await resultsOn(device, when)).toEqual(await resultsOn('UTC', when));
    }),
    { numRuns: 100 },
  );
});

import { afterEach, expect, test, vi } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';
import { DAY, HOUR, toInstant } from '#lib/time.ts';

import { fc } from '../support/fast-check.ts';

/*
 * All rules of time go through these functions (tests/architecture), and none of them may ask the device. A zone of
 * the process is a zone of the device, and can be changed while it runs.
 */

const DEVICES = Intl.supportedValuesOf('timeZone');
/** The property's zone, one beside it, and the ends of the world. */
const NAMED = ['Europe/Helsinki', 'Europe/London', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const HOUSES = ['Europe/Helsinki', 'Europe/London', 'Europe/Athens', 'Europe/Madrid'] as ZoneId[];
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

type Moment = readonly [instant: Instant, house: ZoneId];
const moments = fc.array(fc.tuple(instants, fc.constantFrom(...HOUSES)), { minLength: 20, maxLength: 20 });

/** The results of all rules about moments at a property, computed on a freshly started device. */
async function saidOn(device: string, when: readonly Moment[]): Promise<unknown[]> {
  process.env['TZ'] = device;
  vi.resetModules();
  const { formattersOf } = await import('#i18n/format.ts');
  const time = await import('#lib/time.ts');
  const words = formattersOf('en-GB');
  return when.map(([instant, house]) => {
    const today = time.localDay(instant, house);
    return [
      today,
      time.localTime(instant, house),
      time.localWeekday(instant, house),
      time.atLocalTime(today, '02:30', house),
      time.atLocalTime(today, '15:00', house),
      time.shiftDay(today, 30),
      time.daysBetween(instant, toInstant(Date.parse(instant) + 700 * HOUR), house),
      time.parseInstant(instant),
      ...[words.day, words.longDay, words.time, words.dayTime].map((format) => format(instant, house)),
      words.month(Number(today.slice(5, 7))),
    ];
  });
}

afterEach(() => {
  process.env['TZ'] = 'UTC';
});

test('the device of this test is where it is told to be', () => {
  const offsets = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((device) => {
    process.env['TZ'] = device;
    return new Date(YEAR[0]).getTimezoneOffset();
  });
  expect(offsets).toEqual([-330, -840, 480]);
});

test('on a device in any zone of the world, a house keeps its own time (S65, S66)', async () => {
  expect(DEVICES.length).toBeGreaterThan(400);
  await fc.assert(
    fc.asyncProperty(devices, moments, async (device, when) => {
      expect(await saidOn(device, when)).toEqual(await saidOn('UTC', when));
    }),
    { numRuns: 100 },
  );
});

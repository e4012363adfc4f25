import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  atLocalTime,
  DAY,
  daysBetween,
  deviceZone,
  HOUR,
  isBefore,
  localDay,
  localTime,
  localWeekday,
  MINUTE,
  parseInstant,
  parseZone,
  sameWallClock,
  shift,
  shiftDay,
  toInstant,
  toMs,
  UTC,
} from './time.ts';
import type { Instant, LocalDay, ZoneId } from './time.ts';

const at = (iso: string): Instant => {
  const instant = parseInstant(iso);
  if (instant === null) throw new Error(`Not an instant: ${iso}`);
  return instant;
};
const day = (iso: string): LocalDay => iso as LocalDay;
const zone = (name: string): ZoneId => name as ZoneId;

const HELSINKI = zone('Europe/Helsinki');
const LONDON = zone('Europe/London');
const ATHENS = zone('Europe/Athens');
const BERLIN = zone('Europe/Berlin');

describe('parseInstant: an ISO date-time with offset, or null (R4-14, R8-43)', () => {
  test.each([
    ['2026-11-20T13:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T13:00:00.123456Z', '2026-11-20T13:00:00.123Z'],
    ['2026-11-20T13:00Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T15:00:00+02:00', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T08:00:00-05:00', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T18:30:00+05:30', '2026-11-20T13:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['1000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });

  test.each([
    ['no date', 'x'],
    ['empty', ''],
    ['a word', 'null'],
    ['a day without time', '2026-11-20'],
    ['no offset', '2026-11-20T13:00:00'],
    ['a month that does not exist', '2026-13-01T00:00:00Z'],
    ['a day that February does not have', '2026-02-30T00:00:00Z'],
    ['29 February of a common year', '2026-02-29T00:00:00Z'],
    ['31 November', '2026-11-31T12:00:00+02:00'],
    ['day 0', '2026-11-00T00:00:00Z'],
    ['an hour that does not exist', '2026-11-20T25:00:00Z'],
    ['an offset that does not exist', '2026-11-20T13:00:00+99:99'],
    ['spaces around it', ' 2026-11-20T13:00:00Z '],
    ['two lines', '2026-11-20T13:00:00Z\n'],
    ['an older spelling', 'Fri, 20 Nov 2026 13:00:00 GMT'],
    ['a year that stands for "none"', '0001-01-01T00:00:00Z'],
    ['beyond year 9999', '+010000-01-01T00:00:00Z'],
    ['before year 1000', '0999-12-31T23:59:59Z'],
    ['before year 1000 by its offset', '1000-01-01T00:59:59+01:00'],
    ['beyond year 9999 by its offset', '9999-12-31T23:59:59-10:00'],
    ['a number', 1_800_000_000_000],
    ['null', null],
    ['undefined', undefined],
    ['a Date', new Date(0)],
    ['an object', {}],
    ['a list', ['2026-11-20T13:00:00Z']],
  ])('%s is none', (_, value) => {
    expect(parseInstant(value)).toBeNull();
  });

  test('never throws, and what it accepts is plain ISO UTC of the same moment', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything(), fc.date({ noInvalidDate: false }).map(String)), (value) => {
        expect(parseInstant(value) ?? '1970-01-01T00:00:00.000Z').toMatch(
          /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseZone: a zone the runtime knows, else UTC (R3-45, P24)', () => {
  test.each([
    ['Europe/Helsinki', 'Europe/Helsinki'],
    ['europe/helsinki', 'Europe/Helsinki'],
    ['UTC', 'UTC'],
    ['', 'UTC'],
    [null, 'UTC'],
    [undefined, 'UTC'],
    ['Nope', 'UTC'],
    ['Europe/Atlantis', 'UTC'],
    ['GMT+2', 'UTC'],
    ['UTC+2', 'UTC'],
    ['Europe/Helsinki ', 'UTC'],
    ['Z', 'UTC'],
    [2, 'UTC'],
    [{}, 'UTC'],
    [['Europe/Helsinki'], 'UTC'],
  ])('%j gives %s', (value, expected) => {
    expect(parseZone(value)).toBe(expected);
  });

  test('whatever it gives can be used: no RangeError later', () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom(...Intl.supportedValuesOf('timeZone'), '+02:00', '-0330', 'EST', 'Etc/GMT-14', '__proto__'),
    );
    fc.assert(
      fc.property(names, (name) => {
        const parsed = parseZone(name);
        expect(localDay(at('2026-11-20T13:00:00Z'), parsed)).toMatch(/^2026-11-2[01]$/);
        expect(localTime(at('2026-11-20T13:00:00Z'), parsed)).toMatch(/^\d\d:\d\d$/);
      }),
      { numRuns: 500 },
    );
  });

  test("the device's zone is one, too, and is the one this run is about (S65)", () => {
    expect(deviceZone()).toBe(parseZone(process.env['TZ']));
    expect(new Date('2026-06-20T12:00:00Z').getHours()).toBe(
      Number(localTime(at('2026-06-20T12:00:00Z'), deviceZone()).slice(0, 2)),
    );
  });
});

describe('the calendar day and the wall clock of an instant in a zone (R4-12, R4-17)', () => {
  test.each([
    ['00:30 in Helsinki while UTC is the day before', '2026-11-19T22:30:00Z', HELSINKI, '2026-11-20', '00:30', 5],
    ['23:59 in Helsinki', '2026-11-20T21:59:59Z', HELSINKI, '2026-11-20', '23:59', 5],
    ['midnight in London in summer', '2026-06-30T23:00:00Z', LONDON, '2026-07-01', '00:00', 3],
    ['one minute before', '2026-06-30T22:59:00Z', LONDON, '2026-06-30', '23:59', 2],
    ['last second before spring forward', '2026-03-29T00:59:59Z', HELSINKI, '2026-03-29', '02:59', 7],
    ['spring forward: 03:00 becomes 04:00', '2026-03-29T01:00:00Z', HELSINKI, '2026-03-29', '04:00', 7],
    ['autumn: 03:30 for the first time', '2026-10-25T00:30:00Z', HELSINKI, '2026-10-25', '03:30', 7],
    ['autumn: 03:30 again', '2026-10-25T01:30:00Z', HELSINKI, '2026-10-25', '03:30', 7],
    ['New Year in Helsinki', '2026-12-31T22:00:00Z', HELSINKI, '2027-01-01', '00:00', 5],
    ['leap day', '2028-02-28T22:15:00Z', ATHENS, '2028-02-29', '00:15', 2],
    ["a device's spring gap, seen from UTC: Los Angeles", '2026-03-08T02:30:00Z', UTC, '2026-03-08', '02:30', 7],
    ["a device's spring gap, seen from UTC: Helsinki", '2026-03-29T03:30:00Z', UTC, '2026-03-29', '03:30', 7],
    ["a device's spring gap, seen from UTC: London", '2026-03-29T01:30:00Z', UTC, '2026-03-29', '01:30', 7],
    ["a device's spring gap at midnight: Santiago", '2026-09-06T00:30:00Z', UTC, '2026-09-06', '00:30', 7],
    [
      'a key that never expires, where it is already the year 10000',
      '9999-12-31T23:59:59Z',
      HELSINKI,
      '9999-12-31',
      '01:59',
      5,
    ],
  ] as const)('%s', (_, instant, zoneId, expectedDay, expectedTime, weekday) => {
    expect(localDay(at(instant), zoneId)).toBe(expectedDay);
    expect(localTime(at(instant), zoneId)).toBe(expectedTime);
    expect(localWeekday(at(instant), zoneId)).toBe(weekday);
  });

  test('an instant has its own digits in UTC, whatever the device says', () => {
    const instants = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (date) => {
        const iso = toInstant(date.getTime());
        expect(`${localDay(iso, UTC)}T${localTime(iso, UTC)}`).toBe(iso.slice(0, 16));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('atLocalTime: the instant of a wall clock', () => {
  test.each([
    ['23:00 in winter (R9-10)', '2026-11-20', '23:00', HELSINKI, '2026-11-20T21:00:00.000Z'],
    ['23:00 in summer (R9-10)', '2026-06-20', '23:00', HELSINKI, '2026-06-20T20:00:00.000Z'],
    ['in UTC', '2026-06-20', '23:00', UTC, '2026-06-20T23:00:00.000Z'],
    ['the evening before spring forward', '2026-03-28', '23:00', LONDON, '2026-03-28T23:00:00.000Z'],
    ['the evening of spring forward', '2026-03-29', '23:00', LONDON, '2026-03-29T22:00:00.000Z'],
    ['the evening before autumn', '2026-10-24', '23:00', LONDON, '2026-10-24T22:00:00.000Z'],
    ['the evening of autumn', '2026-10-25', '23:00', LONDON, '2026-10-25T23:00:00.000Z'],
    ['last minute before the gap', '2025-03-30', '02:59', HELSINKI, '2025-03-30T00:59:00.000Z'],
    ['in the gap: moves forward to 04:30', '2025-03-30', '03:30', HELSINKI, '2025-03-30T01:30:00.000Z'],
    ['in the gap in Berlin: moves forward to 03:15', '2026-03-29', '02:15', BERLIN, '2026-03-29T01:15:00.000Z'],
    ['first minute after the gap', '2025-03-30', '04:00', HELSINKI, '2025-03-30T01:00:00.000Z'],
    ['in the hour that comes twice: the first', '2025-10-26', '03:30', HELSINKI, '2025-10-26T00:30:00.000Z'],
    ['in the hour that comes twice: the first, in London', '2026-10-25', '01:30', LONDON, '2026-10-25T00:30:00.000Z'],
    ['after the hour that comes twice', '2025-10-26', '04:00', HELSINKI, '2025-10-26T02:00:00.000Z'],
    ['a zone with half hours', '2026-06-20', '09:00', zone('Asia/Kolkata'), '2026-06-20T03:30:00.000Z'],
    ['the far east', '2026-06-20', '09:00', zone('Pacific/Kiritimati'), '2026-06-19T19:00:00.000Z'],
  ])('%s', (_, on, time, zoneId, expected) => {
    expect(atLocalTime(day(on), time, zoneId)).toBe(expected);
  });
});

describe('daysBetween: calendar days, never shorter by DST (R4-13)', () => {
  test.each([
    ['15:00 on the 1st to 11:00 on the 4th', '2026-11-01T13:00:00Z', '2026-11-04T09:00:00Z', HELSINKI, 3],
    ['spring 2025, 23 hours', '2025-03-29T22:30:00Z', '2025-03-30T21:30:00Z', HELSINKI, 1],
    ['spring 2026, over the switch', '2026-03-28T13:00:00Z', '2026-03-29T08:00:00Z', HELSINKI, 1],
    ['spring 2026, over the switch, London', '2026-03-28T15:00:00Z', '2026-03-29T10:00:00Z', LONDON, 1],
    ['autumn 2025, over the switch', '2025-10-25T12:00:00Z', '2025-10-26T09:00:00Z', HELSINKI, 1],
    ['autumn 2026, over the switch, Athens', '2026-10-24T12:00:00Z', '2026-10-27T09:00:00Z', ATHENS, 3],
    ['over leap day', '2028-02-28T13:00:00Z', '2028-03-01T09:00:00Z', HELSINKI, 2],
    ['over no leap day', '2027-02-28T13:00:00Z', '2027-03-01T09:00:00Z', HELSINKI, 1],
    ['over New Year', '2026-12-30T13:00:00Z', '2027-01-02T09:00:00Z', HELSINKI, 3],
    ['the same instant', '2026-11-20T13:00:00Z', '2026-11-20T13:00:00Z', HELSINKI, 0],
    ['two minutes around midnight there', '2026-11-19T21:59:00Z', '2026-11-19T22:01:00Z', HELSINKI, 1],
    ['the same two minutes, in UTC one day', '2026-11-19T21:59:00Z', '2026-11-19T22:01:00Z', UTC, 0],
    ['backwards', '2026-11-04T09:00:00Z', '2026-11-01T13:00:00Z', HELSINKI, -3],
    ['a year', '2026-01-01T13:00:00Z', '2027-01-01T09:00:00Z', HELSINKI, 365],
  ])('%s', (_, from, to, zoneId, days) => {
    expect(daysBetween(at(from), at(to), zoneId)).toBe(days);
  });
});

describe('DST in the zones of the nineteen cities, against the EU rule itself (S66)', () => {
  /** Hours of winter time; every one of them switches on the last Sundays of March and October at 01:00 UTC. */
  const WINTER: Record<string, number> = {
    'Europe/London': 0,
    'Europe/Amsterdam': 1,
    'Europe/Berlin': 1,
    'Europe/Copenhagen': 1,
    'Europe/Madrid': 1,
    'Europe/Oslo': 1,
    'Europe/Rome': 1,
    'Europe/Stockholm': 1,
    'Europe/Athens': 2,
    'Europe/Helsinki': 2,
    'Europe/Tallinn': 2,
  };
  const SWITCHES = ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'].map((on) => Date.parse(`${on}T01:00:00Z`));
  const [spring25 = 0, autumn25 = 0, spring26 = 0, autumn26 = 0] = SWITCHES;
  const isSummer = (ms: number): boolean => (ms >= spring25 && ms < autumn25) || (ms >= spring26 && ms < autumn26);
  const wall = (ms: number, name: string): string =>
    new Date(ms + ((WINTER[name] ?? 0) + (isSummer(ms) ? 1 : 0)) * HOUR).toISOString();

  const nearSwitch = fc
    .tuple(fc.constantFrom(...SWITCHES), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
    .map(([moment, distance]) => moment + distance);
  const zones = fc.constantFrom(...Object.keys(WINTER));

  test('day and time of every instant within three days of a switch', () => {
    fc.assert(
      fc.property(nearSwitch, zones, (ms, name) => {
        expect(`${localDay(toInstant(ms), zone(name))}T${localTime(toInstant(ms), zone(name))}`).toBe(
          wall(ms, name).slice(0, 16),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('nights are the calendar difference', () => {
    fc.assert(
      fc.property(nearSwitch, nearSwitch, zones, (from, to, name) => {
        const expected = (Date.parse(wall(to, name).slice(0, 10)) - Date.parse(wall(from, name).slice(0, 10))) / DAY;
        expect(daysBetween(toInstant(from), toInstant(to), zone(name))).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('every wall clock leads back to itself, or forward when DST skips it', () => {
    fc.assert(
      fc.property(nearSwitch, zones, (ms, name) => {
        const [date = '', time = ''] = wall(Math.floor(ms / MINUTE) * MINUTE, name)
          .slice(0, 16)
          .split('T');
        const back = atLocalTime(day(date), time, zone(name));
        expect(`${localDay(back, zone(name))} ${localTime(back, zone(name))}`).toBe(`${date} ${time}`);
      }),
      { numRuns: 2000 },
    );
    for (const name of Object.keys(WINTER)) {
      const skipped = String(1 + (WINTER[name] ?? 0)).padStart(2, '0');
      const later = String(2 + (WINTER[name] ?? 0)).padStart(2, '0');
      expect(localTime(atLocalTime(day('2026-03-29'), `${skipped}:20`, zone(name)), zone(name))).toBe(`${later}:20`);
    }
  });
});

describe('small steps', () => {
  test('shift moves by real time', () => {
    expect(shift(at('2026-03-29T00:30:00Z'), HOUR)).toBe('2026-03-29T01:30:00.000Z');
    expect(shift(at('2026-01-01T00:00:00Z'), -1)).toBe('2025-12-31T23:59:59.999Z');
    expect(toMs(at('1970-01-02T00:00:00Z'))).toBe(DAY);
  });

  test('isBefore is strict', () => {
    expect(isBefore(at('2026-01-01T00:00:00Z'), at('2026-01-01T00:00:01Z'))).toBe(true);
    expect(isBefore(at('2026-01-01T00:00:00Z'), at('2026-01-01T00:00:00Z'))).toBe(false);
    expect(isBefore(at('2026-01-01T00:00:01Z'), at('2026-01-01T00:00:00Z'))).toBe(false);
  });

  test.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', -1, '2026-10-24'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-01-31', 365, '2027-01-31'],
    ['2011-12-29', 1, '2011-12-30'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(shiftDay(day(from), days)).toBe(to);
  });

  test('two zones agree or do not, by season', () => {
    expect(sameWallClock(at('2026-11-20T13:00:00Z'), HELSINKI, ATHENS)).toBe(true);
    expect(sameWallClock(at('2026-11-20T13:00:00Z'), LONDON, UTC)).toBe(true);
    expect(sameWallClock(at('2026-06-20T13:00:00Z'), LONDON, UTC)).toBe(false);
    expect(sameWallClock(at('2026-06-20T13:00:00Z'), zone('Pacific/Kiritimati'), zone('Pacific/Honolulu'))).toBe(false);
  });
});

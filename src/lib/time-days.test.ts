import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { at, ATHENS, day, HELSINKI, LONDON, zone } from '../../tests/support/times.ts';
import { atLocalTime, daysBetween, localDay, localTime, localWeekday, toInstant, UTC } from './time.ts';

const BERLIN = zone('Europe/Berlin');

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

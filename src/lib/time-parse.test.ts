import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { at } from '../../tests/support/times.ts';
import { deviceZone, localDay, localTime, parseInstant, parseZone } from './time.ts';

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

describe('parseZone: a zone the runtime knows, else UTC (R3-45)', () => {
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

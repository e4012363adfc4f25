import { describe, expect, test } from 'vitest';

import { SUPPORT_TIMES } from '#config/constants.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { localDay, localTime, UTC } from '#lib/time.ts';

import { isSupportOpen, supportHoursDuring, supportHoursFor } from './support.ts';

test.each([
  ['06:59', '2026-11-20T04:59:59.999Z', false],
  ['07:00', '2026-11-20T05:00:00.000Z', true],
  ['07:30', '2026-11-20T05:30:00.000Z', true],
  ['12:00', '2026-11-20T10:00:00.000Z', true],
  ['23:59', '2026-11-20T21:59:00.000Z', true],
  ['00:00', '2026-11-20T22:00:00.000Z', true],
  ['01:59', '2026-11-20T23:59:59.999Z', true],
  ['02:00', '2026-11-21T00:00:00.000Z', false],
  ['02:30', '2026-11-21T00:30:00.000Z', false],
  ['04:30', '2026-11-21T02:30:00.000Z', false],
  ['06:59 in July: UTC+2 all year', '2026-07-20T04:59:00.000Z', false],
  ['07:00 in July: UTC+2 all year', '2026-07-20T05:00:00.000Z', true],
  ['01:59 of New Year', '2026-12-31T23:59:00.000Z', true],
  ['02:00 of New Year', '2027-01-01T00:00:00.000Z', false],
])('at %s UTC+2 phone and WhatsApp answer: %s (R1-22, R9-16, R9-45)', (_, now, isOpen) => {
  expect(isSupportOpen(SUPPORT_TIMES, now as Instant)).toBe(isOpen);
});

test.each([
  ['closed: the next ones', '2026-11-20T00:00:00.000Z', '20T05:00', '21T00:00'],
  ['a moment before they begin', '2026-11-20T04:59:59.999Z', '20T05:00', '21T00:00'],
  ['07:00 sharp', '2026-11-20T05:00:00.000Z', '20T05:00', '21T00:00'],
  ['open: those of now', '2026-11-20T23:59:59.999Z', '20T05:00', '21T00:00'],
  ['02:00 sharp: the next ones', '2026-11-21T00:00:00.000Z', '21T05:00', '22T00:00'],
])('the hours are 07:00 to 02:00 at UTC+2, %s (R9-45)', (_, now, from, to) => {
  expect(supportHoursFor(SUPPORT_TIMES, now as Instant, UTC)).toMatchObject({
    from: `2026-11-${from}:00.000Z`,
    to: `2026-11-${to}:00.000Z`,
  });
});

// From 05:00 to 24:00 UTC, each end on the clock of its own moment.
describe('B8 on the clock of a guest whose clocks are changed', () => {
  test.each([
    ['London, the day before spring', 'Europe/London', '2026-03-28T12:00Z', '28 05:00', '29 00:00'],
    ['London, the day of spring', 'Europe/London', '2026-03-29T12:00Z', '29 06:00', '30 01:00'],
    ['London, after midnight before the change', 'Europe/London', '2026-03-29T00:30Z', '29 06:00', '30 01:00'],
    ['London, the evening before autumn', 'Europe/London', '2026-10-24T23:30Z', '24 06:00', '25 01:00'],
    ['London, the day of autumn', 'Europe/London', '2026-10-25T12:00Z', '25 05:00', '26 00:00'],
    ['New York, spring comes while support is open', 'America/New_York', '2026-03-08T06:00Z', '08 00:00', '08 20:00'],
    ['New York, the same day after it', 'America/New_York', '2026-03-08T15:00Z', '08 00:00', '08 20:00'],
    ['New York, autumn comes while support is open', 'America/New_York', '2026-11-01T15:00Z', '01 01:00', '01 19:00'],
    ['New York, the day after', 'America/New_York', '2026-11-02T15:00Z', '02 00:00', '02 19:00'],
    ['Lord Howe, half an hour less', 'Australia/Lord_Howe', '2026-04-04T12:00Z', '04 16:00', '05 10:30'],
    ['Lord Howe, half an hour more', 'Australia/Lord_Howe', '2026-10-03T12:00Z', '03 15:30', '04 11:00'],
    ['Casablanca, before Ramadan', 'Africa/Casablanca', '2026-02-14T12:00Z', '14 06:00', '15 01:00'],
    ['Casablanca, the day it goes back for Ramadan', 'Africa/Casablanca', '2026-02-15T12:00Z', '15 05:00', '16 00:00'],
    ['Tehran, where summer time ended for good', 'Asia/Tehran', '2026-03-22T12:00Z', '22 08:30', '23 03:30'],
    ['Apia, where summer time ended for good', 'Pacific/Apia', '2026-04-05T12:00Z', '05 18:00', '06 13:00'],
    ['Chatham, three quarters of an hour', 'Pacific/Chatham', '2026-04-04T12:00Z', '04 18:45', '05 12:45'],
    ['the Azores, whose clock shows midnight twice', 'Atlantic/Azores', '2026-10-24T23:00Z', '24 05:00', '25 00:00'],
    ['Santiago, where a day has no midnight', 'America/Santiago', '2026-09-05T20:00Z', '05 01:00', '05 20:00'],
    ['Cairo', 'Africa/Cairo', '2026-04-24T12:00Z', '24 08:00', '25 03:00'],
    ['Troll, two hours at once', 'Antarctica/Troll', '2026-03-29T12:00Z', '29 07:00', '30 02:00'],
  ])('%s', (_, zone, now, from, to) => {
    const hours = supportHoursFor(SUPPORT_TIMES, new Date(now).toISOString() as Instant, zone as ZoneId);
    const shown = (end: Instant) => `${localDay(end, zone as ZoneId).slice(8)} ${localTime(end, zone as ZoneId)}`;
    expect([shown(hours.from), shown(hours.to)]).toEqual([from, to]);
  });

  test.each([
    ['Helsinki, before spring: only now the same', 'Europe/Helsinki', '2026-03-29T00:30Z', false],
    ['Helsinki, in autumn: only now another', 'Europe/Helsinki', '2026-10-25T00:30Z', true],
    ['Helsinki, autumn before the change, open', 'Europe/Helsinki', '2026-10-24T23:30Z', false],
    ['Beirut, the night before spring', 'Asia/Beirut', '2026-03-28T21:00Z', false],
    ['Kaliningrad, always', 'Europe/Kaliningrad', '2026-07-01T12:00Z', true],
  ])('%s: the clock of support is the own one: %s', (_, zone, now, isSame) => {
    expect(supportHoursFor(SUPPORT_TIMES, new Date(now).toISOString() as Instant, zone as ZoneId).isSameClock).toBe(
      isSame,
    );
  });

  test.each([
    ['no change', 'Europe/Helsinki', '2026-11-20T13:00Z', '2026-11-23T09:00Z', ['20 07:00 02:00']],
    ['spring', 'Europe/Helsinki', '2026-03-27T13:00Z', '2026-03-30T08:00Z', ['27 07:00 02:00', '29 08:00 03:00']],
    ['autumn', 'Europe/Helsinki', '2026-10-24T12:00Z', '2026-10-26T09:00Z', ['24 08:00 03:00', '25 07:00 02:00']],
    [
      'the change is on the day of arrival',
      'Europe/Helsinki',
      '2026-03-29T12:00Z',
      '2026-03-30T08:00Z',
      ['29 08:00 03:00'],
    ],
    [
      'the change is the day after the departure',
      'Europe/London',
      '2026-03-26T15:00Z',
      '2026-03-28T10:00Z',
      ['26 05:00 00:00'],
    ],
    [
      'half a year',
      'Europe/London',
      '2026-02-01T15:00Z',
      '2026-11-01T10:00Z',
      ['01 05:00 00:00', '29 06:00 01:00', '25 05:00 00:00'],
    ],
    [
      'while support is open',
      'America/New_York',
      '2026-10-31T12:00Z',
      '2026-11-03T12:00Z',
      ['31 01:00 20:00', '01 01:00 19:00', '02 00:00 19:00'],
    ],
    ['no length', 'Europe/London', '2026-03-26T15:00Z', '2026-03-26T15:00Z', ['26 05:00 00:00']],
    ['the wrong order', 'Europe/London', '2026-04-26T15:00Z', '2026-03-26T15:00Z', ['26 06:00 01:00']],
  ])('during a stay, %s', (_, zone, start, end, hours) => {
    const [first, last] = [start, end].map((at) => new Date(at).toISOString() as Instant) as [Instant, Instant];
    const shown = supportHoursDuring(SUPPORT_TIMES, first, last, zone as ZoneId).map(
      ({ from, to }) =>
        `${localDay(from, zone as ZoneId).slice(8)} ${localTime(from, zone as ZoneId)} ${localTime(to, zone as ZoneId)}`,
    );
    expect(shown).toEqual(hours);
  });
});

test.each([
  ['02:20 in Helsinki: closed, the same clock', '2026-11-21T00:20:00.000Z', 'Europe/Helsinki', true, 280],
  ['01:20 in Berlin: closed, an hour behind', '2026-11-21T00:20:00.000Z', 'Europe/Berlin', false, 280],
  ['06:59 at UTC+2: a minute to go', '2026-11-21T04:59:00.000Z', 'Europe/London', false, 1],
  ['open', '2026-11-20T12:00:00.000Z', 'Europe/London', false, null],
  ['July in Helsinki: an hour ahead', '2026-07-20T12:00:00.000Z', 'Europe/Helsinki', false, null],
  ['07:00 sharp', '2026-11-20T05:00:00.000Z', 'Europe/Helsinki', true, null],
])('on the clock of a guest, %s (R9-45)', (_, now, zone, isSameClock, minutes) => {
  expect(supportHoursFor(SUPPORT_TIMES, now as Instant, zone as ZoneId)).toMatchObject({
    isSameClock,
    opensInMs: minutes === null ? null : minutes * 60_000,
  });
});

describe('the hours of an operator', () => {
  const day = { from: '08:00', to: '18:00', zone: 'Europe/Berlin' as ZoneId };
  const night = { ...day, from: '20:00', to: '06:30' };
  const always = { ...day, from: '00:00', to: '00:00' };
  test.each([
    ['before they begin', day, '2026-11-20T06:59Z', false, 'GMT+1'],
    ['as they begin', day, '2026-11-20T07:00Z', true, 'GMT+1'],
    ['as they end', day, '2026-11-20T17:00Z', false, 'GMT+1'],
    ['in summer an hour earlier', day, '2026-07-20T06:00Z', true, 'GMT+2'],
    ['over midnight', night, '2026-11-21T05:29Z', true, 'GMT+1'],
    ['the end after midnight', night, '2026-11-21T05:30Z', false, 'GMT+1'],
    ['the night the clocks go back', night, '2026-10-25T05:29Z', true, 'GMT+2'],
    ['all day', always, '2026-11-20T22:59Z', true, 'GMT+1'],
    ['all day, as it begins', always, '2026-11-20T23:00Z', true, 'GMT+1'],
    ['half an hour', { ...day, zone: 'Asia/Kolkata' as ZoneId }, '2026-11-20T02:30Z', true, 'GMT+5:30'],
    ['west', { ...day, zone: 'America/St_Johns' as ZoneId }, '2026-11-20T12:00Z', true, 'GMT-3:30'],
    ['London in winter', { ...day, zone: 'Europe/London' as ZoneId }, '2026-11-20T12:00Z', true, 'GMT'],
  ])('%s', (_, times, at, isOpen, offset) => {
    const now = new Date(at).toISOString() as Instant;
    expect(isSupportOpen(times, now)).toBe(isOpen);
    const hours = supportHoursFor(times, now, UTC);
    expect(hours.offset).toBe(offset);
    expect(hours.opensInMs === null).toBe(isOpen);
  });
});

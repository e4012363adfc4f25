import { describe, expect, test } from 'vitest';

import type { Timeslot } from '#domain/availability/availability.ts';
import { atLocalTime, parseInstant, parseZone, toInstant } from '#lib/time.ts';
import type { LocalDay } from '#lib/time.ts';

import { choiceOf, choiceProblems, chosenSlot, cleaningDays, daysAhead, hasFreeHour } from './cleaning-slots.ts';

const at = (text: string) => parseInstant(text) ?? toInstant(0);
const HELSINKI = parseZone('Europe/Helsinki');
const MONDAY = '2026-11-23';

/** A slot of wall-clock times in a zone. */
const slot = (
  day: string,
  from: string,
  to: string,
  isAvailable = true,
  zone = HELSINKI,
  untilDay = day,
): Timeslot => ({
  startDate: atLocalTime(day as LocalDay, from, zone),
  endDate: atLocalTime(untilDay as LocalDay, to, zone),
  isAvailable,
});

const isShown = (timeslot: Timeslot, zone = HELSINKI): boolean => cleaningDays([timeslot], zone).length === 1;

describe('Monday to Friday (R5-20, R9-11)', () => {
  test.each([
    ['Monday', '2026-11-23', true],
    ['Tuesday', '2026-11-24', true],
    ['Wednesday', '2026-11-25', true],
    ['Thursday', '2026-11-26', true],
    ['Friday', '2026-11-27', true],
    ['Saturday', '2026-11-28', false],
    ['Sunday', '2026-11-29', false],
  ])('%s', (_, day, shown) => {
    expect(isShown(slot(day, '10:00', '11:00'))).toBe(shown);
  });
});

describe('9:00 to 17:00, up to 1 hour, on one day (R5-21, R5-22, R5-44)', () => {
  test.each([
    ['the first hour', '09:00', '10:00', true],
    ['the last hour', '16:00', '17:00', true],
    ['half an hour to the end', '16:30', '17:00', true],
    ['before nine', '08:00', '09:00', false],
    ['one minute before nine', '08:59', '09:59', false],
    ['half past four for an hour', '16:30', '17:30', false],
    ['one minute after five', '16:01', '17:01', false],
    ['in the evening', '19:00', '20:00', false],
    ['longer than an hour', '10:00', '11:01', false],
    ['no time at all', '10:00', '10:00', false],
  ])('%s', (_, from, to, shown) => {
    expect(isShown(slot(MONDAY, from, to))).toBe(shown);
  });

  test('a slot across midnight is rejected', () => {
    expect(isShown(slot(MONDAY, '16:00', '10:00', true, HELSINKI, '2026-11-24'))).toBe(false);
  });

  test('seconds count: half a minute after five is after five', () => {
    const late = { startDate: at('2026-11-23T14:00:30Z'), endDate: at('2026-11-23T15:00:30Z'), isAvailable: true };
    expect(isShown(late)).toBe(false);
  });
});

describe('in property time, wherever the device is, also where the clocks change (R5-44)', () => {
  test.each([
    ['Helsinki in winter', '2026-11-23T07:00:00Z', 'Europe/Helsinki', true],
    ['an hour earlier it is 8:00 there', '2026-11-23T06:00:00Z', 'Europe/Helsinki', false],
    ['Helsinki in summer', '2026-07-06T06:00:00Z', 'Europe/Helsinki', true],
    ['the same UTC hour in London is 7:00', '2026-07-06T06:00:00Z', 'Europe/London', false],
    ['London in summer', '2026-07-06T08:00:00Z', 'Europe/London', true],
    ['London in winter', '2026-11-23T09:00:00Z', 'Europe/London', true],
    ['the Monday after the clocks went forward', '2026-03-30T06:00:00Z', 'Europe/Helsinki', true],
    ['the Friday before', '2026-03-27T06:00:00Z', 'Europe/Helsinki', false],
    ['the Monday after the clocks went back', '2026-10-26T07:00:00Z', 'Europe/Helsinki', true],
    ['16:00 on that Monday', '2026-10-26T14:00:00Z', 'Europe/Helsinki', true],
    ['in UTC 17:00 would have been 16:00 in summer', '2026-10-26T15:00:00Z', 'Europe/Helsinki', false],
    ['Monday in Auckland is Sunday in UTC', '2026-11-22T21:00:00Z', 'Pacific/Auckland', true],
    ['Friday in UTC is Saturday in Auckland', '2026-11-27T21:00:00Z', 'Pacific/Auckland', false],
    ['Friday in Los Angeles is Saturday in UTC', '2026-11-28T00:00:00Z', 'America/Los_Angeles', true],
    ['half hours of zone: 9:00 in Kolkata', '2026-11-23T03:30:00Z', 'Asia/Kolkata', true],
    ['an unknown zone is UTC', '2026-11-23T09:00:00Z', 'Nowhere/Land', true],
  ])('%s', (_, start, zone, shown) => {
    const startDate = at(start);
    const endDate = toInstant(Date.parse(start) + 3_600_000);
    expect(isShown({ startDate, endDate, isAvailable: true }, parseZone(zone))).toBe(shown);
  });
});

describe('not in the past (R5-44)', () => {
  const days = cleaningDays([slot(MONDAY, '10:00', '11:00'), slot(MONDAY, '14:00', '15:00')], HELSINKI);
  test.each([
    ['an hour before', '07:00:00', ['2026-11-23T08:00:00.000Z', '2026-11-23T12:00:00.000Z']],
    ['on the minute', '08:00:00', ['2026-11-23T08:00:00.000Z', '2026-11-23T12:00:00.000Z']],
    ['a second late', '08:00:01', ['2026-11-23T12:00:00.000Z']],
    ['in the evening the day is gone', '15:00:00', []],
  ])('%s', (_, time, starts) => {
    const ahead = daysAhead(days, at(`2026-11-23T${time}Z`));
    expect(ahead.flatMap(({ slots }) => slots.map(({ startDate }) => startDate))).toEqual(starts);
    expect(ahead).toHaveLength(starts.length > 0 ? 1 : 0);
  });
});

test('a taken slot is shown as taken; of two that begin together the free one counts', () => {
  const [taken, free] = [slot(MONDAY, '11:00', '12:00', false), slot(MONDAY, '11:00', '12:00')];
  const slots = [slot(MONDAY, '09:00', '10:00', false), taken, free];
  for (const all of [slots, slots.toReversed()]) {
    expect(cleaningDays(all, HELSINKI).flatMap((day) => day.slots.map(({ isAvailable }) => isAvailable))).toEqual([
      false,
      true,
    ]);
  }
});

describe('day by day', () => {
  const days = cleaningDays(
    [
      slot('2026-11-24', '14:00', '15:00'),
      slot(MONDAY, '09:00', '10:00', false),
      slot('2026-11-24', '09:00', '10:00', false),
      slot('2026-11-28', '09:00', '10:00'),
    ],
    HELSINKI,
  );
  const [TAKEN, FREE] = ['2026-11-24T07:00:00.000Z', '2026-11-24T12:00:00.000Z'];

  test('in their order, each with its hours; a day without a free hour stays, to be shown as booked out', () => {
    expect(days.map((day) => [day.day, hasFreeHour(day), day.slots.length])).toEqual([
      ['2026-11-23', false, 1],
      ['2026-11-24', true, 2],
    ]);
  });

  test('without slots there are no days (R8-25)', () => {
    expect(cleaningDays([], HELSINKI)).toEqual([]);
  });

  test.each([
    ['a free hour of its day', '2026-11-24', FREE, {}],
    ['neither day nor hour (R5-23, R5-24)', '', '', { day: 'required', time: 'required' }],
    ['no hour (R5-24)', '2026-11-24', '', { time: 'required' }],
    ['an hour that is taken', '2026-11-24', TAKEN, { time: 'taken' }],
    ['an hour of another day', '2026-11-23', FREE, { time: 'taken' }],
    ['a day that has gone meanwhile', '2026-11-20', '2026-11-20T12:00:00.000Z', { day: 'required', time: 'taken' }],
    ['no day (R5-23)', '', FREE, { day: 'required', time: 'taken' }],
  ])('%s', (_, day, time, problems) => {
    expect(choiceProblems(days, { day, time })).toEqual(problems);
    expect(chosenSlot(days, { day, time }) !== undefined).toBe(Object.keys(problems).length === 0);
  });
});

test('the choice of a slot names its day at the property, and leads back to it', () => {
  const morning = slot('2026-11-24', '09:00', '10:00');
  const days = cleaningDays([slot(MONDAY, '16:00', '17:00'), morning], HELSINKI);
  expect(choiceOf(morning.startDate, HELSINKI)).toEqual({ day: '2026-11-24', time: morning.startDate });
  expect(chosenSlot(days, choiceOf(morning.startDate, HELSINKI))).toEqual(morning);
});

import { describe, expect, test } from 'vitest';

import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';

import { dayProblems, firstDays, typedDay } from './rate-search.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const NOW = '2026-07-01T09:00:00.000Z' as Instant;

describe('the days to begin with (R5-48)', () => {
  test.each<[string, string | null, string, string, string]>([
    ['the last day of the stay and the next', '2026-07-09T08:00:00.000Z', NOW, '2026-07-09', '2026-07-10'],
    ['a stay that ends today', '2026-07-01T08:00:00.000Z', NOW, '2026-07-01', '2026-07-02'],
    ['a stay that is over: today', '2026-06-01T08:00:00.000Z', NOW, '2026-07-01', '2026-07-02'],
    ['an unreadable end: today', null, NOW, '2026-07-01', '2026-07-02'],
    ['today is the day at the property', null, '2026-07-01T22:30:00.000Z', '2026-07-02', '2026-07-03'],
    ['the last day is the day at the property', '2026-07-09T22:30:00.000Z', NOW, '2026-07-10', '2026-07-11'],
    ['over the end of a month', '2026-07-31T08:00:00.000Z', NOW, '2026-07-31', '2026-08-01'],
  ])('%s', (_name, end, now, startDay, endDay) => {
    expect(firstDays(end as Instant | null, now as Instant, HELSINKI)).toEqual({ startDay, endDay });
  });
});

describe('typed days', () => {
  const TODAY = '2026-07-01' as LocalDay;
  test.each([
    ['both fine', '2026-07-01', '2026-07-02', {}],
    ['nothing typed', '', '', { startDay: 'required', endDay: 'required' }],
    ['half a start', '0002-07-01', '2026-07-02', { startDay: 'required' }],
    ['a day no calendar has', '2026-07-02', '2026-02-30', { endDay: 'required' }],
    ['yesterday', '2026-06-30', '2026-07-02', { startDay: 'past' }],
    ['the same day', '2026-07-02', '2026-07-02', { endDay: 'not-after-start' }],
    ['the wrong way round', '2026-07-05', '2026-07-02', { endDay: 'not-after-start' }],
    ['both in the past', '2026-06-01', '2026-05-01', { startDay: 'past', endDay: 'not-after-start' }],
    ['a year of five digits', '20260-07-01', '2026-07-02', { startDay: 'required' }],
  ])('%s', (_name, startDay, endDay, problems) => {
    expect(dayProblems({ startDay, endDay }, TODAY)).toEqual(problems);
  });

  test('a day is read as it stands', () => {
    expect(typedDay('2026-12-31')).toBe('2026-12-31');
  });
});

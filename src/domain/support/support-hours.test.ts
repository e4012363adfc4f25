import { expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';

import { isSupportOpen, supportHours, supportHoursFor } from './support-hours.ts';

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
  expect(isSupportOpen(now as Instant)).toBe(isOpen);
});

test.each(['2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z'])(
  'at %s the hours of the day are 07:00 and 02:00 at UTC+2 (R9-45)',
  (now) => {
    expect(supportHours(now as Instant)).toEqual({
      from: '2026-11-20T05:00:00.000Z',
      to: '2026-11-20T00:00:00.000Z',
    });
  },
);

test.each([
  ['02:20 in Helsinki: closed, the same clock', '2026-11-21T00:20:00.000Z', 'Europe/Helsinki', true, 280],
  ['01:20 in Berlin: closed, an hour behind', '2026-11-21T00:20:00.000Z', 'Europe/Berlin', false, 280],
  ['06:59 at UTC+2: a minute to go', '2026-11-21T04:59:00.000Z', 'Europe/London', false, 1],
  ['open', '2026-11-20T12:00:00.000Z', 'Europe/London', false, null],
  ['July in Helsinki: an hour ahead', '2026-07-20T12:00:00.000Z', 'Europe/Helsinki', false, null],
  ['07:00 sharp', '2026-11-20T05:00:00.000Z', 'Europe/Helsinki', true, null],
])('on the clock of a guest, %s (R9-45)', (_, now, zone, isSameClock, minutes) => {
  expect(supportHoursFor(now as Instant, zone as ZoneId)).toMatchObject({
    isSameClock,
    opensInMs: minutes === null ? null : minutes * 60_000,
  });
});

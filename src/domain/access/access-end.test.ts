import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { MINUTE, parseZone, shift } from '#lib/time.ts';

import { accessEnd, timeLeft } from './access-end.ts';

const HELSINKI = parseZone('Europe/Helsinki');
const LONDON = parseZone('Europe/London');

const ROWS = [
  [
    'an ordinary day in Helsinki',
    HELSINKI,
    '2026-11-23T08:10:00.000Z',
    '2026-11-23T08:25:00.000Z',
    '2026-11-23T21:00:00.000Z',
  ],
  [
    'the spring switch in Helsinki, in the morning',
    HELSINKI,
    '2026-03-29T07:00:00.000Z',
    '2026-03-29T07:15:00.000Z',
    '2026-03-29T20:00:00.000Z',
  ],
  [
    'the spring switch in Helsinki, ten minutes before it',
    HELSINKI,
    '2026-03-29T00:50:00.000Z',
    '2026-03-29T01:05:00.000Z',
    '2026-03-29T20:00:00.000Z',
  ],
  [
    'the autumn switch in Helsinki, in the morning',
    HELSINKI,
    '2026-10-25T08:00:00.000Z',
    '2026-10-25T08:15:00.000Z',
    '2026-10-25T21:00:00.000Z',
  ],
  [
    'the autumn switch in Helsinki, ten minutes before it',
    HELSINKI,
    '2026-10-25T00:50:00.000Z',
    '2026-10-25T01:05:00.000Z',
    '2026-10-25T21:00:00.000Z',
  ],
  [
    'the spring switch in London',
    LONDON,
    '2026-03-29T09:00:00.000Z',
    '2026-03-29T09:15:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ],
  [
    'the autumn switch in London',
    LONDON,
    '2026-10-25T10:00:00.000Z',
    '2026-10-25T10:15:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ],
  [
    'after midnight in Helsinki, still yesterday in UTC',
    HELSINKI,
    '2026-11-22T22:30:00.000Z',
    '2026-11-22T22:45:00.000Z',
    '2026-11-23T21:00:00.000Z',
  ],
] as const;

// Projects of the unit tests run this table on a device in another zone.
describe('access after check-out', () => {
  test.each(ROWS)('R9-09, R9-10 %s', (_words, zone, checkOut, unit, building) => {
    expect(accessEnd(checkOut as Instant, zone)).toEqual({ unit, building });
  });
});

describe('how long a door still opens', () => {
  const checkOut = '2026-11-23T08:10:00.000Z' as Instant;
  const { unit } = accessEnd(checkOut, HELSINKI);
  test.each([
    ['right after check-out: 15 minutes', 0, checkOut, 15 * MINUTE],
    ['the device is half a minute behind the server: no more than 15', -MINUTE / 2, checkOut, 15 * MINUTE],
    ['four minutes later', 4 * MINUTE, checkOut, 11 * MINUTE],
    ['after its end', 16 * MINUTE, checkOut, -MINUTE],
    ['without a check-out', -MINUTE, null, 16 * MINUTE],
  ])('%s', (_words, later, since, left) => {
    expect(timeLeft(unit, shift(checkOut, later), since)).toBe(left);
  });
});

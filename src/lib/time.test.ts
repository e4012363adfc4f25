import { describe, expect, test } from 'vitest';

import { ATHENS, HELSINKI, LONDON, at, day, zone } from '../../tests/support/times.ts';
import { DAY, HOUR, UTC, isBefore, sameWallClock, shift, shiftDay, toMs } from './time.ts';

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

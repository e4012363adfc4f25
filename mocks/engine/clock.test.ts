import { describe, expect, test } from 'vitest';

import { Clock, parseDuration } from './clock.ts';
import type { Instant } from './clock.ts';

describe('durations', () => {
  test.each([
    ['PT1S', 1_000],
    ['PT1M', 60_000],
    ['PT1H30M', 5_400_000],
    ['P1D', 86_400_000],
    ['P1DT1H', 90_000_000],
    ['-PT15M', -900_000],
    ['P', undefined],
    ['PT', undefined],
    ['P1DT', undefined],
    ['1H', undefined],
    ['P1Y', undefined],
    ['PT1.5H', undefined],
    [60, undefined],
    [null, undefined],
  ])('%s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });
});

describe('the clock', () => {
  const START = '2026-02-03T10:00:00.000Z' as Instant;
  const setUp = (frozen: boolean) => {
    const wall = { ms: 5_000 };
    return { wall, clock: new Clock(START, { frozen, wall: () => wall.ms }) };
  };

  test('runs with the wall clock', () => {
    const { wall, clock } = setUp(false);
    wall.ms += 1_500;
    expect(clock.now()).toBe('2026-02-03T10:00:01.500Z');
  });

  test('stands still when frozen, and continues from there when released', () => {
    const { wall, clock } = setUp(true);
    wall.ms += 60_000;
    expect(clock.now()).toBe(START);
    clock.change({ frozen: false });
    wall.ms += 1_000;
    expect(clock.now()).toBe('2026-02-03T10:00:01.000Z');
  });

  test('is set and advanced in one change', () => {
    const { clock } = setUp(true);
    clock.change({ now: '2026-06-01T12:00:00+02:00', advance: 'PT1H' });
    expect(clock.now()).toBe('2026-06-01T11:00:00.000Z');
  });

  test.each([{}, { now: 'x' }, { now: '2026-02-03' }, { advance: 'soon' }, { frozen: 'no' }, { advance: '-P40000D' }])(
    'refuses %j and does not move',
    (change) => {
      const { clock } = setUp(true);
      expect(() => clock.change(change)).toThrow(expect.objectContaining({ status: 400 }));
      expect(clock.now()).toBe(START);
    },
  );
});

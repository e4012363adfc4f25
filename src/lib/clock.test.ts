import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { clock, nowInstant, syncClock } from './clock.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  syncClock(NOON);
});
afterEach(() => {
  syncClock(Date.now());
  vi.useRealTimers();
});

describe("the server's clock wins when the device is off (S68)", () => {
  test.each([
    ['two minutes behind are tolerated', 2 * MINUTE, 0],
    ['two minutes ahead are tolerated', -2 * MINUTE, 0],
    ['a little more than two minutes behind is corrected', 2 * MINUTE + 1, 2 * MINUTE + 1],
    ['more than two minutes behind are corrected', 2 * MINUTE + SECOND, 2 * MINUTE + SECOND],
    ['more than two minutes ahead are corrected', -2 * MINUTE - SECOND, -2 * MINUTE - SECOND],
    ['three hours', 3 * 60 * MINUTE, 3 * 60 * MINUTE],
    ['two days', -2 * 24 * 60 * MINUTE, -2 * 24 * 60 * MINUTE],
  ])('%s', (_, skew, correction) => {
    syncClock(NOON + skew);
    expect(nowInstant()).toBe(new Date(NOON + correction).toISOString());
  });

  test('the correction goes when the device is right again', () => {
    syncClock(NOON + 3 * 60 * MINUTE);
    syncClock(NOON);
    expect(nowInstant()).toBe(new Date(NOON).toISOString());
  });

  test('an answer that was a second on its way does not make the clock tremble', () => {
    syncClock(NOON + 10 * MINUTE);
    syncClock(NOON + 10 * MINUTE - SECOND);
    syncClock(NOON + 10 * MINUTE + 2 * SECOND - 1);
    expect(nowInstant()).toBe(new Date(NOON + 10 * MINUTE).toISOString());
    syncClock(NOON + 10 * MINUTE + 2 * SECOND);
    expect(nowInstant()).toBe(new Date(NOON + 10 * MINUTE + 2 * SECOND).toISOString());
  });
});

describe('the clock that components read', () => {
  test('ticks every second while somebody listens, and stops after the last one', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const stopFirst = clock.subscribe(first);
    const stopSecond = clock.subscribe(second);
    vi.advanceTimersByTime(3 * SECOND);
    expect(first).toHaveBeenCalledTimes(3);
    stopFirst();
    vi.advanceTimersByTime(SECOND);
    expect(first).toHaveBeenCalledTimes(3);
    expect(second).toHaveBeenCalledTimes(4);
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reads the same until a second has passed, as React demands', () => {
    const before = clock.read();
    vi.advanceTimersByTime(SECOND - 1);
    expect(clock.read()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(clock.read()).not.toBe(before);
  });

  test('is right at the first look, also after minutes in which nobody listened', () => {
    clock.read();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(clock.read()).toBe(new Date(NOON + 10 * MINUTE).toISOString());
  });

  test('catches up at the first tick after the phone slept', () => {
    const stop = clock.subscribe(() => {});
    vi.setSystemTime(NOON + 8 * 60 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(clock.read()).toBe(new Date(NOON + 8 * 60 * MINUTE + SECOND).toISOString());
    stop();
  });

  test("tells listeners at once when the server's clock moves it", () => {
    const listener = vi.fn<() => void>();
    const stop = clock.subscribe(listener);
    syncClock(NOON + 60 * MINUTE);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.read()).toBe(new Date(NOON + 60 * MINUTE).toISOString());
    stop();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { clockAtNoon, MINUTE, NOON, SECOND } from '../../tests/support/clock-at-noon.ts';

import { clock, nowInstant, secondsClock, syncClock } from './clock.ts';
import { toInstant } from './time.ts';

clockAtNoon();

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

describe('the clocks that components read', () => {
  test.each([
    ['every 5 seconds', clock, 5],
    ['every second, where seconds show', secondsClock, 1],
  ])('tick %s while somebody listens, and stop after the last one', (_, ticking, seconds) => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const stopFirst = ticking.subscribe(first);
    const stopSecond = ticking.subscribe(second);
    vi.advanceTimersByTime(3 * seconds * SECOND);
    expect(first).toHaveBeenCalledTimes(3);
    stopFirst();
    stopFirst();
    vi.advanceTimersByTime(seconds * SECOND);
    expect(first).toHaveBeenCalledTimes(3);
    expect(second).toHaveBeenCalledTimes(4);
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('update every second only for components that need seconds', () => {
    const coarse = vi.fn<() => void>();
    const fine = vi.fn<() => void>();
    const stopCoarse = clock.subscribe(coarse);
    expect(vi.getTimerCount()).toBe(1);
    const stopFine = secondsClock.subscribe(fine);
    vi.advanceTimersByTime(5 * SECOND);
    expect([coarse.mock.calls.length, fine.mock.calls.length]).toEqual([1, 5]);
    stopFine();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5 * SECOND);
    expect([coarse.mock.calls.length, fine.mock.calls.length]).toEqual([2, 5]);
    stopCoarse();
  });

  test('tick on the beat of the wall clock, whenever somebody begins to listen', () => {
    vi.setSystemTime(NOON + 3 * SECOND + 400);
    const seen: string[] = [];
    const stop = clock.subscribe(() => seen.push(clock.read()));
    vi.advanceTimersByTime(7 * SECOND);
    stop();
    expect(seen).toEqual([toInstant(NOON + 5 * SECOND), toInstant(NOON + 10 * SECOND)]);
  });

  test("tick on the beat of the server's clock after a correction", () => {
    const seen: string[] = [];
    const stop = clock.subscribe(() => seen.push(clock.read()));
    syncClock(NOON + 60 * MINUTE + 1_500);
    vi.advanceTimersByTime(5 * SECOND);
    stop();
    expect(seen).toEqual([toInstant(NOON + 60 * MINUTE + 1_500), toInstant(NOON + 60 * MINUTE + 5 * SECOND)]);
  });

  test('read the same until a second has passed, as React demands', () => {
    const before = clock.read();
    vi.advanceTimersByTime(SECOND - 1);
    expect(clock.read()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(clock.read()).not.toBe(before);
  });

  test('are right at the first look, also after minutes without a listener', () => {
    clock.read();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(clock.read()).toBe(toInstant(NOON + 10 * MINUTE));
  });

  test('catch up at the first tick after the device slept', () => {
    const seen: string[] = [];
    const stop = clock.subscribe(() => seen.push(clock.read()));
    vi.setSystemTime(NOON + 8 * 60 * MINUTE);
    vi.advanceTimersByTime(5 * SECOND);
    expect(seen).toEqual([toInstant(NOON + 8 * 60 * MINUTE + 5 * SECOND)]);
    stop();
  });

  test.each([
    ['moments', clock],
    ['seconds', secondsClock],
  ])("tell listeners at once when the server's clock moves: %s", (_, ticking) => {
    const listener = vi.fn<() => void>();
    const stop = ticking.subscribe(listener);
    syncClock(NOON + 60 * MINUTE);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ticking.read()).toBe(toInstant(NOON + 60 * MINUTE));
    stop();
  });

  test('do not begin to run because the server corrects them', () => {
    syncClock(NOON + 60 * MINUTE);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that was hidden', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const turn = (visibilityState: 'visible' | 'hidden'): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => vi.stubGlobal('document', page));
  afterEach(() => vi.unstubAllGlobals());

  test('catches up as it is shown again, and not as it is hidden', () => {
    const listener = vi.fn<() => void>();
    const stop = clock.subscribe(listener);
    turn('hidden');
    expect(listener).not.toHaveBeenCalled();
    // The browser holds the timers of a hidden page back: the time goes on, and nothing ticks.
    vi.setSystemTime(NOON + 30 * MINUTE);
    turn('visible');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.read()).toBe(toInstant(NOON + 30 * MINUTE));
    stop();
    turn('visible');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

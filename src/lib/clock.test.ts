import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { clock, createReader, nowInstant, secondsClock, syncClock } from './clock.ts';
import { isBefore, toInstant } from './time.ts';
import type { Instant } from './time.ts';

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

  test('count seconds for those only who asked for seconds', () => {
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

  test('are right at the first look, also after minutes in which nobody listened', () => {
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

/** What React does with a subscription: looks after each tick, and renders when it sees another value. */
function mount<T>(read: (now: Instant) => T, ticking = clock) {
  const reader = createReader<T>(ticking);
  const rendered: T[] = [reader(read)];
  const stop = ticking.subscribe(() => {
    const value = reader(read);
    if (!Object.is(value, rendered.at(-1))) rendered.push(value);
  });
  return { rendered, stop };
}

describe('a component that shows something of the time', () => {
  const THREE = toInstant(NOON + 3 * 60 * MINUTE);
  // Without `Intl`: one made under fake timers is a fake, and time.ts would keep it for the tests that follow.
  const minuteOf = (now: Instant): string => now.slice(11, 16);

  test.each([
    ['a word', () => 'ready'],
    ['nothing', () => null],
    ['an object', () => ({ state: 'from', at: THREE })],
    ['a list of objects', () => [{ slot: { startDate: THREE }, state: 'open' }]],
  ])('is not rendered again while it stays the same: %s', (_, read) => {
    const { rendered, stop } = mount<unknown>(read);
    vi.advanceTimersByTime(10 * MINUTE);
    syncClock(NOON + 60 * MINUTE);
    stop();
    expect(rendered).toHaveLength(1);
  });

  test('is rendered once a minute where a minute shows', () => {
    const { rendered, stop } = mount((now) => ({ here: minuteOf(now) }));
    vi.advanceTimersByTime(2 * MINUTE);
    stop();
    expect(rendered).toEqual([{ here: '12:00' }, { here: '12:01' }, { here: '12:02' }]);
  });

  test.each([0, 1, 1_234, 4_999])('learns of a moment at once, opened %i ms past the beat', (past) => {
    vi.setSystemTime(NOON + past);
    const at: number[] = [];
    const stop = clock.subscribe(() => isBefore(clock.read(), THREE) || at.push(Date.now()));
    vi.advanceTimersByTime(3 * 60 * MINUTE);
    stop();
    expect(at[0]).toBe(Date.parse(THREE));
  });

  test('learns of a moment between two beats within 5 seconds', () => {
    const moment = toInstant(NOON + MINUTE + 1);
    const { rendered, stop } = mount((now) => !isBefore(now, moment));
    vi.advanceTimersByTime(MINUTE);
    expect(rendered).toEqual([false]);
    vi.advanceTimersByTime(5 * SECOND);
    expect(rendered).toEqual([false, true]);
    stop();
  });

  test('is rendered for its own changes, not for those of another', () => {
    const minute = mount((now) => minuteOf(now));
    const moment = mount((now) => isBefore(now, THREE));
    const seconds = mount((now) => now.slice(17, 19), secondsClock);
    vi.advanceTimersByTime(MINUTE);
    for (const { stop } of [minute, moment, seconds]) stop();
    expect([minute, moment, seconds].map(({ rendered }) => rendered.length)).toEqual([2, 1, 61]);
  });

  test('reads the same twice, also what cannot be compared, and by a new function what is new', () => {
    const reader = createReader<() => number>(clock);
    const read = () => () => 1;
    expect(reader(read)).toBe(reader(read));
    expect(reader(() => () => 2)()).toBe(2);
  });

  test('keeps the object when a new render reads the same', () => {
    const reader = createReader<{ state: string }>(clock);
    const before = reader(() => ({ state: 'ready' }));
    expect(reader(() => ({ state: 'ready' }))).toBe(before);
    expect(reader(() => ({ state: 'expired' }))).toEqual({ state: 'expired' });
  });
});

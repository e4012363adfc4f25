import { describe, expect, test, vi } from 'vitest';

import { clockAtNoon, MINUTE, NOON, SECOND } from '../../tests/support/clock-at-noon.ts';

import { clock, createReader, secondsClock, syncClock } from './clock.ts';
import { isBefore, toInstant } from './time.ts';
import type { Instant } from './time.ts';

clockAtNoon();

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

import { afterEach, beforeEach, vi } from 'vitest';

import { syncClock } from '#lib/clock.ts';

/** Milliseconds since 1970, like what `Date.now` gives. */
export const NOON = Date.parse('2026-11-20T12:00:00Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** Begins each test of a file at noon. The test moves the timers; the clock of the device is right. */
export function clockAtNoon(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    syncClock(NOON);
  });
  afterEach(() => {
    syncClock(Date.now());
    vi.useRealTimers();
  });
}

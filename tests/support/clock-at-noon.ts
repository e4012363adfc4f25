import { afterEach, beforeEach, vi } from 'vitest';

import { syncClock } from '#lib/clock.ts';

/** Milliseconds since 1970, as from `Date.now`. */
export const NOON = Date.parse('2026-11-20T12:00:00Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** Starts each test of a file at noon with fake timers, on a device whose clock agrees with the server's. */
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

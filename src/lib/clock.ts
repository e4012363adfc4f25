import { useSyncExternalStore } from 'react';

import { toInstant, toMs } from './time.ts';
import type { Instant } from './time.ts';

/** A device clock may be this far off before the server's is believed instead. */
const TOLERATED_SKEW_MS = 120_000;
/** Answers arrive late by network time; smaller corrections would only make the clock tremble. */
const SMALLEST_CORRECTION_MS = 2_000;
const TICK_MS = 1_000;

let offsetMs = 0;
let current: Instant = toInstant(Date.now());
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time now, by the device's clock unless the server's says that it is wrong. */
export const nowInstant = (): Instant => toInstant(Date.now() + offsetMs);

/** Compares the device with the server's clock, in milliseconds since the epoch. */
export function syncClock(serverMs: number): void {
  const skew = serverMs - Date.now();
  const wanted = Math.abs(skew) > TOLERATED_SKEW_MS ? skew : 0;
  if (Math.abs(wanted - offsetMs) < SMALLEST_CORRECTION_MS) return;
  offsetMs = wanted;
  tick();
}

function tick(): void {
  current = nowInstant();
  for (const listener of listeners) listener();
}

/** The running clock as React reads it: one timer for the whole app, only while something shows the time. */
export const clock = {
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(tick, TICK_MS);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
  /** The same instant for a second; then a new one, also when nobody listened or the phone slept meanwhile. */
  read(this: void): Instant {
    const now = nowInstant();
    if (Math.abs(toMs(now) - toMs(current)) >= TICK_MS) current = now;
    return current;
  },
};

/** The time now, to the second; the component renders again every second while it is mounted. */
export const useNow = (): Instant => useSyncExternalStore(clock.subscribe, clock.read);

import { useState, useSyncExternalStore } from 'react';

import { sameJson } from './same-json.ts';
import { correctionFor, toInstant } from './time.ts';
import { createListeners } from './store.ts';
import type { Instant } from './time.ts';

/** A response is late by the time on the network: a smaller correction would only make the clock jump about. */
const SMALLEST_CORRECTION_MS = 2_000;
const SECOND = 1_000;
/** A page without input notices a moment at most this late. */
const TICK_MS = 5 * SECOND;

let offsetMs = 0;
let isServerTimeKnown = false;

/** Whether a response has had the server's time; until then the time is the device's. */
export const knowsServerTime = (): boolean => isServerTimeKnown;

const nowMs = (): number => Date.now() + offsetMs;

/** The time now, by the device's clock unless the server's says that it is wrong. */
export const nowInstant = (): Instant => toInstant(nowMs());

/** A moment of the device's clock, in milliseconds since the epoch, corrected as `nowInstant` is. */
export const deviceInstant = (deviceMs: number): Instant => toInstant(deviceMs + offsetMs);

/** Compares the device with the server's clock, in milliseconds since the epoch. */
export function syncClock(serverMs: number): void {
  isServerTimeKnown = true;
  const wanted = correctionFor(serverMs, Date.now());
  if (Math.abs(wanted - offsetMs) < SMALLEST_CORRECTION_MS) return;
  offsetMs = wanted;
  clock.tick();
  secondsClock.tick();
}

/** The running time as React reads it. */
interface Clock {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Instant;
  readonly tick: () => void;
}

function createClock(everyMs: number): Clock {
  const { subscribe, notify, count } = createListeners();
  let currentMs = nowMs();
  let current = toInstant(currentMs);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next tick is on the beat of the wall clock, so that 15:00 arrives at 15:00. */
  const schedule = (): void => {
    clearTimeout(timer);
    timer = count() === 0 ? undefined : setTimeout(tick, everyMs - (nowMs() % everyMs));
  };
  const set = (ms: number): void => {
    currentMs = ms;
    current = toInstant(ms);
  };
  const tick = (): void => {
    set(nowMs());
    schedule();
    notify();
  };
  /** Browsers slow down the timers of a hidden page, or stop them. */
  const catchUp = (): void => {
    if (document.visibilityState === 'visible') tick();
  };

  const start = (): void => {
    schedule();
    globalThis.document?.addEventListener('visibilitychange', catchUp);
  };
  const stop = (): void => {
    schedule();
    globalThis.document?.removeEventListener('visibilitychange', catchUp);
  };

  return {
    subscribe: (listener) => {
      const leave = subscribe(listener);
      if (count() === 1) start();
      return () => {
        leave();
        if (count() === 0) stop();
      };
    },
    // The same instant for a second, because hundreds of components read it at each tick; after that a new one, so that
    // a component that mounts between two ticks does not start with an old time.
    read: () => {
      const ms = nowMs();
      if (Math.abs(ms - currentMs) >= SECOND) set(ms);
      return current;
    },
    tick,
  };
}

/** Ticks every 5 seconds, for moments and minutes. */
export const clock = createClock(TICK_MS);
/** Ticks every second, for what counts seconds down. */
export const secondsClock = createClock(SECOND);

/** Makes what one component reads of a clock: the same object again while it says the same. */
export function createReader<T>({ read: readClock }: Pick<Clock, 'read'>): (read: (now: Instant) => T) => T {
  let last: { readonly at: Instant; readonly read: unknown; readonly value: T } | undefined;
  return (read) => {
    const at = readClock();
    if (last?.at === at && last.read === read) return last.value;
    const value = read(at);
    last = { at, read, value: last && sameJson(last.value, value) ? last.value : value };
    return last.value;
  };
}

// A render that React gives up may leave its value in the reader; it only chooses between equal values.
function useReading<T>(of: Clock, read: (now: Instant) => T): T {
  const [reader] = useState(() => createReader<T>(of));
  return useSyncExternalStore(of.subscribe, () => reader(read));
}

/**
 * What `read` makes of the time now, as plain JSON. The component renders again only when that changes, at most 5
 * seconds late.
 */
export const useAtTime = <T>(read: (now: Instant) => T): T => useReading(clock, read);

/** As `useAtTime`, to the second: for seconds that are counted down on the page. */
export const useAtSecond = <T>(read: (now: Instant) => T): T => useReading(secondsClock, read);

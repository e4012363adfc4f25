import { sameJson } from './same-json.ts';
import { correctionFor, toInstant } from './time.ts';
import { createListeners } from './store.ts';
import type { Instant } from './time.ts';

/** Network latency delays the server's time by up to this much; smaller corrections would make the clock jitter. */
const SMALLEST_CORRECTION_MS = 2_000;
const SECOND = 1_000;
/** The longest delay with which a page reacts to a point in time. */
const TICK_MS = 5 * SECOND;

let offsetMs = 0;
let isServerTimeKnown = false;

/** Whether a response has provided the server's time; until then the device's is used. */
export const knowsServerTime = (): boolean => isServerTimeKnown;

const nowMs = (): number => Date.now() + offsetMs;

/** The current time: the device's clock, corrected if the server's time shows that it is wrong. */
export const nowInstant = (): Instant => toInstant(nowMs());

/** A time of the device's clock, in milliseconds since the epoch, with the same correction as `nowInstant`. */
export const deviceInstant = (deviceMs: number): Instant => toInstant(deviceMs + offsetMs);

/** Compares the device's clock with the server's time in milliseconds since the epoch. */
export function syncClock(serverMs: number): void {
  isServerTimeKnown = true;
  const wanted = correctionFor(serverMs, Date.now());
  if (Math.abs(wanted - offsetMs) < SMALLEST_CORRECTION_MS) return;
  offsetMs = wanted;
  clock.tick();
  secondsClock.tick();
}

/** The current time as an external store for React. */
export interface Clock {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Instant;
  readonly tick: () => void;
}

function createClock(everyMs: number): Clock {
  const { subscribe, notify, count } = createListeners();
  let currentMs = nowMs();
  let current = toInstant(currentMs);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Ticks are aligned with the wall clock, so that 15:00 is noticed at 15:00. */
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
  /** Browsers throttle or stop the timers of hidden pages. */
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
    // Returns the same instant for one second, because hundreds of components read it at each tick; then a new one, so
    // that a component mounted between two ticks does not start with an old time.
    read: () => {
      const ms = nowMs();
      if (Math.abs(ms - currentMs) >= SECOND) set(ms);
      return current;
    },
    tick,
  };
}

/** Ticks every 5 seconds, for times and minutes. */
export const clock = createClock(TICK_MS);
/** Ticks every second, for countdowns in seconds. */
export const secondsClock = createClock(SECOND);

/** Creates a reader for one component, which returns the same object while its value is equal. */
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

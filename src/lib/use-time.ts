import { useState, useSyncExternalStore } from 'react';

import { clock, createReader, secondsClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Instant } from './time.ts';

// Separate from `clock.ts`, which is also used before React has loaded.

// A render that React discards may leave its value in the reader; this only affects the choice between equal values.
function useReading<T>(of: Clock, read: (now: Instant) => T): T {
  const [reader] = useState(() => createReader<T>(of));
  return useSyncExternalStore(of.subscribe, () => reader(read));
}

/**
 * The result of `read` for the current time, as plain JSON. Re-renders only when it changes, at most 5 seconds late.
 */
export const useAtTime = <T>(read: (now: Instant) => T): T => useReading(clock, read);

/** Like `useAtTime`, to the second: for countdowns. */
export const useAtSecond = <T>(read: (now: Instant) => T): T => useReading(secondsClock, read);

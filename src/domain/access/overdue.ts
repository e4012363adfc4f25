import type { Instant } from '#lib/time.ts';

import { isBefore, MINUTE, shift } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';

/** How long a server may be late with a key before waiting for it stops making sense. */
const PATIENCE_MS = 3 * MINUTE;

/** Whether the hour of a key is still to come, has just come, or went by without the key. */
export function dueState(at: Instant, now: Instant): 'to-come' | 'due' | 'late' {
  if (isBefore(now, at)) return 'to-come';
  return isBefore(now, shift(at, PATIENCE_MS)) ? 'due' : 'late';
}

/** Whether the server withholds a key whose hour has just come: worth asking again soon (R4-50). */
export const isOverdue = ({ error }: Pick<AccessKey, 'error'>, now: Instant): boolean =>
  error?.code === 'not-available' && error.availableAt !== null && dueState(error.availableAt, now) === 'due';

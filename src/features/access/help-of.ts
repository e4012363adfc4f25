import type { AccessKey } from '#domain/access/access-key.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { CheckInState } from '#domain/check-in/check-in.ts';
import type { Instant } from '#lib/time.ts';

export type Help = 'remote' | 'not-available';

/** The help that a door asks for at `now`; null for a door whose help is its own. */
export function helpOf(door: AccessKey, now: Instant, checkIn: CheckInState, isSaved: boolean): Help | null {
  const { state } = keyReadiness(door, now, checkIn);
  if (state === 'not-available') return 'not-available';
  return state === 'ready' && door.accessType === 'remote' && door.type !== 'elevator' && !isSaved ? 'remote' : null;
}

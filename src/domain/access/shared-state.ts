import type { CheckInState } from '#domain/check-in/check-in.ts';
import type { Instant } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';
import { isStepMissing, keyReadiness } from './key-readiness.ts';
import type { KeyReadiness } from './key-readiness.ts';

/** What all doors of a list have in common, so that a page shows it once. */
export type SharedState =
  | { readonly all: 'open'; readonly until: Instant }
  | { readonly all: 'waiting'; readonly from: Instant }
  | { readonly all: 'withheld' }
  | { readonly all: 'expired'; readonly since: Instant | null };

/** The one moment of several doors; undefined where they differ, or where there is one door. */
const oneOf = <T>(values: readonly T[]): T | undefined =>
  values.length > 1 && new Set(values).size === 1 ? values[0] : undefined;

const opensAt = (readiness: KeyReadiness): Instant | null =>
  'at' in readiness && readiness.state !== 'expired' ? readiness.at : null;

/**
 * What all doors have in common at `now`: one end, one beginning, expiry, or a step that is missing. Null where they
 * differ (R4-49, R4-96). Offline, a door that opens over the network does not work.
 */
export function sharedState(
  doors: readonly AccessKey[],
  now: Instant,
  checkIn: CheckInState = 'check-in-completed',
  isOffline = false,
): SharedState | null {
  const states = doors.map((door) => keyReadiness(door, now, checkIn));
  if (states.length > 0 && states.every(({ state }) => state === 'expired')) {
    const ends = new Set(doors.map(({ validToDate }) => validToDate));
    return { all: 'expired', since: (ends.size === 1 && doors[0]?.validToDate) || null };
  }
  const reason = oneOf(states.map(({ state }) => state));
  // Offline, no notice says which step is missing.
  if (reason && isStepMissing(reason)) return isOffline ? null : { all: 'withheld' };
  if (states.every(({ state }) => state === 'ready')) {
    if (isOffline && doors.some(({ accessType }) => accessType === 'remote')) return null;
    const until = oneOf(doors.map(({ validToDate }) => validToDate));
    return until ? { all: 'open', until } : null;
  }
  const from = oneOf(states.map(opensAt));
  return from ? { all: 'waiting', from } : null;
}

/**
 * Whether one reason keeps all doors shut, so that a page shows it once above them. The notice of a missing step needs
 * the property.
 */
export const areShutTogether = (shared: SharedState | null, isPropertyKnown: boolean): boolean =>
  shared?.all === 'waiting' || (shared?.all === 'withheld' && isPropertyKnown);

import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';
import type { AccessKey, AccessKeyType } from '#domain/access/access-key.ts';
import { keyReadiness, isStepMissing } from './access-key.ts';
import type { CheckInState } from '#domain/check-in/check-in.ts';
import type { KeyReadiness } from './access-key.ts';

type Doors = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled'>;

/** The properties of a stay that decide about its doors. */
export type DoorsOfStay = Doors & Pick<Stay, 'state' | 'checkOutDate'>;

/**
 * The doors a guest may see, in walking order. A banned guest (R4-20) and a cancelled stay have none, whatever the
 * server sends.
 */
export const doorsOf = ({ propertyKeys, idVerificationState, isCancelled }: Doors): readonly AccessKey[] =>
  idVerificationState === 'banned' || isCancelled ? [] : propertyKeys;

/** The doors that open at `now`. */
export const doorsOpenAt = (stay: Doors & Pick<Stay, 'state'>, now: Instant): readonly AccessKey[] =>
  doorsOf(stay).filter((door) => keyReadiness(door, now, stay.state).state === 'ready');

/** The guest's own door: the unit's, else the first on the way in; undefined without doors. */
export const ownDoor = ({ propertyKeys }: Pick<Stay, 'propertyKeys'>): AccessKey | undefined =>
  propertyKeys.find(({ type }) => type === 'property-unit') ?? propertyKeys[0];

/** Whether a payment is due: before check-out, the server withholds at least one key because of it (R4-49, R2-150). */
export const isPaymentDue = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null &&
  doorsOf(stay).some((door) => keyReadiness(door, now, stay.state).state === 'after-payment');

/** Whether all keys of a guest who has not checked out have expired (R4-69). */
export const haveKeysEnded = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null && sharedState(doorsOf(stay), now, stay.state)?.all === 'expired';

/** When all keys of the stay expired; null where they have not, or ended at different hours. */
export function keysEndedAt(stay: DoorsOfStay, now: Instant): Instant | null {
  const shared = sharedState(doorsOf(stay), now, stay.state);
  return shared?.all === 'expired' ? shared.since : null;
}

/** Whether the server withholds all keys without a reason or an hour, before check-out (R4-53). */
export const areKeysOnHold = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null && sharedState(doorsOf(stay), now, stay.state)?.all === 'on-hold';

/** The doors between the street and the unit, in walking order (R4-92). */
export const WAY = ['entrance', 'elevator', 'hallway', 'property-unit'] as const satisfies readonly AccessKeyType[];

/** A door on the way in. */
export type WayDoor = AccessKey & { readonly type: (typeof WAY)[number] };

/** A door to another room. */
export type RoomDoor = AccessKey & { readonly type: Exclude<AccessKeyType, WayDoor['type']> };

/** The doors that are not on the way in, in their order (R4-92). */
export const roomsOf = (doors: readonly AccessKey[]): readonly RoomDoor[] =>
  doors.filter((door): door is RoomDoor => !isOnTheWay(door));

/** Whether a door is on the way in (R4-92). */
export const isOnTheWay = (key: AccessKey): key is WayDoor => (WAY as readonly string[]).includes(key.type);

/** The doors of the way in, one kind after another; doors of one kind keep their order (R4-92). */
export const wayIn = (doors: readonly AccessKey[]): readonly WayDoor[] =>
  doors.filter(isOnTheWay).toSorted((a, b) => WAY.indexOf(a.type) - WAY.indexOf(b.type));

/** Whether the walk in can be shown: from when a key of the way works, until check-out (R4-93). */
export const canWalkIn = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null &&
  doorsOf(stay).some((key) => isOnTheWay(key) && keyReadiness(key, now, stay.state).state === 'ready');

/**
 * The key of the first door on the way in that works at `now`; undefined while there is none, and after check-out
 * (R2-167).
 */
export const nextKey = (stay: DoorsOfStay, now: Instant): AccessKey | undefined =>
  stay.checkOutDate === null
    ? wayIn(doorsOf(stay)).find((door) => keyReadiness(door, now, stay.state).state === 'ready')
    : undefined;

/** Where the guest is during the walk in: at a door, or in the unit. */
export type WalkPlace =
  | {
      readonly at: 'door';
      readonly door: WayDoor;
      /** Counted from 1. */
      readonly number: number;
      readonly of: number;
      /** The door after this one; undefined before the last. */
      readonly next: WayDoor | undefined;
    }
  | { readonly at: 'inside'; readonly of: number };

/** The place at a step: step 1 is the first door; the unit follows the last one (R4-94). */
export function walkPlace(way: readonly WayDoor[], step: number): WalkPlace {
  const door = way[step - 1];
  if (door === undefined) return { at: 'inside', of: way.length };
  return { at: 'door', door, number: step, of: way.length, next: way[step] };
}

/** An upper limit for the number of doors on the way in. */
const MAX_STEPS = 20;

/** The step in an address, counted from 1; undefined for anything else (R2-163). */
export function asWalkStep(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d?$/.test(value)) return undefined;
  const step = Number(value);
  return step <= MAX_STEPS ? step : undefined;
}

/** A state that all doors of a list share, so that a page can show it once. */
export type SharedState =
  | { readonly all: 'open'; readonly until: Instant }
  | { readonly all: 'waiting'; readonly from: Instant }
  | { readonly all: 'withheld' }
  | { readonly all: 'on-hold' }
  | { readonly all: 'expired'; readonly since: Instant | null };

/** The single time that several doors share; undefined if they differ, or if there is only one door. */
const sharedValue = <T>(values: readonly T[]): T | undefined =>
  values.length > 1 && new Set(values).size === 1 ? values[0] : undefined;

const opensAt = (readiness: KeyReadiness): Instant | null =>
  'at' in readiness && readiness.state !== 'expired' ? readiness.at : null;

/**
 * The state that all doors share at `now`: the same end, the same start, expiry, a missing step, or keys withheld without
 * a reason. Null if they differ (R4-49, R4-96). Offline, doors that are opened over the network do not work.
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
  if (states.length > 0 && states.every(({ state }) => state === 'not-available')) return { all: 'on-hold' };
  const reason = sharedValue(states.map(({ state }) => state));
  // Offline, no notice names the missing step.
  if (reason && isStepMissing(reason)) return isOffline ? null : { all: 'withheld' };
  if (states.every(({ state }) => state === 'ready')) {
    if (isOffline && doors.some(({ accessType }) => accessType === 'remote')) return null;
    const until = sharedValue(doors.map(({ validToDate }) => validToDate));
    return until ? { all: 'open', until } : null;
  }
  const from = sharedValue(states.map(opensAt));
  return from ? { all: 'waiting', from } : null;
}

/**
 * Whether all doors are closed for one reason, so that a page shows it once above them. The notice of a missing step
 * needs the property.
 */
export const areShutTogether = (shared: SharedState | null, isPropertyKnown: boolean): boolean =>
  shared?.all === 'waiting' || shared?.all === 'on-hold' || (shared?.all === 'withheld' && isPropertyKnown);

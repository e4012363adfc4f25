import type { Instant } from '#lib/time.ts';

import type { AccessKey, AccessKeyType } from './access-key.ts';
import type { DoorsOfStay } from './doors.ts';
import { doorsOf } from './doors.ts';
import { keyReadiness } from './key-readiness.ts';

/** The doors between the street and the bed, in the order in which a guest meets them (R4-92). */
export const WAY = ['entrance', 'elevator', 'hallway', 'property-unit'] as const satisfies readonly AccessKeyType[];

/** A door on the way in. */
export type WayDoor = AccessKey & { readonly type: (typeof WAY)[number] };

/** A door to another room. */
export type RoomDoor = AccessKey & { readonly type: Exclude<AccessKeyType, WayDoor['type']> };

/** The doors that are no part of the way in, in their order (R4-92). */
export const roomsOf = (doors: readonly AccessKey[]): readonly RoomDoor[] =>
  doors.filter((door): door is RoomDoor => !isOnTheWay(door));

/** Whether a door is on the way in: the other rooms are no part of it (R4-92). */
export const isOnTheWay = (key: AccessKey): key is WayDoor => (WAY as readonly string[]).includes(key.type);

/** The doors of the way in, one kind after another; doors of one kind keep their order (R4-92). */
export const wayIn = (doors: readonly AccessKey[]): readonly WayDoor[] =>
  doors.filter(isOnTheWay).toSorted((a, b) => WAY.indexOf(a.type) - WAY.indexOf(b.type));

/** Whether a guest can be walked in at `now`: from the minute a key of the way works, until check-out (R4-93). */
export const canWalkIn = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null &&
  doorsOf(stay).some((key) => isOnTheWay(key) && keyReadiness(key, now, stay.state).state === 'ready');

/**
 * The key of the first door on the way in that works at `now`. Undefined while none does, and after check-out
 * (R2-167).
 */
export const nextKey = (stay: DoorsOfStay, now: Instant): AccessKey | undefined =>
  stay.checkOutDate === null
    ? wayIn(doorsOf(stay)).find((door) => keyReadiness(door, now, stay.state).state === 'ready')
    : undefined;

/** Where a guest is who is walked in: before a door, or in the room. */
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

/** The place of a step: step 1 is the first door, and the room comes after the last (R4-94). */
export function walkPlace(way: readonly WayDoor[], step: number): WalkPlace {
  const door = way[step - 1];
  if (door === undefined) return { at: 'inside', of: way.length };
  return { at: 'door', door, number: step, of: way.length, next: way[step] };
}

/** No building has more doors than this between the street and the bed. */
const MAX_STEPS = 20;

/** The step that an address names, counted from 1; undefined for anything else (R2-163). */
export function asWalkStep(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d?$/.test(value)) return undefined;
  const step = Number(value);
  return step <= MAX_STEPS ? step : undefined;
}

import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import type { AccessKey, AccessKeyType } from './access-key.ts';
import { doorsOf } from './doors-of.ts';
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

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled' | 'state' | 'checkOutDate'>;

/** Whether a guest can be walked in at `now`: from the minute a key of the way works, until check-out (R4-93). */
export const canWalkIn = (stay: Situation, now: Instant): boolean =>
  stay.checkOutDate === null &&
  doorsOf(stay).some((key) => isOnTheWay(key) && keyReadiness(key, now, stay.state).state === 'ready');

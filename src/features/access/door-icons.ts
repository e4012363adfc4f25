import { ArrowUpDown, DoorClosed, Footprints, KeyRound, LockKeyhole, type LucideIcon } from 'lucide-react';

import type { AccessKeyType } from '#domain/access/access-key.ts';
import type { WayDoor } from '#domain/access/way-in.ts';

/** A sign for each door of the way in; those of the other rooms come with their list. */
const ICONS: Record<WayDoor['type'], LucideIcon> & Partial<Record<AccessKeyType, LucideIcon>> = {
  entrance: DoorClosed,
  elevator: ArrowUpDown,
  'property-unit': KeyRound,
  hallway: Footprints,
};

/** The sign of a door; a plain lock for one of another kind. */
export const doorIcon = (type: AccessKeyType): LucideIcon => ICONS[type] ?? LockKeyhole;

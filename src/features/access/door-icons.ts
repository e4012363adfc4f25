import { ArrowUpDown, DoorClosed, Footprints, KeyRound, type LucideIcon } from 'lucide-react';

import type { AccessKeyType } from '#domain/access/access-key.ts';

/** A sign for each door of the way in; those of the other rooms come with their list. */
export const DOOR_ICONS: Partial<Record<AccessKeyType, LucideIcon>> = {
  entrance: DoorClosed,
  elevator: ArrowUpDown,
  'property-unit': KeyRound,
  hallway: Footprints,
};

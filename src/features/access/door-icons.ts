import {
  ArrowUpDown,
  Bike,
  CookingPot,
  DoorClosed,
  DoorOpen,
  Footprints,
  KeyRound,
  LockKeyhole,
  Luggage,
  type LucideIcon,
  SquareParking,
  Trash2,
  WashingMachine,
} from 'lucide-react';

import type { AccessKeyType } from '#domain/access/access-key.ts';

/** A sign for each kind of door; a plain lock for an unknown one (R3-87). */
export const DOOR_ICONS: Record<AccessKeyType, LucideIcon> = {
  entrance: DoorClosed,
  elevator: ArrowUpDown,
  'property-unit': KeyRound,
  hallway: Footprints,
  'luggage-room': Luggage,
  washateria: WashingMachine,
  kitchen: CookingPot,
  'garbage-room': Trash2,
  'bicycle-storage-room': Bike,
  parking: SquareParking,
  'back-door': DoorOpen,
  unknown: LockKeyhole,
};

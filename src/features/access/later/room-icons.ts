import {
  Bike,
  CookingPot,
  DoorOpen,
  LockKeyhole,
  Luggage,
  type LucideIcon,
  SquareParking,
  Trash2,
  WashingMachine,
} from 'lucide-react';

import type { RoomDoor } from '#domain/access/way-in.ts';

/** A sign for each room beside the way in; a plain lock for an unknown one (R3-87). */
export const ROOM_ICONS: Record<RoomDoor['type'], LucideIcon> = {
  'luggage-room': Luggage,
  washateria: WashingMachine,
  kitchen: CookingPot,
  'garbage-room': Trash2,
  'bicycle-storage-room': Bike,
  parking: SquareParking,
  'back-door': DoorOpen,
  unknown: LockKeyhole,
};

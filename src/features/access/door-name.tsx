import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Bike from 'lucide-react/icons/bike';
import CookingPot from 'lucide-react/icons/cooking-pot';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Footprints from 'lucide-react/icons/footprints';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Luggage from 'lucide-react/icons/luggage';
import SquareParking from 'lucide-react/icons/square-letter-p';
import Trash2 from 'lucide-react/icons/trash';
import WashingMachine from 'lucide-react/icons/washing-machine';

import { doorName, roomPlace, unitLine, whereabouts } from '#components/messages/place-messages.ts';
import type { AccessKey, AccessKeyType } from '#domain/access/access-key.ts';
import type { CommonDoor } from '#domain/access/integrations.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { DoorName } from './door-views.tsx';

/** The icon of each kind of door; a plain lock for one that this build does not know (R3-87). */
export const DOOR_ICONS: Readonly<Record<AccessKeyType, LucideIcon>> = {
  entrance: DoorClosed,
  elevator: ArrowUpDown,
  hallway: Footprints,
  'property-unit': KeyRound,
  'luggage-room': Luggage,
  washateria: WashingMachine,
  kitchen: CookingPot,
  'garbage-room': Trash2,
  'bicycle-storage-room': Bike,
  parking: SquareParking,
  'back-door': DoorOpen,
  unknown: LockKeyhole,
};

/** The name of a door beside its icon. */
export function DoorTitle({ door, name }: { door: AccessKey; name: string }) {
  const Icon = DOOR_ICONS[door.type];
  return <DoorName icon={<Icon aria-hidden strokeWidth={1.8} className="size-5 shrink-0 text-accent" />} name={name} />;
}

/** Returns a function that names the doors of a stay (R3-81, R3-87). */
export function useDoorName(stay: Pick<Stay, 'propertyKeys' | 'livingUnit'>): (key: AccessKey) => string {
  const { i18n } = useLingui();
  return (key) => doorName(i18n, key, stay);
}

/** Which doors are the guest's, in one line: 'Apartment 405, Floor 4'; empty while that is not known. */
export const useUnitLine = (stay: Pick<Stay, 'livingUnit'>): string => unitLine(useLingui().i18n, stay);

/** Where the doors are, in one line: 'Kasarmikatu 40, Helsinki, Apartment 405, Floor 4'. */
export const useWhereabouts = (stay: Stay, property: Property | undefined): string =>
  whereabouts(useLingui().i18n, stay, property);

/** Returns a function that says where a shared room is; its text is empty when the server does not say. */
export function useRoomPlace(): (door: CommonDoor) => string {
  const { i18n } = useLingui();
  return (door) => roomPlace(i18n, door);
}

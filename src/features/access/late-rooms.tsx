import { Suspense } from 'react';

import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

import { DoorCard } from './door-card.tsx';
import type { DoorListProps, ExpiredProps, RoomsProps } from './door-props.ts';
import { useDoorName } from './use-door-name.ts';

const OtherRooms = latePart<RoomsProps>(
  () => Promise.all([import('./later/other-rooms.tsx'), loadCatalog('doors')]).then(([file]) => file.OtherRooms),
  PlainDoors,
);
const ExpiredDoors = latePart<ExpiredProps>(
  () => Promise.all([import('./later/expired-doors.tsx'), loadCatalog('doors')]).then(([file]) => file.ExpiredDoors),
  PlainDoors,
);

/** The rooms beside the way, in a file that no door waits for; their place is kept. */
export const LateRooms = (props: RoomsProps) => (
  <Suspense fallback={<div style={{ minHeight: 37 + 58 * props.doors.length }} />}>
    <OtherRooms {...props} />
  </Suspense>
);

/** That all keys have ended, in a file that no open door waits for. */
export const LateExpired = (props: ExpiredProps) => (
  <Suspense fallback={<div className="min-h-40" />}>
    <ExpiredDoors {...props} />
  </Suspense>
);

/** The same doors as cards: the network went before their file came. */
function PlainDoors({ doors, stay, property, zone, isSaved }: DoorListProps) {
  const nameOf = useDoorName(stay);
  return doors.map((door) => (
    <DoorCard
      key={door.id}
      door={door}
      name={nameOf(door)}
      stay={stay}
      property={property}
      zone={zone}
      isSaved={isSaved}
    />
  ));
}

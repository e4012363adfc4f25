import { useCommonDoorPlace } from './common-doors.tsx';
import { roomBehind } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { useAtTime } from '#lib/clock.ts';

import { CodeDoor } from './code-door.tsx';
import type { DoorProps } from './door-props.ts';
import { DoorTitle } from './door-title.tsx';
import { OpenDoorCard } from './door-views.tsx';
import { ElevatorCall } from './elevator-call.tsx';
import { LockedDoor } from './locked-door.tsx';
import { PhysicalDoor, UnknownDoor } from './other-door.tsx';
import { RemoteDoor } from './remote-door.tsx';
import { Validity } from './validity.tsx';

/** One door of the way in: its name and how to open it, or in a line why not. */
export function DoorCard(props: DoorProps) {
  const { door, stay } = props;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useCommonDoorPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  if (readiness.state !== 'ready') return <LockedDoor {...props} readiness={readiness} />;
  return (
    <OpenDoorCard id={`door-${door.id}`} title={<DoorTitle {...props} />} place={room && placeOf(room)}>
      <OpenDoor {...props} />
    </OpenDoorCard>
  );
}

/** How a door that is ready opens. */
export function OpenDoor({ door, name, stay, property, zone, unreached, omit = {} }: DoorProps) {
  const { slug, checkOutDate } = stay;
  const validity = !omit.time && door.validToDate !== null && (
    <Validity until={door.validToDate} checkOut={checkOutDate} zone={zone} />
  );
  switch (door.accessType) {
    case 'code':
      return (
        door.code !== null && (
          <CodeDoor door={door} code={door.code} name={name} property={property} validity={validity} />
        )
      );
    case 'remote':
      if (unreached) return unreached;
      return door.type === 'elevator' ? (
        <ElevatorCall slug={slug} door={door} property={property} validity={validity} />
      ) : (
        <RemoteDoor
          slug={slug}
          door={door}
          name={name}
          property={property}
          validity={validity}
          hasSeconds={!omit.seconds}
        />
      );
    case 'physical':
      return <PhysicalDoor slug={slug} property={property} />;
    case 'unknown':
      return <UnknownDoor property={property} />;
  }
}

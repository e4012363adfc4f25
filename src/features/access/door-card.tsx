import { useLingui } from '@lingui/react/macro';

import { useCommonDoorPlace } from '#blocks/common-doors.tsx';
import type { AccessKey } from '#domain/access/access-key.ts';
import { roomBehind } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { CodeDoor } from './code-door.tsx';
import { DOOR_ICONS } from './door-icons.ts';
import { ElevatorCall } from './elevator-call.tsx';
import { PhysicalDoor, UnknownDoor } from './other-door.tsx';
import { ReadinessPill } from './readiness-pill.tsx';
import { RemoteDoor } from './remote-door.tsx';
import { Validity } from './validity.tsx';
import { WithheldDoor } from './withheld-door.tsx';

interface DoorCardProps {
  door: AccessKey;
  name: string;
  stay: Stay;
  /** Not known yet: the page shows how the door opens, and the property's facts come later. */
  property: Property | undefined;
  zone: ZoneId;
  isSaved?: boolean | undefined;
}

/** One door of the way in: its name, its state, and how to open it or why not. */
export function DoorCard({ door, name, stay, property, zone, isSaved }: DoorCardProps) {
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useCommonDoorPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  const Icon = DOOR_ICONS[door.type];
  const id = `door-${door.id}`;
  return (
    <Card as="article" aria-labelledby={id}>
      <CardHead
        id={id}
        title={
          <span className="flex items-center gap-2">
            <Icon aria-hidden strokeWidth={1.8} className="size-5 shrink-0 text-accent" />
            <span className="min-w-0">{name}</span>
          </span>
        }
        aside={
          <ReadinessPill readiness={readiness} zone={zone} isOutOfReach={isSaved && door.accessType === 'remote'} />
        }
      />
      {room && <p className="-mt-2 text-body text-soft empty:hidden">{placeOf(room)}</p>}
      {readiness.state === 'ready' ? (
        <OpenDoor door={door} name={name} stay={stay} property={property} zone={zone} isSaved={isSaved} />
      ) : (
        <WithheldDoor readiness={readiness} accessType={door.accessType} stay={stay} property={property} zone={zone} />
      )}
    </Card>
  );
}

/** How a door that is ready opens. */
export function OpenDoor({ door, name, stay, property, zone, isSaved }: DoorCardProps) {
  const { t } = useLingui();
  const { slug, checkOutDate } = stay;
  const validity = <Validity until={door.validToDate} checkOut={checkOutDate} zone={zone} />;
  switch (door.accessType) {
    case 'code':
      return (
        door.code !== null && (
          <CodeDoor door={door} code={door.code} name={name} property={property} validity={validity} />
        )
      );
    case 'remote':
      if (isSaved) return <p>{t`This door opens over the network.`}</p>;
      return door.type === 'elevator' ? (
        <ElevatorCall slug={slug} door={door} property={property} validity={validity} />
      ) : (
        <RemoteDoor slug={slug} door={door} name={name} property={property} validity={validity} />
      );
    case 'physical':
      return <PhysicalDoor slug={slug} property={property} />;
    case 'unknown':
      return <UnknownDoor property={property} />;
  }
}

import { useFreshKeys } from '#data/access.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { CodeRow } from '#features/access/code-row.tsx';
import { OpenDoor } from '#features/access/door-card.tsx';
import { DoorTitle } from '#features/access/door-title.tsx';
import { NextDoor } from '#features/access/door-views.tsx';
import { useDoorName } from '#features/access/use-door-name.ts';
import type { ZoneId } from '#lib/time.ts';

interface NextKeyProps {
  stay: Stay;
  /** Not known yet: the key shows how the door opens already. */
  property: Property | undefined;
  zone: ZoneId;
  door: AccessKey;
  /** Another thing is largest: a code is a quiet line, and any other door is behind the button. */
  isRow?: boolean;
}

/** The key that the guest needs next, in full: the code, the slider, or where it is (R2-167). */
export function NextKey({ stay, property, zone, door, isRow = false }: NextKeyProps) {
  useFreshKeys(stay.slug);
  const name = useDoorName(stay)(door);
  if (isRow) return door.code !== null && <CodeRow door={door} name={name} code={door.code} />;
  return (
    <NextDoor title={<DoorTitle door={door} name={name} />}>
      <OpenDoor
        door={door}
        name={name}
        stay={stay}
        property={property}
        zone={zone}
        // The card says below when the guest checks out.
        omit={{ time: door.validToDate === stay.endDate }}
      />
    </NextDoor>
  );
}

import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { Step, Steps } from '#ui/steps.tsx';

import { DoorCard } from './door-card.tsx';
import { ReadyNews } from './ready-news.tsx';
import { useDoorName } from './use-door-name.ts';

interface DoorListProps {
  doors: readonly AccessKey[];
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** As the device has kept them: what opens over the network does not. */
  isSaved?: boolean;
}

/** The doors in walking order, one a step (R3-86). */
export function DoorList({ doors, stay, property, zone, isSaved }: DoorListProps) {
  const nameOf = useDoorName(stay);
  return (
    <>
      <Steps>
        {doors.map((door, index) => (
          <Step key={door.id} number={index + 1}>
            <DoorCard door={door} name={nameOf(door)} stay={stay} property={property} zone={zone} isSaved={isSaved} />
          </Step>
        ))}
      </Steps>
      <ReadyNews doors={doors} state={stay.state} />
    </>
  );
}

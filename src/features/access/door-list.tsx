import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { WalkLink } from '#blocks/walk-link.tsx';
import type { AccessKey } from '#domain/access/access-key.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Step, Steps } from '#ui/steps.tsx';

import { DoorCard } from './door-card.tsx';
import { useDoorName } from './use-door-name.ts';

interface DoorListProps {
  doors: readonly AccessKey[];
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** As the device has kept them: what opens over the network does not. */
  isSaved?: boolean;
  /** Opens the walk in where no page can be opened. */
  onWalk?: (() => void) | undefined;
}

/** The way to the walk in, and the doors in walking order, one a step (R3-86). */
export function DoorList({ doors, stay, property, zone, isSaved, onWalk }: DoorListProps) {
  const nameOf = useDoorName(stay);
  return (
    <>
      <WalkLink stay={stay} onWalk={onWalk} />
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

/** Tells a guest who waits on this page that doors have become ready; says nothing about those that were. */
function ReadyNews({ doors, state }: { doors: readonly AccessKey[]; state: Stay['state'] }) {
  const { t } = useLingui();
  const ready = useAtTime((now) => doors.filter((door) => keyReadiness(door, now, state).state === 'ready').length);
  const [atFirst] = useState(ready);
  const news = t({ message: plural(ready, { one: '# door is ready now', other: '# doors are ready now' }) });
  return <LiveRegion text={ready > atFirst ? news : ''} />;
}

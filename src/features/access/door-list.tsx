import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';

import { WalkLink } from '#components/walk-link.tsx';
import type { AccessKey } from '#domain/access/access-key.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import { areShutTogether, sharedState, roomsOf, wayIn } from '#domain/access/doors.ts';
import type { CheckInState } from '#domain/check-in/check-in.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { Instant } from '#lib/time.ts';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Step, Steps } from '#ui/steps.tsx';

import { DoorCard, Validity } from './door-card.tsx';
import { useDoorName } from './door-name.tsx';
import type { DoorListProps } from './types.ts';
import { ValidityOfAll } from './door-views.tsx';
import { AllDoorsTime, LockedDoors, OnHold } from './locked-doors.tsx';
import { ExpiredDoors } from './no-doors.tsx';
import { RoomsCard } from './rooms.tsx';

/** Whether a door has a slider at `now`; only the first such door shows how long a door stays open. */
const slidesOpen = (door: AccessKey, now: Instant, checkIn: CheckInState, isOffline: boolean): boolean =>
  keyReadiness(door, now, checkIn).state === 'ready' &&
  door.accessType === 'remote' &&
  door.type !== 'elevator' &&
  !isOffline;

/** What several doors have in common, which the page shows once (R3-86, R4-92, R4-96). */
function useSharedFacts({ doors, stay, property, unreached }: DoorListProps) {
  const isOffline = unreached !== undefined;
  const shared = useAtTime((now) => sharedState(doors, now, stay.state, isOffline));
  const way = wayIn(doors);
  const firstSlider = useAtTime((now) => way.findIndex((door) => slidesOpen(door, now, stay.state, isOffline)));
  return { shared, areShut: areShutTogether(shared, property !== undefined), way, firstSlider, isOffline };
}

/** The way in, one door a step in walking order, below what all doors share. */
export function WayIn(props: DoorListProps) {
  const { t } = useLingui();
  const { doors, onWalk, ...setting } = props;
  const { stay, property, zone } = setting;
  const nameOf = useDoorName(stay);
  const { shared, areShut, way, firstSlider, isOffline } = useSharedFacts(props);
  if (shared?.all === 'expired') return <ExpiredDoors {...props} since={shared.since} />;
  return (
    <>
      {shared?.all === 'open' && (
        <ValidityOfAll icon={<Check aria-hidden className="size-5 shrink-0" />}>
          <Validity until={shared.until} checkOut={stay.checkOutDate} zone={zone} isForAll />
        </ValidityOfAll>
      )}
      {shared?.all === 'waiting' && (
        <AllDoorsTime at={shared.from} stay={stay} property={property} zone={zone} isOffline={isOffline} />
      )}
      {shared?.all === 'on-hold' && <OnHold property={property} />}
      {/* Offline not every door opens, so a code is the main thing and the walk a quiet button. */}
      <WalkLink stay={stay} onWalk={onWalk} look={onWalk && 'quiet'} />
      {areShut ? (
        <LockedDoors {...props} />
      ) : way.length > 0 ? (
        <Steps label={t`Your way in`}>
          {way.map((door, at) => (
            <Step key={door.id} number={at + 1}>
              <DoorCard
                {...setting}
                door={door}
                name={nameOf(door)}
                omit={{ time: shared !== null, seconds: firstSlider !== at }}
              />
            </Step>
          ))}
        </Steps>
      ) : null}
      <ReadyAnnouncement doors={doors} state={stay.state} />
    </>
  );
}

/** The doors that are no part of the way in; nothing while `WayIn` lists them, or says that all keys have ended. */
export function Rooms(props: DoorListProps) {
  const { shared, areShut, way, firstSlider } = useSharedFacts(props);
  const rooms = roomsOf(props.doors);
  if (rooms.length === 0 || areShut || shared?.all === 'expired') return null;
  return (
    <RoomsCard
      {...props}
      doors={rooms}
      areAlone={way.length === 0}
      omit={{ time: shared !== null, seconds: firstSlider !== -1 }}
    />
  );
}

/** Announces to a guest who waits on this page that doors have become ready since it opened. */
function ReadyAnnouncement({ doors, state }: { doors: readonly AccessKey[]; state: CheckInState }) {
  const { t } = useLingui();
  const ready = useAtTime((now) => doors.filter((door) => keyReadiness(door, now, state).state === 'ready').length);
  const [atFirst] = useState(ready);
  const text = t({ message: plural(ready, { one: '# door is ready now', other: '# doors are ready now' }) });
  return <LiveRegion text={ready > atFirst ? text : ''} />;
}

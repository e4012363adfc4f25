import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { WalkLink } from '#components/walk-link.tsx';
import { areShutTogether, sharedState } from '#domain/access/shared-state.ts';
import { roomsOf, wayIn } from '#domain/access/way-in.ts';
import { useAtTime } from '#lib/clock.ts';
import { Step, Steps } from '#ui/steps.tsx';

import { DoorCard } from './door-card.tsx';
import type { DoorListProps } from './door-props.ts';
import { ValidityOfAll } from './door-views.tsx';
import { helpOf } from './help-of.ts';
import { AllDoorsTime } from './later/all-doors-time.tsx';
import { ExpiredDoors } from './later/expired-doors.tsx';
import { LockedDoors } from './later/locked-doors.tsx';
import { OtherRooms } from './later/other-rooms.tsx';
import { ReadyNews } from './later/ready-news.tsx';
import { WayHelp } from './later/way-help.tsx';
import { useDoorName } from './use-door-name.ts';
import { Validity } from './validity.tsx';

/** What several doors have in common, so that it is said once (R3-86, R4-92, R4-96). */
function useInCommon({ doors, stay, property, unreached }: DoorListProps) {
  const isSaved = unreached !== undefined;
  const shared = useAtTime((now) => sharedState(doors, now, stay.state, isSaved));
  const way = wayIn(doors);
  const helps = useAtTime((now) => way.map((door) => helpOf(door, now, stay.state, isSaved)));
  return {
    shared,
    time: shared !== null,
    areShut: areShutTogether(shared, property !== undefined),
    way,
    helps,
    isSaved,
  };
}

/** The way in, one door a step in walking order. What all doors share is said once, above them. */
export function WayIn(props: DoorListProps) {
  const { t } = useLingui();
  const { doors, onWalk, ...setting } = props;
  const { stay, property, zone } = setting;
  const nameOf = useDoorName(stay);
  const { shared, time, areShut, way, helps, isSaved } = useInCommon(props);
  const areWithheld = helps.filter((help) => help === 'not-available').length > 1;
  if (shared?.all === 'expired') return <ExpiredDoors {...props} since={shared.since} />;
  return (
    <>
      {shared?.all === 'open' && (
        <ValidityOfAll icon={<Check aria-hidden className="size-5 shrink-0" />}>
          <Validity until={shared.until} checkOut={stay.checkOutDate} zone={zone} isForAll />
        </ValidityOfAll>
      )}
      {shared?.all === 'waiting' && (
        <AllDoorsTime at={shared.from} stay={stay} property={property} zone={zone} isSaved={isSaved} />
      )}
      {/* Not all doors of a kept stay open: its code is louder than the walk. */}
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
                omit={{ time, seconds: helps.indexOf('remote') !== at, help: areWithheld }}
              />
            </Step>
          ))}
        </Steps>
      ) : null}
      {areWithheld && <WayHelp property={property} />}
      <ReadyNews doors={doors} state={stay.state} />
    </>
  );
}

/** The rooms that are no part of the way. */
export function Rooms(props: DoorListProps) {
  const { shared, time, areShut, way, helps } = useInCommon(props);
  const rooms = roomsOf(props.doors);
  if (rooms.length === 0 || areShut || shared?.all === 'expired') return null;
  return (
    <OtherRooms
      {...props}
      doors={rooms}
      areAlone={way.length === 0}
      omit={{ time, seconds: helps.includes('remote') }}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCommonDoorPlace } from '#features/access/common-doors.tsx';
import { roomBehind } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { RoomDoor } from '#domain/access/way-in.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { Card, cardPadding, CardHead } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

import { OpenDoor } from '../door-card.tsx';
import type { DoorProps, RoomsProps } from '../door-props.ts';
import { LockedReason } from '../locked-door.tsx';
import { useDoorName } from '../use-door-name.ts';
import { ReadinessPill } from './readiness-pill.tsx';
import { ROOM_ICONS } from './room-icons.ts';

/** The rooms that are no part of the way in, as rows that open to their code or slider (R4-92). */
export function OtherRooms({ doors, areAlone, ...setting }: RoomsProps) {
  const { t } = useLingui();
  const nameOf = useDoorName(setting.stay);
  return (
    <Card as="section" flush aria-labelledby="other-rooms-title">
      <div className={cx(cardPadding, 'pb-2!')}>
        <CardHead id="other-rooms-title" title={areAlone ? t`Your doors` : t`Also yours`} />
      </div>
      {/* Safari forgets that an unmarked list is a list; the role says it again. */}
      <ul role="list" className="divide-y divide-line pb-2">
        {doors.map((door) => (
          <li key={door.id}>
            <Room {...setting} door={door} name={nameOf(door)} isOnly={doors.length === 1} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Room(props: DoorProps & { door: RoomDoor; isOnly: boolean }) {
  const { door, name, stay, zone, omit, isOnly } = props;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useCommonDoorPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  const Icon = ROOM_ICONS[door.type];
  // There is nothing to choose from, and no code to hide: a guest with bags reads from when it opens.
  const [isOpen] = useState(isOnly && readiness.state !== 'ready' && readiness.state !== 'not-available');
  return (
    <article aria-label={name}>
      <Disclosure
        look="list"
        isOpen={isOpen}
        label={
          <>
            <Icon aria-hidden strokeWidth={1.8} className="size-5 shrink-0 text-accent" />
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="flex min-w-0 flex-col">
                <h3 className="text-body">{name}</h3>
                {room && <span className="text-note font-normal text-soft empty:hidden">{placeOf(room)}</span>}
              </span>
              {readiness.state !== 'ready' && !omit?.time && <ReadinessPill readiness={readiness} zone={zone} />}
            </span>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {readiness.state === 'ready' ? <OpenDoor {...props} /> : <LockedReason {...props} readiness={readiness} />}
        </div>
      </Disclosure>
    </article>
  );
}

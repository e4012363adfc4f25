import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import { useCommonDoorPlace } from '#features/access/common-doors.tsx';
import { roomBehind } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { roomsOf, wayIn } from '#domain/access/way-in.ts';
import { useAtTime } from '#lib/clock.ts';
import { Card, CardHead } from '#ui/card.tsx';

import type { DoorListProps, DoorProps } from '../door-props.ts';
import { LockedReason } from '../locked-door.tsx';
import { useDoorName } from '../use-door-name.ts';
import { ROOM_ICONS } from './room-icons.ts';

/** Doors that wait for one thing, a quiet line each: the card above says what it is (R4-96). */
export function LockedDoors({ doors, ...setting }: DoorListProps) {
  const { t } = useLingui();
  const nameOf = useDoorName(setting.stay);
  const way = wayIn(doors);
  const rooms = roomsOf(doors);
  return (
    <Card as="section" aria-labelledby="locked-title">
      <CardHead id="locked-title" title={way.length === 0 ? t`Your doors` : t`Your way in`} />
      {/* Safari forgets that an unmarked list is a list; the role says it again. */}
      <ol role="list" className="-my-2 divide-y divide-line empty:hidden">
        {way.map((door, at) => (
          <li key={door.id}>
            <Row {...setting} door={door} name={nameOf(door)} sign={at + 1} />
          </li>
        ))}
      </ol>
      {rooms.length > 0 && (
        <>
          {way.length > 0 && <h3 className="mt-3">{t`Also yours`}</h3>}
          <ul role="list" className="-my-2 divide-y divide-line">
            {rooms.map((door) => {
              const Icon = ROOM_ICONS[door.type];
              return (
                <li key={door.id}>
                  <Row
                    {...setting}
                    door={door}
                    name={nameOf(door)}
                    sign={<Icon aria-hidden strokeWidth={1.8} className="size-4.5" />}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}

function Row(props: DoorProps & { sign: ReactNode }) {
  const { door, name, sign, stay } = props;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useCommonDoorPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  return (
    <article aria-label={name} className="flex min-h-12 items-center gap-3 py-2">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-note font-bold text-accent tabular-nums"
      >
        {sign}
      </span>
      <h3 className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-body">
        {name}
        {room && <span className="text-note font-normal text-soft empty:hidden">{placeOf(room)}</span>}
      </h3>
      {/* A screen reader meets each door alone; on the page the card above has said it. */}
      {readiness.state !== 'ready' && (
        <span className="sr-only">
          <LockedReason {...props} readiness={readiness} omit={{ time: true, help: true }} />
        </span>
      )}
      <Lock aria-hidden className="size-4.5 shrink-0 text-soft" />
    </article>
  );
}

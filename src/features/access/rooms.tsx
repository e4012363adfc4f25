import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';

import { roomBehind } from '#domain/access/integrations.ts';
import { dueState, keyReadiness } from '#domain/access/access-key.ts';
import type { KeyReadiness } from '#domain/access/access-key.ts';
import type { RoomDoor } from '#domain/access/doors.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Card, CardHead, cardPadding } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Pill } from '#ui/pill.tsx';

import { OpenDoor } from './door-card.tsx';
import { DOOR_ICONS, useDoorName, useRoomPlace } from './door-name.tsx';
import type { DoorListProps, DoorProps, OmittedFacts } from './types.ts';
import { LockedReason } from './locked-door.tsx';

interface RoomsCardProps extends DoorListProps {
  doors: readonly RoomDoor[];
  /** The stay has rooms, but no door on the way in. */
  areAlone: boolean;
  omit: OmittedFacts;
}

/** The rooms that are no part of the way in, as rows that open to their code or slider (R4-92). */
export function RoomsCard({ doors, areAlone, ...setting }: RoomsCardProps) {
  const { t } = useLingui();
  const nameOf = useDoorName(setting.stay);
  return (
    <Card as="section" isFlush aria-labelledby="other-rooms-title">
      <div className={cx(cardPadding, 'pb-2!')}>
        <CardHead id="other-rooms-title" title={areAlone ? t`Your doors` : t`Also yours`} />
      </div>
      {/* Safari drops the list semantics of a list without markers; the role restores them. */}
      <ul role="list" className="divide-y divide-line pb-2">
        {doors.map((door) => (
          <li key={door.id}>
            <Room {...setting} door={door} name={nameOf(door)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Room(props: DoorProps & { door: RoomDoor }) {
  const { door, name, stay, zone, omit } = props;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useRoomPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  const Icon = DOOR_ICONS[door.type];
  return (
    <article aria-label={name}>
      <Disclosure
        look="list"
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

/** Why a door does not open, in a short text. */
function ReadinessPill({ readiness, zone }: { readiness: Exclude<KeyReadiness, { state: 'ready' }>; zone: ZoneId }) {
  const { t } = useLingui();
  switch (readiness.state) {
    case 'after-payment':
      return <Pill tone="info" icon={Lock}>{t`After payment`}</Pill>;
    case 'after-check-in':
      return <Pill tone="warn" icon={CircleAlert}>{t`After check-in`}</Pill>;
    case 'after-id-check':
      return <Pill tone="warn" icon={CircleAlert}>{t`After ID check`}</Pill>;
    case 'available-from':
    case 'digital-key-from':
    case 'code-valid-from':
      return <FromPill at={readiness.at} zone={zone} />;
    case 'not-available':
      return <Pill tone="info" icon={Lock}>{t`Not available`}</Pill>;
    case 'expired':
      return (
        <Pill tone="info" icon={Lock}>
          {t({ message: 'Expired', comment: 'A key that is no longer valid' })}
        </Pill>
      );
  }
}

/** From when a door opens; then that its key should be here. */
function FromPill({ at, zone }: { at: Instant; zone: ZoneId }) {
  const { t } = useLingui();
  const format = useFormat();
  const due = useAtTime((now) => dueState(at, now));
  const isToday = useAtTime((now) => localDay(at, zone) === localDay(now, zone));
  if (due === 'late') return <Pill tone="info" icon={Lock}>{t`Not available`}</Pill>;
  if (due === 'due') return <Pill tone="info" icon={Clock}>{t`Any moment now`}</Pill>;
  const when = isToday ? format.time(at, zone) : format.day(at, zone);
  return (
    <Pill tone="info">
      {t({ message: `From ${when}`, comment: "From when a door opens: 'From 15:00' or 'From Fri 20 Nov'" })}
    </Pill>
  );
}

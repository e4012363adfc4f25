import { useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { roomBehind } from '#domain/access/integrations.ts';
import { dueState, keyReadiness } from '#domain/access/access-key.ts';
import { roomsOf, wayIn } from '#domain/access/doors.ts';
import { hoursProductOffer } from '#domain/availability/availability.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

import { DOOR_ICONS, useDoorName, useRoomPlace } from './door-name.tsx';
import type { DoorListProps, DoorProps } from './types.ts';
import { LockedReason, Overdue, Wait } from './locked-door.tsx';
import { ShutCard } from './shut-card.tsx';

interface AllDoorsTimeProps {
  at: Instant;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** The stay comes from storage: only the server can sell an earlier hour. */
  isOffline: boolean;
}

/**
 * From when all doors open, and how long that is, once above them (R4-96); a guest who is early can order an earlier
 * hour (R5-28).
 */
export function AllDoorsTime({ at, stay, property, zone, isOffline }: AllDoorsTimeProps) {
  const { t } = useLingui();
  const isOffered = useAtTime((now) => hoursProductOffer(stay, 'early-check-in', now).state === 'offered');
  const when = useFormat().dayTime(at, zone);
  const due = useAtTime((now) => dueState(at, now));
  return (
    <ShutCard
      id="from-when-title"
      heading={t({ message: `All keys work from ${when}`, comment: 'Above several doors; a day and a time' })}
      action={
        isOffered &&
        !isOffline && (
          <Link to="/stay/early-check-in" search={{ slug: stay.slug }} className={buttonClass('quiet', 'self-start')}>
            {t`Early check-in`}
          </Link>
        )
      }
    >
      {due === 'to-come' ? (
        <Wait at={at} property={property} />
      ) : (
        <p role="status">
          <Overdue due={due} when={when} />
        </p>
      )}
    </ShutCard>
  );
}

/** Keys that the server withholds without a reason or a time: support is offered (R4-53). */
export function OnHold({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  return (
    <ShutCard id="on-hold-title" heading={t`Your keys are on hold`} action={<ContactWays property={property} isMain />}>
      <p className="text-pretty">
        {t`The property has not released your keys yet, and we do not know when it will. Please call us before you arrive, or from the door.`}
      </p>
    </ShutCard>
  );
}

/** The doors while one reason keeps all of them shut: a line each, below the card that shows the reason (R4-96). */
export function LockedDoors({ doors, ...setting }: DoorListProps) {
  const { t } = useLingui();
  const nameOf = useDoorName(setting.stay);
  const way = wayIn(doors);
  const rooms = roomsOf(doors);
  return (
    <Card as="section" aria-labelledby="locked-title">
      <CardHead id="locked-title" title={way.length === 0 ? t`Your doors` : t`Your way in`} />
      {/* Safari drops the list semantics of a list without markers; the role restores them. */}
      <ol role="list" className="-my-2 divide-y divide-line empty:hidden">
        {way.map((door, at) => (
          <li key={door.id}>
            <Row {...setting} door={door} name={nameOf(door)} icon={at + 1} />
          </li>
        ))}
      </ol>
      {rooms.length > 0 && (
        <>
          {way.length > 0 && <h3 className="mt-3">{t`Also yours`}</h3>}
          <ul role="list" className="-my-2 divide-y divide-line">
            {rooms.map((door) => {
              const Icon = DOOR_ICONS[door.type];
              return (
                <li key={door.id}>
                  <Row
                    {...setting}
                    door={door}
                    name={nameOf(door)}
                    icon={<Icon aria-hidden strokeWidth={1.8} className="size-4.5" />}
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

function Row(props: DoorProps & { icon: ReactNode }) {
  const { door, name, icon, stay } = props;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useRoomPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  return (
    <article aria-label={name} className="flex min-h-12 items-center gap-3 py-2">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-note font-bold text-accent tabular-nums"
      >
        {icon}
      </span>
      <h3 className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-body">
        <span>{name}</span>
        {room && <span className="text-note font-normal text-soft empty:hidden">{placeOf(room)}</span>}
      </h3>
      {/* The card above shows the reason; a screen reader may reach a door without having read it. */}
      {readiness.state !== 'ready' && (
        <span className="sr-only">
          <LockedReason {...props} readiness={readiness} omit={{ time: true, help: true }} />
        </span>
      )}
      <Lock aria-hidden className="size-4.5 shrink-0 text-soft" />
    </article>
  );
}

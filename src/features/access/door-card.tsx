import { useLingui } from '@lingui/react/macro';

import { LastChecked } from '#components/last-checked.tsx';
import { Link } from '#components/link.tsx';
import { useFreshKeys } from '#data/access.ts';
import { timeLeft } from '#domain/access/access-end.ts';
import { roomBehind } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { HOUR } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';

import { CodeDoor, CodeRow } from './code-door.tsx';
import { DoorHelp } from './door-help.tsx';
import { DoorTitle, useDoorName, useRoomPlace } from './door-name.tsx';
import { NextDoor, OpenDoorCard, validityOfAll, validityText } from './door-views.tsx';
import { ElevatorCall } from './elevator.tsx';
import { LockedDoor, Reason } from './locked-door.tsx';
import { RemoteDoor } from './remote-door.tsx';
import type { DoorProps } from './types.ts';

/** One door of the way in: its name and how to open it, or in a line why not. */
export function DoorCard(props: DoorProps) {
  const { door, stay } = props;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  const placeOf = useRoomPlace();
  const room = roomBehind(door, stay.integrations.commonDoors);
  if (readiness.state !== 'ready') return <LockedDoor {...props} readiness={readiness} />;
  return (
    <OpenDoorCard id={`door-${door.id}`} title={<DoorTitle {...props} />} place={room && placeOf(room)}>
      <OpenDoor {...props} />
    </OpenDoorCard>
  );
}

/** How a door opens whose key works now. */
export function OpenDoor({ door, name, stay, property, zone, unreached, omit = {} }: DoorProps) {
  const { slug, checkOutDate } = stay;
  const validity = !omit.time && door.validToDate !== null && (
    <Validity until={door.validToDate} checkOut={checkOutDate} zone={zone} />
  );
  switch (door.accessType) {
    case 'code':
      return (
        door.code !== null && (
          <CodeDoor
            door={door}
            code={door.code}
            name={name}
            property={property}
            validity={validity}
            hasCopy={!omit.copy}
          />
        )
      );
    case 'remote':
      if (unreached) return unreached;
      return door.type === 'elevator' ? (
        <ElevatorCall slug={slug} door={door} property={property} validity={validity} />
      ) : (
        <RemoteDoor
          slug={slug}
          door={door}
          name={name}
          property={property}
          validity={validity}
          hasSeconds={!omit.seconds}
        />
      );
    case 'physical':
      return <PhysicalDoor slug={slug} property={property} />;
    case 'unknown':
      return <UnknownDoor property={property} />;
  }
}

interface NextKeyProps extends Pick<DoorProps, 'stay' | 'property' | 'zone' | 'door'> {
  /** The page has something more important: a code is a quiet line, and any other door only a link elsewhere. */
  isRow?: boolean;
}

/** The key that the guest needs next, in full: the code, the slider, or where it is (R2-167). */
export function NextKey({ stay, property, zone, door, isRow = false }: NextKeyProps) {
  useFreshKeys(stay.slug);
  const name = useDoorName(stay)(door);
  const lastChecked = door.code !== null && <LastChecked slug={stay.slug} zone={zone} headingLevel={3} />;
  if (isRow)
    return (
      door.code !== null && (
        <>
          <CodeRow door={door} name={name} code={door.code} />
          {door.validToDate !== null && door.validToDate !== stay.endDate && (
            <p className="-mt-2 text-note text-soft">
              <Validity until={door.validToDate} checkOut={stay.checkOutDate} zone={zone} />
            </p>
          )}
          {lastChecked}
        </>
      )
    );
  return (
    <>
      {lastChecked}
      <NextDoor title={<DoorTitle door={door} name={name} />}>
        <OpenDoor
          door={door}
          name={name}
          stay={stay}
          property={property}
          zone={zone}
          // The card shows the check-out time below, and a code is typed on a keypad, not pasted.
          omit={{ time: door.validToDate === stay.endDate, copy: true }}
        />
      </NextDoor>
    </>
  );
}

/** A door with a physical key: where the guest gets it (R3-81). */
export function PhysicalDoor({ slug, property }: { slug: Slug; property: Property | undefined }) {
  const { t } = useLingui();
  if (property?.checkInMethod === 'front-desk') {
    return <Reason>{t`This door has a metal key. You can collect it from the front desk.`}</Reason>;
  }
  return (
    <>
      <Reason>{t`This door has a metal key. The directions to the building tell you where to find it.`}</Reason>
      <Link to="/stay/location" search={{ slug }} className={buttonClass('quiet', 'self-start')}>
        {t`Where to find us`}
      </Link>
      <DoorHelp question={t`Key missing?`} property={property} />
    </>
  );
}

/** A door that opens in a way this build does not know. */
export function UnknownDoor({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <Reason>{t`You have access to this door, but we cannot show you here how to open it. Please ask us.`}</Reason>
      <DoorHelp question={t`How do I open this door?`} property={property} />
    </>
  );
}

interface ValidityProps {
  until: Instant;
  checkOut: Instant | null;
  zone: ZoneId;
  isForAll?: boolean;
}

/** Until when an open door, or all of them, work, in property time; in the last hour also how long that is. */
export function Validity({ until, checkOut, zone, isForAll = false }: ValidityProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const wait = useAtTime((now) => {
    const left = timeLeft(until, now, checkOut);
    return left < HOUR ? format.duration(left) : null;
  });
  return (
    <span>{isForAll && wait === null ? validityOfAll(i18n, until, zone) : validityText(i18n, until, zone, wait)}</span>
  );
}

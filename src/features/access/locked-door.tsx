import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

import { Link } from '#components/link.tsx';
import { OwnTime } from '#components/clocks.tsx';
import type { AccessType, KeyReadiness } from '#domain/access/access-key.ts';
import { dueState } from '#domain/access/access-key.ts';
import { hoursProductOffer } from '#domain/availability/availability.ts';
import type { Property } from '#domain/property/property.ts';
import { isPastEnd, stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { DoorHelp } from './door-help.tsx';
import { DoorTitle } from './door-name.tsx';
import type { DoorProps } from './types.ts';

interface LockedDoorProps extends DoorProps {
  readiness: Exclude<KeyReadiness, { state: 'ready' }>;
}

/** A door of the way that does not open now, in a line. A notice above says what is missing (R4-49 to R4-53). */
export function LockedDoor(props: LockedDoorProps) {
  const id = `door-${props.door.id}`;
  return (
    <Card as="article" aria-labelledby={id} className="justify-center gap-1!">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="min-w-0">
          <DoorTitle {...props} />
        </h2>
        <Lock aria-hidden className="size-5 shrink-0 text-soft" />
      </div>
      <div className="flex flex-col gap-2 ps-7 text-body text-soft">
        <LockedReason {...props} />
      </div>
    </Card>
  );
}

/** Why a door does not open, in a line. */
export function LockedReason({ door, readiness, stay, property, zone, omit = {} }: LockedDoorProps) {
  const { t } = useLingui();
  switch (readiness.state) {
    case 'after-payment':
      return <p>{door.accessType === 'code' ? t`You will get the code after payment.` : t`After payment`}</p>;
    case 'after-check-in':
      return <p>{t`After check-in`}</p>;
    case 'after-id-check':
      return <p>{t`After ID check`}</p>;
    case 'available-from':
    case 'digital-key-from':
    case 'code-valid-from':
      return (
        <DoorTime
          state={readiness.state}
          at={readiness.at}
          accessType={door.accessType}
          property={property}
          zone={zone}
          isBrief={omit.time}
        />
      );
    case 'not-available':
      return (
        <>
          <p>{t`Not available`}</p>
          {!omit.help && <DoorHelp question={t`Do you need this door?`} property={property} />}
        </>
      );
    case 'expired':
      return <ExpiredDoor at={readiness.at} stay={stay} property={property} zone={zone} />;
  }
}

interface DoorTimeProps {
  state: 'available-from' | 'digital-key-from' | 'code-valid-from';
  at: Instant;
  accessType: AccessType;
  property: Property | undefined;
  zone: ZoneId;
  /** The hour alone: the page shows the day and the wait once for all doors. */
  isBrief?: boolean | undefined;
}

/** From when a door opens: at the property, on the guest's clock, and how long that is (R4-50 to R4-52). */
export function DoorTime({ state, at, accessType, property, zone, isBrief = false }: DoorTimeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const due = useAtTime((now) => dueState(at, now));
  if (due === 'to-come') {
    return (
      <p className="text-body text-pretty">
        <span className={isBrief ? '' : 'font-semibold text-ink'}>
          <ActiveFrom
            state={state}
            accessType={accessType}
            when={isBrief ? format.time(at, zone) : format.dayTime(at, zone)}
          />
        </span>
        {!isBrief && <Wait at={at} property={property} />}
      </p>
    );
  }
  if (isBrief) return <p>{due === 'due' ? t`Any moment now` : t`Not available`}</p>;
  return (
    <>
      <p role="status" className="text-body text-pretty">
        <Overdue due={due} when={format.dayTime(at, zone)} />
      </p>
      {due === 'late' && <DoorHelp question={t`Waiting at this door?`} property={property} />}
    </>
  );
}

/** How long it is until `at`, and what the guest's own clock shows then. */
export function Wait({ at, property }: Pick<DoorTimeProps, 'at' | 'property'>) {
  const format = useFormat();
  const wait = useAtTime((now) => format.duration(toMs(at) - toMs(now)));
  return (
    <span className="block text-soft tabular-nums">
      <Trans comment="How long until a door opens, e.g. 'In 1 h 12 min'">In {wait}</Trans>
      {property && <OwnTime at={at} property={property} />}
    </span>
  );
}

/** The announced time has passed, but the server still withholds the key. */
export function Overdue({ due, when }: { due: 'due' | 'late'; when: string }) {
  return due === 'due' ? (
    <Trans>Your key is due now. We are fetching it.</Trans>
  ) : (
    <Trans>This key should have arrived by {when}. We are still working on it.</Trans>
  );
}

function ActiveFrom({ state, accessType, when }: Pick<DoorTimeProps, 'state' | 'accessType'> & { when: string }) {
  if (state === 'digital-key-from') return <Trans>Digital key works from {when}</Trans>;
  if (state === 'code-valid-from' && accessType === 'code') return <Trans>Code valid from {when}</Trans>;
  return <Trans comment="A key that will be available">Available from {when}</Trans>;
}

interface ExpiredDoorProps {
  at: Instant;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** Until when a door worked, and the way to more hours where they are sold (R4-69). */
export function ExpiredDoor({ at, stay, property, zone }: ExpiredDoorProps) {
  const format = useFormat();
  return (
    <>
      <Reason>
        <Trans comment="A key that has expired">
          No longer available. This key worked until {format.dayTime(at, zone)}.
        </Trans>
        {property && <OwnTime at={at} property={property} />}
      </Reason>
      {property && <LateCheckOutLink stay={stay} property={property} />}
    </>
  );
}

/** The reason in one or two sentences. */
export function Reason({ children }: { children: ReactNode }) {
  return <p className="max-w-[60ch] text-body text-pretty">{children}</p>;
}

/** On the last day before check-out: the way to more hours, where they are sold and not ordered yet. */
export function LateCheckOutLink({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const isOffered = useAtTime(
    (now) =>
      stayPhase(stay, now, property.timezone) === 'check-out-day' &&
      !isPastEnd(stay, now) &&
      hoursProductOffer(stay, 'late-check-out', now).state === 'offered',
  );
  if (!isOffered) return null;
  return (
    <Link to="/stay/late-check-out" search={{ slug: stay.slug }} className={buttonClass('quiet', 'self-start')}>
      {t`Late check-out`}
    </Link>
  );
}

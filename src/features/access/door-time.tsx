import { Trans, useLingui } from '@lingui/react/macro';

import { OwnTime } from '#components/clocks.tsx';
import type { AccessType } from '#domain/access/access-key.ts';
import { dueState } from '#domain/access/key-readiness.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { DoorHelp } from './door-help.tsx';

interface DoorTimeProps {
  state: 'available-from' | 'digital-key-from' | 'code-valid-from';
  at: Instant;
  accessType: AccessType;
  property: Property | undefined;
  zone: ZoneId;
  /** The page says the day and the wait for all doors. */
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
          <Words
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

/** How long it is until then, and what the guest's own clock shows at that moment. */
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

export function Overdue({ due, when }: { due: 'due' | 'late'; when: string }) {
  return due === 'due' ? (
    <Trans>It is time. We are fetching your key.</Trans>
  ) : (
    <Trans>This key should have been here since {when}. We are still trying to get it.</Trans>
  );
}

function Words({ state, accessType, when }: Pick<DoorTimeProps, 'state' | 'accessType'> & { when: string }) {
  if (state === 'digital-key-from') return <Trans>Digital key activated from {when}</Trans>;
  if (state === 'code-valid-from' && accessType === 'code') return <Trans>Code valid from {when}</Trans>;
  return <Trans comment="A key that will be available">Available from {when}</Trans>;
}

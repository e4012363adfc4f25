import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';

import type { KeyReadiness } from '#domain/access/key-readiness.ts';
import { Card } from '#ui/card.tsx';

import { DoorHelp } from './door-help.tsx';
import type { DoorProps } from './door-props.ts';
import { DoorTime } from './door-time.tsx';
import { DoorTitle } from './door-title.tsx';
import { ExpiredDoor } from './expired-door.tsx';

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
      return <p>{door.accessType === 'code' ? t`Code only after payment.` : t`After payment`}</p>;
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

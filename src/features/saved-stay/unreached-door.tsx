import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';

import { useFocusOnRemoval } from '#components/failure.tsx';
import type { Property } from '#domain/property/property.ts';
import { useIsOnline } from '#lib/device.ts';
import { Pill } from '#ui/pill.tsx';

import { CallButton, TryButton } from './saved-ways.tsx';
import type { Trial } from './saved-ways.tsx';

interface UnreachedDoorProps {
  /** Whose number is beside the door; undefined where the page says all that once for all doors. */
  property?: Property | undefined;
  /** Undefined while the first answer is awaited. */
  trial: Trial | undefined;
}

/** Why a door of a kept stay does not open over the network now, and the ways on. */
export function UnreachedDoor({ property, trial }: UnreachedDoorProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const canTry = isOnline && trial !== undefined;
  return (
    <div ref={useFocusOnRemoval()} className="flex flex-col items-start gap-3">
      <Pill tone="info" icon={CloudOff}>{t`Needs a connection`}</Pill>
      {property && (
        <>
          <p>
            {isOnline
              ? t`We can't reach it right now. This page keeps trying.`
              : t`This door opens over the network. Turn on mobile data or join a Wi-Fi.`}
          </p>
          <div className="no-print flex flex-wrap gap-2 empty:hidden">
            {canTry && <TryButton {...trial} />}
            <CallButton phone={property.phone} hasNumber={!canTry} />
          </div>
        </>
      )}
    </div>
  );
}

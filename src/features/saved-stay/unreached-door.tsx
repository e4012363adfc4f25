import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';

import { useFocusHandedOn } from '#blocks/failing.ts';
import type { Property } from '#domain/property/property.ts';
import { Pill } from '#ui/pill.tsx';

import { CallButton, TryButton } from './saved-ways.tsx';
import type { Trial } from './saved-ways.tsx';

interface UnreachedDoorProps {
  property: Property;
  /** Undefined while the first answer is awaited. */
  trial: Trial | undefined;
}

/** Why a door of a kept stay does not open over the network now, and the ways on. */
export function UnreachedDoor({ property, trial }: UnreachedDoorProps) {
  const { t } = useLingui();
  const isOnline = navigator.onLine;
  const canTry = isOnline && trial !== undefined;
  return (
    <div ref={useFocusHandedOn()} className="flex flex-col items-start gap-3">
      <Pill tone="info" icon={CloudOff}>{t`Needs a connection`}</Pill>
      <p>{isOnline ? t`We can't reach this door right now.` : t`This door opens over the network.`}</p>
      <div className="no-print flex flex-wrap gap-2">
        {canTry && <TryButton {...trial} />}
        <CallButton phone={property.phone} hasNumber={!canTry} />
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';

import type { AccessKey } from '#domain/access/access-key.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { Property } from '#domain/property/property.ts';
import type { CheckInState } from '#domain/stay/check-in-state.ts';
import type { Instant } from '#lib/time.ts';

import { CodeHelp, RemoteHelp } from './open-help.tsx';
import { DoorHelp } from './door-help.tsx';

type Help = 'code' | 'remote' | 'not-available';

/** The help that a door asks for at `now`; null for a door whose help is its own. */
export function helpOf(door: AccessKey, now: Instant, checkIn: CheckInState, isSaved: boolean): Help | null {
  const { state } = keyReadiness(door, now, checkIn);
  if (state === 'not-available') return 'not-available';
  if (state !== 'ready') return null;
  if (door.accessType === 'code') return 'code';
  return door.accessType === 'remote' && door.type !== 'elevator' && !isSaved ? 'remote' : null;
}

interface WayHelpProps {
  /** The doors that ask for the same help as another. */
  doors: readonly AccessKey[];
  /** What each of them asks for. */
  helps: readonly (Help | null)[];
  property: Property | undefined;
}

/** The help that several doors of the way ask for, each once, below them. */
export function WayHelp({ doors, helps, property }: WayHelpProps) {
  const { t } = useLingui();
  const keys = new Set(doors.filter((_, at) => helps[at] === 'code').map(({ keypadButton }) => keypadButton));
  if (!helps.some((help) => help !== null)) return null;
  return (
    <div className="flex flex-col ps-11.5">
      {helps.includes('code') && (
        <CodeHelp
          question={t`Code not working?`}
          keypadButton={(keys.size === 1 && [...keys][0]) || null}
          name={undefined}
          property={property}
          validity={false}
        />
      )}
      {helps.includes('remote') && <RemoteHelp question={t`Door not opening?`} name={undefined} property={property} />}
      {helps.includes('not-available') && <DoorHelp question={t`Do you need this door?`} property={property} />}
    </div>
  );
}

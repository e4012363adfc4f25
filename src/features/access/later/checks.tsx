import type { Property } from '#domain/property/property.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DOOR_OPEN_MS } from '#config/constants.ts';

export interface DoorHelpFacts {
  /** The guest's question. */
  question: string;
  /** The key to press after the code; null where there is none. */
  keypadButton: string | null;
  /** The door. */
  name: string;
  property: Property | undefined;
  /** Until when the door opens, where that is not said yet. */
  validity: ReactNode;
}

const SECONDS = DOOR_OPEN_MS / 1_000;

/** What to try where a code does not open its door. */
export function CodeChecks({
  keypadButton,
  name,
  validity,
}: Pick<DoorHelpFacts, 'keypadButton' | 'name' | 'validity'>) {
  return (
    <Checks>
      <li>
        <Trans comment="Checklist for a code that does not work; the name of the door">
          Is this the right door? The code above is for: {name}.
        </Trans>
      </li>
      <li>
        {keypadButton === null ? (
          <Trans>Type all the digits, then wait for the light before you pull.</Trans>
        ) : (
          <Trans>Press {keypadButton} after the code, then wait for the light before you pull.</Trans>
        )}
      </li>
      {validity && (
        <li>
          <Trans>Is the code valid at this hour?</Trans> {validity}
        </li>
      )}
      <li>
        <Trans>Try once more, slowly: about one digit a second.</Trans>
      </li>
    </Checks>
  );
}

/** What to try where a door does not open over the network. */
export function RemoteChecks({ name }: Pick<DoorHelpFacts, 'name'>) {
  return (
    <Checks>
      <li>
        <Trans comment="Checklist for a door that does not open; the name of the door">
          Is this the right door? This opens: {name}.
        </Trans>
      </li>
      <li>
        <Trans>Go to the door first: it stays open for {SECONDS} seconds only.</Trans>
      </li>
      <li>
        <Trans>Wait for the green light at the lock, then push the handle down.</Trans>
      </li>
      <li>
        <Trans>Are you online? This door opens over the network.</Trans>
      </li>
    </Checks>
  );
}

function Checks({ children }: { children: ReactNode }) {
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-body">{children}</ul>
      <p className="text-body font-semibold">
        <Trans>Still shut? We are here for you.</Trans>
      </p>
    </>
  );
}

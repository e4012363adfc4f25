import { Trans } from '@lingui/react/macro';

import { DOOR_OPEN_MS } from '#config/constants.ts';

import type { DoorHelpFacts } from './code-help.tsx';
import { DoorHelp } from './door-help.tsx';

const SECONDS = DOOR_OPEN_MS / 1_000;

/** What to try where a door, or one of several, does not open over the network. */
export function RemoteHelp({ question, name, property }: Pick<DoorHelpFacts, 'question' | 'name' | 'property'>) {
  return (
    <DoorHelp
      question={question}
      property={property}
      checklist={[
        name === undefined ? (
          <Trans key="door" comment="Checklist below several doors">
            Is this the right door? Please compare the name.
          </Trans>
        ) : (
          <Trans key="door" comment="Checklist for a door that does not open; the name of the door">
            Is this the right door? This opens: {name}.
          </Trans>
        ),
        <Trans key="near">Go to the door first: it stays open for {SECONDS} seconds only.</Trans>,
        <Trans key="light">Wait for the green light at the lock, then push the handle down.</Trans>,
        <Trans key="online">Are you online? This door opens over the network.</Trans>,
      ]}
    />
  );
}

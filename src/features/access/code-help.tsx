import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Property } from '#domain/property/property.ts';

import { DoorHelp } from './door-help.tsx';

export interface DoorHelpFacts {
  /** The guest's question. */
  question: string;
  /** The key to press after the code; null where there is none, or where several codes end differently. */
  keypadButton: string | null;
  /** The door; undefined for several doors. */
  name: string | undefined;
  property: Property | undefined;
  /** Until when the door opens, where that is not said yet. */
  validity: ReactNode;
}

/** What to try where a code, or one of several, does not open its door. */
export function CodeHelp({ question, keypadButton, name, property, validity }: DoorHelpFacts) {
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
          <Trans key="door" comment="Checklist for a code that does not work; the name of the door">
            Is this the right door? The code above is for: {name}.
          </Trans>
        ),
        keypadButton === null ? (
          <Trans key="light">Type all the digits, then wait for the light before you pull.</Trans>
        ) : (
          <Trans key="light">Press {keypadButton} after the code, then wait for the light before you pull.</Trans>
        ),
        ...(validity
          ? [
              <span key="time">
                <Trans>Is the code valid at this hour?</Trans> {validity}
              </span>,
            ]
          : []),
        <Trans key="slowly">Try once more, slowly: about one digit a second.</Trans>,
      ]}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';

import { DoorHelp } from './door-help.tsx';

export interface DoorHelpFacts {
  /** The guest's question. */
  question: string;
  door: AccessKey;
  name: string;
  property: Property | undefined;
  /** Until when the door opens. */
  validity: ReactNode;
}

/** What to try where a code does not open its door. */
export function CodeHelp({ question, door: { keypadButton, validToDate }, name, property, validity }: DoorHelpFacts) {
  return (
    <DoorHelp
      question={question}
      property={property}
      checklist={[
        <Trans key="door" comment="Checklist for a code that does not work; the name of the door">
          Is this the right door? The code above is for: {name}.
        </Trans>,
        keypadButton === null ? (
          <Trans key="light">Type all the digits, then wait for the light before you pull.</Trans>
        ) : (
          <Trans key="light">Press {keypadButton} after the code, then wait for the light before you pull.</Trans>
        ),
        ...(validToDate === null
          ? []
          : [
              <span key="time">
                <Trans>Is the code valid at this hour?</Trans> {validity}
              </span>,
            ]),
        <Trans key="slowly">Try once more, slowly: about one digit a second.</Trans>,
      ]}
    />
  );
}

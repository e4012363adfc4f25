import type { ReactNode } from 'react';

import type { Property } from '#domain/property/property.ts';
import { latePart } from '#lib/late-part.ts';

import { DoorHelp } from './door-help.tsx';
import { loadLate } from './load-late.ts';

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

/** In a file that no door waits for; without it the help names who answers. */
const CodeChecks = latePart(() => loadLate().then((late) => late.CodeChecks));
const RemoteChecks = latePart(() => loadLate().then((late) => late.RemoteChecks));

/** Help where a code does not open its door. */
export function CodeHelp({ question, property, ...facts }: DoorHelpFacts) {
  return (
    <DoorHelp question={question} property={property}>
      <CodeChecks {...facts} />
    </DoorHelp>
  );
}

/** Help where a door does not open over the network. */
export function RemoteHelp({ question, name, property }: Pick<DoorHelpFacts, 'question' | 'name' | 'property'>) {
  return (
    <DoorHelp question={question} property={property}>
      <RemoteChecks name={name} />
    </DoorHelp>
  );
}

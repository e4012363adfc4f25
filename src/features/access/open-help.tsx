import { DoorHelp } from './door-help.tsx';
import { CodeChecks, RemoteChecks } from './later/checks.tsx';
import type { DoorHelpFacts } from './later/checks.tsx';

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

import { Trans, useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/share.tsx';
import { spokenCode } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import { codeGroups } from '#ui/code-groups.ts';
import { SPACE } from '#ui/elements.tsx';
import type { Elements } from '#ui/elements.tsx';

import { Checklist, DoorHelp } from './door-help.tsx';
import { DoorTitle } from './door-name.tsx';
import { DoorCode } from './door-views.tsx';

interface CodeDoorProps {
  door: AccessKey;
  code: string;
  name: string;
  property: Property | undefined;
  /** Until when the door opens; false where the page shows it elsewhere. */
  validity: Elements;
  /** Whether the code can be copied, for guests who arrive later. */
  hasCopy: boolean;
}

/** A door that opens by code: as large as fits, with the button that ends it (R3-82). */
export function CodeDoor({ door, code, name, property, validity, hasCopy }: CodeDoorProps) {
  const { i18n, t } = useLingui();
  const { keypadButton } = door;
  return (
    <>
      <DoorCode i18n={i18n} code={code} keypadButton={keypadButton} validity={validity}>
        {hasCopy && <CopyValue value={code} label={t`Copy the code`} />}
      </DoorCode>
      <CodeHelp
        question={t`Code not working?`}
        keypadButton={keypadButton}
        name={name}
        property={property}
        validity={validity}
      />
    </>
  );
}

/** A door and its code in a quiet line, for a guest who goes out once more (R2-166). */
export function CodeRow({ door, name, code }: { door: AccessKey; name: string; code: string }) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
      <DoorTitle door={door} name={name} />
      <span className="sr-only">{spokenCode(i18n, code, door.keypadButton)}</span>
      <span aria-hidden translate="no" className="text-title font-semibold tabular-nums">
        {[...codeGroups(code), door.keypadButton].join(' ')}
      </span>
    </p>
  );
}

interface CodeHelpProps extends Pick<CodeDoorProps, 'name' | 'property' | 'validity'> {
  /** The guest's question. */
  question: string;
  /** The key to press after the code; null where there is none. */
  keypadButton: string | null;
}

/** Help where a code does not open its door. */
export function CodeHelp({ question, keypadButton, name, property, validity }: CodeHelpProps) {
  return (
    <DoorHelp question={question} property={property}>
      <Checklist>
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
            <Trans>Is the code valid right now?</Trans>
            {SPACE}
            {validity}
          </li>
        )}
        <li>
          <Trans>Try once more, slowly: about one digit a second.</Trans>
        </li>
      </Checklist>
    </DoorHelp>
  );
}
